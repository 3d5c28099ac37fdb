"""The wire in TypeScript: `web/src/wire.ts` is what this module prints.

python -m haricot.server.typescript > web/src/wire.ts
"""

from __future__ import annotations

import inspect
import io
import tokenize
from typing import Any, get_args

import msgspec
from msgspec import inspect as shapes

from haricot.calls import clubs, faces
from haricot.calls import shapes as http
from haricot.table import lessons, wire, wishes

# What clients send over HTTP; what they send over the socket says its own name.
REQUESTS = (
    wishes.NewTable,
    http.Join,
    http.Spoken,
    http.Rematch,
    http.SeatChange,
    http.PaceChange,
    http.Rename,
    http.Credentials,
    http.NewPassphrase,
    http.RecordText,
    clubs.NewEvening,
    clubs.PlaceWanted,
    clubs.PlaceChange,
    clubs.TableOfEvening,
    clubs.RatingWish,
)
UNIONS = {"FromClient": wire.FromClient, "FromServer": wire.FromServer}
ARG = shapes.type_info(wire.Arg)
GIVEN = shapes.type_info(wire.Given)
FILES = (wire, wishes, lessons, faces, http, clubs)  # that hold what travels, in the order of reading
HEAD = """// Made from src/haricot/table/{wire,wishes,lessons}.py and src/haricot/calls/{faces,shapes,clubs}.py by `python -m haricot.server.typescript`: do not edit.
"""


def source() -> str:
    """The whole file."""
    known = {shape.cls: shape for shape in map(shape_of, structs())}
    asked = reached(known, [*get_args(wire.FromClient), *REQUESTS])
    told = reached(known, [cls for cls in known if cls not in asked or cls in get_args(wire.FromServer)])
    parts = [
        HEAD,
        f"export const VERSION = {wire.VERSION};\n",
        f"export type Arg = {written(ARG, aliased=False)};\n",
        f"export type Given = {written(GIVEN, aliased=False)};\n",
        "/** A number into `Table.cards`; null is a back. */\nexport type Card = number | null;\n",
    ]
    parts += [declared(shape, optional=cls in asked and cls not in told) for cls, shape in known.items()]
    for name, union in UNIONS.items():
        parts.append(f"export type {name} =\n  | " + "\n  | ".join(cls.__name__ for cls in get_args(union)) + ";\n")
    return "\n".join(parts)


def structs() -> list[type[msgspec.Struct]]:
    """Every struct that travels, in the order of the files."""
    found = [(file, value) for file in FILES for value in vars(file).values() if isinstance(value, type)]
    ours = [value for file, value in found if issubclass(value, msgspec.Struct) and value.__module__ == file.__name__]
    return [cls for cls in ours if cls is not wire.Base]


def shape_of(cls: type[msgspec.Struct]) -> shapes.StructType:
    """What msgspec knows of a struct."""
    shape = shapes.type_info(cls)
    assert isinstance(shape, shapes.StructType)
    return shape


def reached(known: dict[Any, shapes.StructType], roots: list[Any]) -> set[Any]:
    """These structs and all that lie in them."""
    found: set[Any] = set()
    open_ends = list(roots)
    while open_ends:
        cls = open_ends.pop()
        if cls not in found:
            found.add(cls)
            open_ends += [inner for field in known[cls].fields for inner in inner_structs(field.type)]
    return found


def inner_structs(shape: shapes.Type) -> list[Any]:
    """The structs that a type speaks of."""
    if isinstance(shape, shapes.StructType):
        return [shape.cls]
    if isinstance(shape, shapes.ListType):
        return inner_structs(shape.item_type)
    if isinstance(shape, shapes.DictType):
        return inner_structs(shape.value_type)
    if isinstance(shape, shapes.UnionType):
        return [cls for one in shape.types for cls in inner_structs(one)]
    return []


def declared(shape: shapes.StructType, optional: bool) -> str:
    """One struct: a tuple if it travels as an array, else an interface; `optional`: what has a default may be left out."""
    notes = field_notes(shape.cls)
    text = comment(inspect.cleandoc(shape.cls.__doc__ or ""), "")
    if shape.array_like:
        places = ", ".join(f"{field.encode_name}: {written(field.type)}" for field in shape.fields)
        return f"{text}export type {shape.cls.__name__} = [{places}];\n"
    parent = shape.cls.__bases__[0]
    told = {field.name for field in msgspec.structs.fields(parent)}
    text += f"export interface {shape.cls.__name__} {f'extends {parent.__name__} ' if told else ''}{{\n"
    if shape.tag is not None:
        text += f"  {shape.tag_field}: {quoted(shape.tag)};\n"
    for field in [field for field in shape.fields if field.name not in told]:
        left_out = optional or shape.cls.__struct_config__.omit_defaults
        mark = "?" if left_out and not field.required else ""
        text += comment(notes.get(field.name, ""), "  ")
        text += f"  {field.encode_name}{mark}: {written(field.type)};\n"
    return text + "}\n"


def written(shape: shapes.Type, aliased: bool = True) -> str:
    """A type in TypeScript."""
    if aliased and shape in (ARG, GIVEN):
        return "Arg" if shape == ARG else "Given"
    if isinstance(shape, shapes.StructType):
        return str(shape.cls.__name__)
    if isinstance(shape, shapes.BoolType):
        return "boolean"
    if isinstance(shape, shapes.IntType | shapes.FloatType):
        return "number"
    if isinstance(shape, shapes.StrType):
        return "string"
    if isinstance(shape, shapes.NoneType):
        return "null"
    if isinstance(shape, shapes.LiteralType):
        return " | ".join(quoted(value) for value in shape.values)
    if isinstance(shape, shapes.ListType):
        item = written(shape.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(shape, shapes.DictType):
        return f"Record<{written(shape.key_type)}, {written(shape.value_type)}>"
    if isinstance(shape, shapes.UnionType):
        return " | ".join(written(one) for one in shape.types)
    raise TypeError(f"{shape} has no TypeScript here")


def quoted(value: object) -> str:
    """A literal."""
    return msgspec.json.encode(value).decode()


def comment(text: str, indent: str) -> str:
    """A documentation comment; nothing for no text."""
    lines = text.split("\n")
    if len(lines) == 1:
        return f"{indent}/** {text} */\n" if text else ""
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in lines) + f"{indent} */\n"


def field_notes(cls: type) -> dict[str, str]:
    """The comments behind a struct's fields."""
    found: dict[str, str] = {}
    first = ""
    for token in tokenize.generate_tokens(io.StringIO(inspect.getsource(cls)).readline):
        if token.type == tokenize.NEWLINE:
            first = ""
        elif token.type == tokenize.NAME and not first:
            first = token.string
        elif token.type == tokenize.COMMENT and first:
            found[first] = token.string.lstrip("# ")
    return found


if __name__ == "__main__":
    print(source(), end="")
