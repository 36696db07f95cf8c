"""Days, weeks and what is played then, in words and as templates need them."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from functools import lru_cache
from typing import Any

from stellwerk.analysis import Par
from stellwerk.analysis.words import above_par, amount
from stellwerk.core.card import Options, Value, spell
from stellwerk.core.days import Days, Occasion, day_at, name_of, read_day, read_week
from stellwerk.core.streaks import longest, streak
from stellwerk.games import find
from stellwerk.table.challenges import challenge_in
from stellwerk.table.try_store import Standings, Try
from stellwerk.web.api_games import value_words
from stellwerk.web.bot_names import level
from stellwerk.web.locale import text

_BARS = 24  # of a plot, at most
_WIDTH, _HEIGHT = 600, 120  # of a plot
_WIDEST = 60  # of its bars
_KEPT = 1024  # words of days and options, in both languages


@lru_cache(maxsize=_KEPT)
def day_words(day: date, lang: str) -> str:
    """A day as people write it.

    >>> day_words(date(2026, 11, 17), "en"), day_words(date(2026, 11, 17), "de")
    ('Tuesday, 17 November 2026', 'Dienstag, 17. November 2026')
    """
    weekday = text(f"days.weekday_{day.isoweekday()}", lang)
    month = text(f"days.month_{day.month}", lang)
    return text("days.date", lang, weekday=weekday, day=day.day, month=month, year=str(day.year))


def month_words(day: date, lang: str) -> str:
    return f"{text(f'days.month_{day.month}', lang)} {day.year}"


def week_words(day: date, lang: str) -> str:
    year, week, _ = day.isocalendar()
    return text("days.week_named", lang, week=week, year=str(year))


def option_words(game: str, options: Options, lang: str) -> list[str]:
    """What is peculiar to a game with these options."""
    return list(_option_words(game, tuple(options.items()), lang))


@lru_cache(maxsize=_KEPT)
def _option_words(game: str, given: tuple[tuple[str, Value], ...], lang: str) -> tuple[str, ...]:
    """The same, kept: a calendar has those of every day."""
    words, options = list[str](), dict(given)
    for option in find(game).card.options:
        value = options.get(option.key, option.default)
        if option.expert or option.key not in options:
            continue
        said = value_words(game, option.key, value, lang)
        if isinstance(value, bool):
            said = f"{text(f'{game}.option_{option.key}', lang)}: {said}"
        if isinstance(value, bool | str) or value != option.default:
            words.append(said)
    return tuple(words)


def peculiar(game: str, options: Options) -> dict[str, Value]:
    """The options that say what was played: which box it was, and what was not as usual."""
    card = find(game).card
    return {
        option.key: options[option.key]
        for place, option in enumerate(card.options)
        if not option.expert
        and ((place == 0 and len(option.values) > 2) or options[option.key] != option.default)
    }


def kind_of(game: str, options: Options) -> str:
    """The same as one text, as it is spelt."""
    return " ".join(f"{key}={spell(value)}" for key, value in peculiar(game, options).items())


def day_in_time(occasion: str, created: float) -> str:
    """The day of a table of the day, if it was opened on that very day."""
    when = occasion.partition("/")[2]
    return when if read_day(when) == day_at(created) else ""


def occasion_words(found: Occasion, lang: str) -> dict[str, Any]:
    """An occasion, as templates need it."""
    daily = found.every == "day"
    return {
        "game": found.game,
        "name": text(f"{found.game}.name", lang),
        "every": found.every,
        "when": found.when,
        "number": found.number,
        "words": day_words(found.first, lang) if daily else week_words(found.first, lang),
        "options": option_words(found.game, found.options, lang),
        "bots": [level(bot, lang) or bot for bot in found.bots],
        "recipe": found.recipe,
        "ends": found.ends,
        "before": name_of(found.first - timedelta(1 if daily else 7), found.every),
    }


def table_words(occasion: str, lang: str) -> dict[str, str] | None:
    """What a table belongs to, and where that is told of; ``None`` if to nothing."""
    if challenge := challenge_in(occasion):
        return {"words": text("days.table_dice", lang), "url": f"/dice/{challenge}"}
    _, slash, when = occasion.partition("/")
    if not slash:
        return None
    if day := read_day(when):
        words = text("days.table_day", lang, day=day_words(day, lang))
    elif week := read_week(when):
        words = text("days.table_week", lang, week=week_words(week, lang))
    else:
        return None
    return {"words": words, "url": f"/today/{when}"}


def par_context(par: Par, own: Try | None, found: Standings, lang: str) -> dict[str, Any]:
    """Par of a day in words, how one's own result compares, and the best result there is."""
    best = [most for most, _ in found.spread[-1:]] + [round(par.best or 0)]
    return {
        "shown": amount(par.mean, "points", lang, signed=False),
        "own": above_par(par, "points", own.total, lang) if own else "",
        "best": max(best),
    }


