"""Records that somebody brings along, shrunk to what a replay needs before they are read.

A file may hold fields of others, of any size and depth (:class:`stellwerk.core.record.Record` keeps
them); nothing here looks into those. What is left is bounded, so that reading it takes no time.
"""

from __future__ import annotations

import json
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from stellwerk.core.record import Record
from stellwerk.core.refusal import Invalid, Refusal, refuse

# Far more than any game has; they only stop what cannot be meant.
_Number = Annotated[int, Meta(ge=-(2**31), le=2**31)]
_Name = Annotated[str, Meta(max_length=200)]
_Entry = Annotated[str, Meta(max_length=500)]
_Numbers = Annotated[list[_Number], Meta(max_length=100)]
_Sheet = Annotated[dict[_Name, _Number], Meta(max_length=100)]
_Options = Annotated[dict[_Name, bool | _Number | _Name], Meta(max_length=100)]

# The fields of a record, what they may hold, and what a refusal says is expected.
_FIELDS: Final = {
    "stellwerk": (_Number, "format"),
    "game": (_Name, "text"),
    "rules": (_Number | _Sheet, "versions"),
    "options": (_Options, "object"),
    "seats": (Annotated[list[_Name], Meta(max_length=100)], "texts"),
    "entries": (Annotated[list[_Entry], Meta(max_length=20_000)], "texts"),
    "scores": (Annotated[list[_Sheet], Meta(max_length=100)], "scores"),
    "places": (_Numbers, "numbers"),
    "seed": (_Name, "hex"),
}
_decoders: Final = {
    name: (msgspec.json.Decoder(kind), expected) for name, (kind, expected) in _FIELDS.items()
}
_fields: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])


def read(whole: bytes) -> Record:
    """The record in a file, without what a replay does not need; or ``Invalid``, and where."""
    try:
        given = _fields.decode(whole.removeprefix(b"\xef\xbb\xbf"))
    except msgspec.ValidationError:
        raise Invalid(refuse("", "core.record_field", field="whole", expected="object")) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Invalid(_unreadable(whole)) from None
    needed = {}
    for name, (decoder, expected) in _decoders.items():
        if name in given:
            try:
                needed[name] = decoder.decode(given[name])
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                raise Invalid(
                    refuse("", "core.record_field", field=name, expected=expected)
                ) from None
    return Record.load(json.dumps(needed))


def _unreadable(whole: bytes) -> Refusal:
    """Where the text is no JSON; the first line if that is not easily said."""
    line = column = 1
    try:
        json.loads(whole.decode("utf-8-sig"))
    except json.JSONDecodeError as error:
        line, column = error.lineno, error.colno
    except (ValueError, RecursionError):
        pass
    return refuse("", "core.record_json", line=line, column=column)
