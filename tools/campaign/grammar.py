"""Requests that nobody would send in good faith: the API's own grammar, bent, and bytes that are no
HTTP at all. The same seed and number always give the same request."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final
from urllib.parse import quote, urlencode

from tools.campaign.wire import request

_PAGES: Final = ("/", "/new", "/score", "/replay", "/rules/ink", "/rules/maerklin", "/health")
_PAGES_OF: Final = (
    "/t/{id}",
    "/t/{id}/devices",
    "/s/{token}",
    "/w/{token}",
    "/feed/{token}",
    "/replay/{id}/0",
)
_TEXTS: Final = (
    "", " ", "end", "Ada", "x" * 600, "\0", "\u202e", "🚂", "../../etc/passwd", "' OR 1=1 --",
    "<script>", "%s%n", "{{7*7}}", "\ud800", "9" * 40, "null", "a\r\nb: c", "ﷺ", "-1", "1e999",
)  # fmt: skip
_NUMBERS: Final = (0, 1, -1, 7, 99, 10**6, 2**31, 2**53, 2**63, 10**30, -(10**30), 0.5, 1e308)
_HOSTS: Final = ("a:99999999", "[", "a b", "", "evil.example", "127.0.0.1:x", "a" * 5000)
_ORIGINS: Final = ("http://[", "null", "http://evil.example", "", "file://", "http://a:99999999")
_TYPES: Final = (
    "application/json", "text/plain", "multipart/form-data", "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x", "application/json; charset=klingon", "\u00ff", "",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Sent:
    """Bytes to be sent; of what is not ``whole`` a server may rightly wait for the rest."""

    text: bytes
    whole: bool


@dataclass(frozen=True, slots=True)
class Known:
    """What the sender knows of the server."""

    operations: Sequence[tuple[str, str, dict[str, Any]]]  # method, path, schema of the body
    tables: Sequence[str]
    tokens: Sequence[str]  # its own, and foreign ones
    wrong: Sequence[str]


def operations(document: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    """The routes of an OpenAPI document, with the bodies they take."""
    found = []
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            content = operation.get("requestBody", {}).get("content", {})
            schemas = [media.get("schema", {}) for media in content.values()]
            schema = _resolved(schemas[0], document) if schemas else {}
            found.append((method.upper(), path, schema))
    return found


def _resolved(schema: dict[str, Any], document: dict[str, Any]) -> dict[str, Any]:
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        found: dict[str, Any] = document["components"]["schemas"][name]
        return found
    return schema


class Bender:
    """Makes one request after the other."""

    def __init__(self, known: Known, seed: str, number: int) -> None:
        self.known = known
        self.rng = Random(f"{seed} {number}")

    def make(self) -> Sent:
        kinds = (self.call, self.page, self.form, self.oversized)
        if self.rng.random() < 0.12:
            return Sent(self.rubbish(), whole=False)
        return Sent(self.rng.choices(kinds, (68, 17, 9, 6))[0](), whole=True)

    # -- HTTP as it should be, meaning something else --------------------------------------------

    def call(self) -> bytes:
        rng = self.rng
        method, template, schema = rng.choice(self.known.operations)
        if rng.random() < 0.05:
            method = rng.choice(("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH"))
        path = self.fill(template) + self.query()
        headers = self.headers()
        body = b""
        if method == "POST":
            headers.setdefault("content-type", "application/json")
            body = self.body(schema)
        return request(method, path, body, headers)

    def page(self) -> bytes:
        path = self.rng.choice(_PAGES + _PAGES_OF)
        method = "HEAD" if self.rng.random() < 0.1 else "GET"
        return request(method, self.fill(path) + self.query(), headers=self.headers())

    def form(self) -> bytes:
        rng = self.rng
        path = self.fill(rng.choice(("/new", "/replay", "/s", "/s/{token}", "/t/{id}/again")))
        headers = self.headers()
        headers["content-type"] = rng.choice(_TYPES)
        names = [
            "name",
            "seat",
            "seat_name",
            "game",
            "text",
            "record",
            "clock",
            "title",
            "link",
            "take",
            "key",
            "of",
            "number",
        ]
        fields = [(rng.choice(names), self.text()) for _ in range(rng.randrange(6))]
        body = urlencode(fields, errors="surrogatepass").encode()
        if "multipart" in headers["content-type"]:
            charset = rng.choice(("utf-8", "klingon", "utf-16", ""))
            parts = (
                f'--x\r\nContent-Disposition: form-data; name="{name}"\r\n'
                f"Content-Type: text/plain; charset={charset}\r\n\r\n{value}\r\n"
                for name, value in fields
            )
            body = ("".join(parts) + "--x--\r\n").encode("utf-8", "surrogatepass")
        return request("POST", path, body, headers)

    def oversized(self) -> bytes:
        rng = self.rng
        match rng.randrange(4):
            case 0:
                return request("POST", "/api/tables", b"[" * rng.choice((5000, 60_000, 200_000)))
            case 1:
                return request("GET", "/score?board=" + "x" * rng.choice((3000, 20_000, 60_000)))
            case 2:
                many = {f"x-{number}": "y" * 200 for number in range(rng.choice((20, 200)))}
                return request("GET", "/api/games", headers=many)
            case _:
                cookies = "; ".join(f"seat-{n}={self.token()}" for n in range(80))
                return request(
                    "GET", self.fill("/api/tables/{table_id}"), headers={"cookie": cookies}
                )

    # -- bytes -----------------------------------------------------------------------------------

    def rubbish(self) -> bytes:
        rng = self.rng
        whole = self.call() if rng.random() < 0.8 else self.form()
        match rng.randrange(7):
            case 0:  # a few bytes changed
                bent = bytearray(whole)
                for _ in range(rng.randrange(1, 6)):
                    bent[rng.randrange(len(bent))] = rng.randrange(256)
                return bytes(bent)
            case 1:
                return rng.randbytes(rng.randrange(1, 300)) + b"\r\n\r\n"
            case 2:  # two lengths, or one that is none
                length = rng.choice(("5\r\nContent-Length: 6", "-1", "99999999999", "x", "0x10"))
                head = f"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: {length}"
                return f"{head}\r\n\r\n{{}}".encode()
            case 3:  # chunks that are none
                size = rng.choice(("zz", "-5", "ffffffffffffffffff", "2"))
                head = "POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
                return f"{head}{size}\r\n{{}}\r\n0\r\n\r\n".encode()
            case 4:
                line = rng.choice(
                    ("GET", "GET / HTTP/9.9", "GET  /  HTTP/1.1", "get / http/1.1", "\0")
                )
                return f"{line}\r\nHost: a\r\n\r\n".encode()
            case 5:  # one request in another
                return request("GET", "/health", whole, {"content-length": str(len(whole) // 2)})
            case _:  # an upgrade to what there is not
                more = {"connection": "Upgrade", "upgrade": rng.choice(("websocket", "h2c", "x"))}
                return request("GET", self.fill("/api/tables/{table_id}/events"), headers=more)

    # -- pieces ----------------------------------------------------------------------------------

    def fill(self, template: str) -> str:
        rng = self.rng
        path = template
        for name in ("table_id", "id"):
            path = path.replace(f"{{{name}}}", rng.choice((*self.known.tables, self.escaped())))
        path = path.replace("{game}", rng.choice(("ink", "maerklin", "raildice", self.escaped())))
        path = path.replace("{token}", rng.choice((self.token(), self.escaped())))
        while "{" in path:
            before, _, rest = path.partition("{")
            path = before + self.escaped() + rest.partition("}")[2]
        return path

    def query(self) -> str:
        rng = self.rng
        if rng.random() < 0.6:
            return ""
        names = (
            "seat",
            "of",
            "move",
            "lang",
            "theme",
            "board",
            "edition",
            "before",
            "step",
            "made",
        )
        pairs = [(rng.choice(names), self.text()) for _ in range(rng.randrange(1, 4))]
        return "?" + urlencode(pairs, errors="surrogatepass")

    def headers(self) -> dict[str, str]:
        rng = self.rng
        headers: dict[str, str] = {}
        if rng.random() < 0.8:
            headers["authorization"] = (
                f"{rng.choice(('Bearer', 'bearer', 'Basic', ''))} {self.token()}"
            )
        for name, values, share in (
            ("host", _HOSTS, 0.03),
            ("origin", _ORIGINS, 0.05),
            ("content-type", _TYPES, 0.05),
            ("accept-language", ("de", "xx;q=x", "*", "," * 200), 0.05),
            ("last-event-id", ("x", "-1", "9" * 30), 0.05),
            ("cookie", ("seat-0=x; host=y", "=;=;", "lang=xx; theme=\x7f"), 0.05),
            ("x-forwarded-for", ("1.2.3.4", "x, y", "::" * 40), 0.05),
        ):
            if rng.random() < share:
                headers[name] = rng.choice(values)
        return headers

    def body(self, schema: dict[str, Any]) -> bytes:
        rng = self.rng
        fields = schema.get("properties", {}) if rng.random() < 0.9 else {}
        told: Any = {name: self.value(name) for name in fields if rng.random() < 0.9}
        if rng.random() < 0.1:
            told = self.value("")
        text = json.dumps(told).encode()
        if rng.random() < 0.05:
            text = text[: rng.randrange(len(text) + 1)] + rng.choice((b"", b"\xff", b"\xc3\x28"))
        return text

    def value(self, name: str) -> Any:
        """Something that may stand in a field of this name, or should not."""
        rng = self.rng
        likely: dict[str, Any] = {
            "game": rng.choice(("ink", "maerklin", "raildice", "chess")),
            "seats": [self.seat() for _ in range(rng.randrange(4))],
            "kind": rng.choice(("person", "bot", "open")),
            "clock": {"kind": rng.choice(("none", "round", "day", "x")), "seconds": self.number()},
            "move": rng.choice(("end", "01H.H.-", "11HRHRo", "draw", self.text())),
            "made": rng.choice((0, 1, 2, self.number())),
            "key": rng.choice(("k", f"k{rng.random()}", self.text())),
            "options": {self.text(): self.text()},
            "board": rng.choice(("01H.H.- 11HRHRo", "v2", self.text())),
            "extras": {"goals": self.number()},
            "lights": rng.random() < 0.5,
        }
        if name in likely and rng.random() < 0.85:
            return likely[name]
        return rng.choice(
            (None, True, self.text(), self.number(), [], {}, [self.text()], {"a": {}})
        )

    def seat(self) -> Any:
        rng = self.rng
        kind = rng.choice(("person", "open", "bot", self.text()))
        seat = {"kind": kind, "name": self.text(), "bot": rng.choice(("random", "x"))}
        return {name: value for name, value in seat.items() if rng.random() < 0.8}

    def text(self) -> str:
        return self.rng.choice(_TEXTS)

    def escaped(self) -> str:
        return quote(self.text(), safe="", errors="surrogatepass")[:300] or "x"

    def number(self) -> float:
        return self.rng.choice(_NUMBERS)

    def token(self) -> str:
        return self.rng.choice((*self.known.tokens, *self.known.wrong))