def plot(found: Standings, own: int | None, par: float | None = None) -> dict[str, Any] | None:
    """How the points are spread, as bars; ``own`` are those of the reader."""
    if not found.spread:
        return None
    least, most = found.spread[0][0], found.spread[-1][0]
    shown = least <= par < most + 1 if par is not None else False
    step = 1 + (most - least) // _BARS
    counts = [0] * (1 + (most - least) // step)
    for total, count in found.spread:
        counts[(total - least) // step] += count
    # A few bars are not stretched to blocks, but stand in the middle.
    wide, highest = min(_WIDTH / len(counts), _WIDEST), max(counts)
    edge = (_WIDTH - wide * len(counts)) / 2
    bars = [
        {
            "x": round(edge + wide * at + min(3.0, wide / 8), 1),
            "width": round(max(2.0, wide - 2 * min(3.0, wide / 8)), 1),
            "height": round(_HEIGHT * count / highest, 1),
            "y": round(_HEIGHT - _HEIGHT * count / highest, 1),
            "own": own is not None and least + step * at <= own < least + step * (at + 1),
        }
        for at, count in enumerate(counts)
    ]
    half, middle = 0, most
    for total, count in reversed(found.spread):
        half += count
        middle = total
        if 2 * half >= found.count:
            break
    return {
        "par": round(edge + wide * (par - least) / step, 1) if par is not None and shown else None,
        "bars": bars,
        "left": round(edge, 1),
        "right": round(_WIDTH - edge, 1),
        "width": _WIDTH,
        "height": _HEIGHT,
        "least": least,
        "most": most,
        "middle": middle,
    }


def best_of(tries: Iterable[Try]) -> dict[str, Try]:
    """Of each day the try that is shown: the one that counts, or else the first that is over."""
    found: dict[str, Try] = {}
    for one in tries:
        if one.ended is not None:
            known = found.get(one.occasion)
            if known is None or (one.counted and not known.counted):
                found[one.occasion] = one
    return found


def calendar(
    days: Days, month: date, today: date, tries: Mapping[str, Try], lang: str
) -> dict[str, Any]:
    """A month with what was played and what can be, and the streak up to today."""
    count = monthrange(month.year, month.month)[1]
    cells: list[dict[str, Any] | None] = [None] * (month.isoweekday() - 1)
    for number in range(1, count + 1):
        day = month.replace(day=number)
        own = tries.get(f"{days.game}/{day.isoformat()}")
        cells.append(
            {
                "day": number,
                "when": day.isoformat(),
                "words": day_words(day, lang),
                "open": days.first <= day <= today,
                "today": day == today,
                "options": ", ".join(option_words(days.game, days.on(day).options, lang))
                if days.first <= day
                else "",
                "own": own,
            }
        )
    cells += [None] * (-len(cells) % 7)
    after = (month + timedelta(31)).replace(day=1)
    before = (month - timedelta(1)).replace(day=1)
    played = in_time(tries.values())
    return {
        "words": month_words(month, lang),
        "weeks": [cells[at : at + 7] for at in range(0, len(cells), 7)],
        "weekdays": [text(f"days.weekday_{day}", lang) for day in range(1, 8)],
        "before": f"{before:%Y-%m}" if month > days.first else "",
        "after": f"{after:%Y-%m}" if after <= today else "",
        "streak": streak(played, today),
        "longest": longest(played),
        "played": len(played),
    }


def in_time(tries: Iterable[Try]) -> set[date]:
    """The days on which somebody played the roll of that very day."""
    return {
        date.fromisoformat(one.occasion.rpartition("/")[2])
        for one in tries
        if one.ended is not None and not one.late
    }


def names(lines: Sequence[Any], lang: str) -> list[dict[str, Any]]:
    """The lines of a list; who is not named is somebody."""
    return [
        {"line": line, "name": line.name or text("days.you" if line.own else "days.somebody", lang)}
        for line in lines
    ]
