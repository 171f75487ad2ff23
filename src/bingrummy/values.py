"""Value types: frozen records with named fields, equal by their values.

What may live here: the one decorator that makes them. It does what `dataclasses.dataclass` does
when frozen and with slots, as far as the core needs it, at a fifteenth of the price: a frozen
dataclass takes most of a millisecond to make, and the core has some forty
(`docs/decisions/value-types.md`).
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414 - given on
else:

    def mypyc_attr(**_: object) -> Callable[[type], type]:
        """Tell the compiler of a class: that it is in no cycle, how many to keep for reuse."""
        return lambda cls: cls


_T = TypeVar("_T")


@dataclass_transform(frozen_default=True, eq_default=True)
def value(cls: type[_T]) -> type[_T]:
    """Make a class with annotated fields a value type; `__post_init__` may judge the fields.

    >>> @value
    ... class Point:
    ...     x: int
    ...     y: int = 0
    >>> Point(3), Point(3, 0) == Point(3), hash(Point(3)) == hash(Point(3))
    (Point(x=3, y=0), True, True)
    >>> Point(3).x = 4
    Traceback (most recent call last):
    AttributeError: Point can't be changed: x
    """
    names = tuple(cls.__dict__.get("__annotations__", {}))  # noqa: RUF063 - inspect is slow to import
    defaults = {name: cls.__dict__[name] for name in names if name in cls.__dict__}
    body = {name: what for name, what in cls.__dict__.items() if name not in defaults}
    body.pop("__dict__", None)
    body.pop("__weakref__", None)
    methods: dict[str, Any] = {
        "__repr__": text,
        "__eq__": _eq,
        "__hash__": _hash,
        "__setattr__": _refuse,
        "__delattr__": _refuse,
        "__reduce__": _reduce,
        "__copy__": _same,
        "__deepcopy__": _deep,
    }
    for name, method in methods.items():
        body.setdefault(name, method)
    body["__slots__"] = names
    body["__match_args__"] = names
    maker: Any = type(cls)
    made = maker(cls.__name__, cls.__bases__, body)
    made.__init__ = _init(made, names, defaults)
    return made  # type: ignore[no-any-return] # the same class, with slots


def _init(made: Any, names: tuple[str, ...], defaults: dict[str, Any]) -> Callable[..., None]:  # noqa: ANN401 - any class
    """Write the initialiser: it sets each slot past `__setattr__`, which refuses."""
    scope: dict[str, Any] = {f"_set_{name}": made.__dict__[name].__set__ for name in names}
    scope |= {f"_default_{name}": default for name, default in defaults.items()}
    given = ", ".join(f"{name}=_default_{name}" if name in defaults else name for name in names)
    lines = [f"    _set_{name}(self, {name})" for name in names]
    if hasattr(made, "__post_init__"):
        lines.append("    self.__post_init__()")
    exec(f"def __init__(self, {given}):\n" + "\n".join(lines or ["    pass"]), scope)  # noqa: S102 - field names only
    init: Callable[..., None] = scope["__init__"]
    return init


def seal(cls: type) -> None:
    """Make the fields of a class of `Frozen` read-only; compiled, they are that by themselves."""
    made: Any = cls
    init = made.__init__
    if isinstance(init, FunctionType):
        names = field_names(cls)
        given = init.__defaults__ or ()
        made.__init__ = _init(made, names, dict(zip(names[::-1], given[::-1], strict=False)))
        made.__setattr__ = made.__delattr__ = _refuse


def replace(old: _T, **changes: object) -> _T:
    """Return a value with some fields changed; raise `TypeError` for a field that it hasn't.

    >>> @value
    ... class Point:
    ...     x: int
    ...     y: int = 0
    >>> replace(Point(3), y=5)
    Point(x=3, y=5)
    """
    kept = {name: getattr(old, name) for name in field_names(type(old))}
    return type(old)(**(kept | changes))


def field_names(cls: type) -> tuple[str, ...]:
    """Return the names of a value type's fields, in order.

    >>> @value
    ... class Point:
    ...     x: int
    ...     y: int = 0
    >>> field_names(Point)
    ('x', 'y')
    """
    names: tuple[str, ...] = cls.__dict__["__match_args__"]
    return names


def fields(self: Any) -> tuple[Any, ...]:  # noqa: ANN401 - any value type
    """Return a value's fields, in order."""
    return tuple([getattr(self, name) for name in self.__match_args__])


def text(self: object) -> str:
    """Return a value as its type with its fields by name."""
    pairs = zip(field_names(type(self)), fields(self), strict=True)
    return f"{type(self).__name__}({', '.join(f'{name}={what!r}' for name, what in pairs)})"


def _eq(self: object, other: object) -> bool:
    return type(self) is type(other) and fields(self) == fields(other)


def _hash(self: object) -> int:
    return hash(fields(self))


def _refuse(self: object, name: str, _: object = None) -> None:
    message = f"{type(self).__name__} can't be changed: {name}"
    raise AttributeError(message)


def _reduce(self: object) -> tuple[type, tuple[Any, ...]]:
    return type(self), fields(self)


def _same(self: _T) -> _T:
    return self


def _deep(self: _T, _: object) -> _T:
    return self
