"""Write the types of what the page's scripts are sent, from what the server sends.

`src/stellwerk/web/static/types.d.ts` follows from the structs of `web/wire.py` and `web/bodies.py`
and from the descriptions in `draw/page_data.py`; `static/boards/KEY/types.d.ts` from
`draw/KEY/page_data.py`, where a game's own scripts read more. With `--check` nothing is written,
and the command fails if anything would change. Run it by `python -P`: a neighbour of this file is
called like a module of the standard library.
"""

from __future__ import annotations

import dataclasses
import importlib
import importlib.util
import inspect
import re
import sys
import types
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from stellwerk.core import registry
from stellwerk.draw import page_data, picture
from stellwerk.games import keys
from stellwerk.web import bodies, problems, wire

STATIC = Path(__file__).parent.parent / "src" / "stellwerk" / "web" / "static"
HEAD = "// Written by tools/page_types.py from what the server sends; not to be changed by hand.\n"
SIMPLE: Mapping[object, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    object: "any",
    Any: "any",
    None: "null",
    type(None): "null",
}
LEFT_OUT = ("Told", "Lean")  # only what others are made of


def spelt(kind: Any) -> str:
    """An annotation as TypeScript writes it."""
    if kind == picture.PackedItem:
        return "Item"  # as the page opens it
    if kind in SIMPLE:
        return SIMPLE[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Annotated, Required, NotRequired):
        return spelt(args[0])
    if origin is Literal:
        return " | ".join(f'"{one}"' if isinstance(one, str) else str(one) for one in args)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(map(spelt, args)))
    if origin in (list, Sequence) or (origin is tuple and args[-1] is Ellipsis):
        inner = spelt(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(map(spelt, args))}]"
    if origin in (dict, Mapping):
        return f"Record<string, {spelt(args[1])}>"
    if inspect.isclass(kind):
        return kind.__name__.removesuffix("Body")
    raise TypeError(f"no TypeScript for {kind!r}")


def fields(kind: Any) -> Iterator[tuple[str, bool, str]]:
    """Name, whether it may be missing, and type of each field."""
    hints = get_type_hints(kind, include_extras=True)
    if is_typeddict(kind):
        for name, hint in hints.items():
            yield name, get_origin(hint) is NotRequired, spelt(hint)
    elif dataclasses.is_dataclass(kind):
        for field in dataclasses.fields(kind):  # an empty text is left out as well
            given = field.default is not dataclasses.MISSING or field.type == "str"
            yield field.name, given, spelt(hints[field.name])
    else:
        lean = kind.__struct_config__.omit_defaults
        for one in msgspec.structs.fields(kind):
            free = lean and not one.required  # what is as usual, or nothing, is left out
            told = spelt(hints[one.name])
            yield one.name, free, told.removesuffix(" | null") if free else told


def interface(kind: Any) -> str:
    """One described thing."""
    name = kind.__name__.removesuffix("Body")
    first = inspect.cleandoc(kind.__dict__.get("__doc__") or "").partition("\n\n")[0]
    told = f"/** {first.replace(chr(10), ' ')} */\n" if first else ""
    lines = [
        f"  {field}{'?' if free else ''}: {spelling};" for field, free, spelling in fields(kind)
    ]
    return f"{told}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def described(module: types.ModuleType) -> list[Any]:
    """The structs and typed dictionaries of a module, in the order in which they stand there."""
    return [
        kind
        for name, kind in vars(module).items()
        if inspect.isclass(kind)
        and kind.__module__ == module.__name__
        and not name.startswith("_")
        and name not in LEFT_OUT
        and (is_typeddict(kind) or issubclass(kind, msgspec.Struct))
        and not issubclass(
            kind, bodies.Asked
        )  # what is sent to the server is made where it is sent
    ]


def made_of(kind: Any) -> list[Any]:
    """The typed dictionaries inside an annotation."""
    if is_typeddict(kind):
        hints = get_type_hints(kind, include_extras=True).values()
        return list(dict.fromkeys(one for hint in hints for one in inside(hint)))
    return []


def inside(hint: Any) -> Iterator[Any]:
    if is_typeddict(hint):
        yield hint
    for arg in get_args(hint):
        yield from inside(arg)


def shared() -> str:
    """What the scripts of all games are sent."""
    kinds = [
        picture.Item,
        *described(page_data),
        *described(wire),
        *described(bodies),
        problems.Problem,
    ]
    return HEAD + "\n" + "\n".join(map(interface, kinds))


def of_game(key: str) -> str | None:
    """What the scripts of a game are sent besides, if it says."""
    module = f"stellwerk.draw.{key}.page_data"
    if importlib.util.find_spec(module) is None:
        return None
    own = described(importlib.import_module(module))
    for kind in own:  # and, while it grows, what those in it are made of
        own += [one for one in made_of(kind) if one not in (*own, *described(page_data))]
    text = "\n".join(map(interface, own))
    known = {kind.__name__ for kind in own}
    shared_names = [
        kind.__name__
        for kind in (picture.Item, *described(page_data))
        if kind.__name__ not in known
    ]
    used = [name for name in shared_names if re.search(rf"[ <(]{name}\b", text)]
    imports = f'import type {{ {", ".join(used)} }} from "../../types";\n\n' if used else ""
    return HEAD + "\n" + imports + text


def files() -> Iterator[tuple[Path, str]]:
    """Every file with what belongs into it."""
    yield STATIC / "types.d.ts", shared()
    for key in keys():
        if registry.plugin(key) is None and (text := of_game(key)):
            yield STATIC / "boards" / key / "types.d.ts", text


def main(check: bool) -> int:
    """Write all files; gives the exit code."""
    stale = []
    for path, text in files():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            stale.append(path.relative_to(STATIC).as_posix())
            if not check:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, encoding="utf-8", newline="\n")
    if check and stale:
        print(f"types differ, run `python -P tools/page_types.py`: {', '.join(stale)}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
