"""Records inside addresses: an imported game is kept nowhere but in the links to its steps."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import Final

from stellwerk.core.record import Record
from stellwerk.core.refusal import Invalid, Refused, refuse
from stellwerk.web import foreign_records

MARK: Final = "r."  # tables have no such ids
_LONGEST: Final = 12_000  # letters of an address
_LARGEST: Final = 400_000  # bytes of a record


def pack(record: Record) -> str:
    """The record as a part of an address; refuses one that is too long for that."""
    text = json.dumps(json.loads(record.save()), ensure_ascii=False, separators=(",", ":"))
    packer = zlib.compressobj(9, wbits=-15)
    packed = packer.compress(text.encode()) + packer.flush()
    found = MARK + base64.urlsafe_b64encode(packed).rstrip(b"=").decode()
    if len(found) > _LONGEST:
        raise Invalid(refuse("", "web.record_long"))
    return found


def unpack(text: str) -> Record:
    """The record in a part of an address; refuses what is none."""
    data = text.removeprefix(MARK)
    try:
        packed = base64.b64decode(data + "=" * (-len(data) % 4), altchars=b"-_", validate=True)
        opener = zlib.decompressobj(wbits=-15)
        # A few bytes can unpack to gigabytes.
        whole = opener.decompress(packed, _LARGEST)
        if not opener.eof:
            raise ValueError
    except (ValueError, binascii.Error, zlib.error):
        raise Refused(refuse("", "web.not_found")) from None
    return foreign_records.read(whole)
