"""Training as a whole: passes of games and fits, spread over processes, kept in a folder.

Everything that is done is a file there, written whole or not at all, so a training that was
interrupted goes on where it stopped. The same plan and seed give the same games whatever the number
of processes; the fit is floating point, so its weights are the same on the same machine only.

::

    plan.json                what is being trained
    pass-01/games-0000.bin   what was seen in some games
    pass-01/weights.json     what was learned from them and all before
    log.json                 how strong each pass was, measured on dice of their own
    strength.svg             the same as a picture
    weights.json             the weights of the strongest pass
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import sha256
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

from stellwerk import bots
from stellwerk.arena.curve import curve
from stellwerk.arena.pool import spread
from stellwerk.bots.trainers import Played, Sample
from stellwerk.core.card import Value
from stellwerk.core.refusal import Invalid, Unavailable, refuse

__all__ = ["Plan", "Strength", "train"]

_CHUNK: Final = 50  # games; a chunk is lost when the training is interrupted
_MEASURE: Final = 1 << 40  # added to the seed: no pass is measured with dice that were learned from


@dataclass(frozen=True, slots=True)
class Plan:
    """All that decides what comes out."""

    game: str
    options: dict[str, Value]
    passes: int
    games: int  # in each pass
    measured: int  # games after each pass that say how strong it is
    seed: int
    start: str = ""  # the text of weights to begin with; from nothing if there is none


@dataclass(frozen=True, slots=True)
class Strength:
    """How strong the bot was after a pass."""

    number: int
    games: int  # learned from so far
    mean: float
    stderr: float


def train(
    plan: Plan,
    folder: Path,
    command: str,
    date: str,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
    told: Callable[[Strength], None] | None = None,
    cluster: str = "",
) -> Path:
    """Train until all passes are done; gives the file of the weights.

    ``progress`` is told how many games of how many are done, ``told`` how strong each pass was.
    With the address of a ``cluster`` the games are played there; the fit is made here in any case.
    """
    if min(plan.passes, plan.games, plan.measured, jobs) < 1:
        raise ValueError("a training needs at least one pass, one game and one job")
    return _Training(plan, folder, jobs, progress, told, cluster).run(command, date)


class _Training:
    def __init__(
        self,
        plan: Plan,
        folder: Path,
        jobs: int,
        progress: Callable[[int, int], None] | None,
        told: Callable[[Strength], None] | None,
        cluster: str,
    ) -> None:
        self.plan = plan
        self.folder = folder
        self.jobs = jobs
        self.cluster = cluster
        self.progress = progress
        self.told = told
        self.trainer = bots.trainer(plan.game)
        self.done = 0

    def run(self, command: str, date: str) -> Path:
        name = self.trainer.name(self.plan.options)
        self._begin()
        weights = self.trainer.begin(self.plan.options, self.plan.start or None)
        seen: list[bytes] = []
        log: list[Strength] = []
        for number in range(1, self.plan.passes + 1):
            place = self.folder / f"pass-{number:02}"
            seen += self._played(place, weights, number)
            weights = self._learned(place, seen, number)
            log.append(self._measured(place, weights, number))
            _write(self.folder / "log.json", json.dumps([asdict(one) for one in log], indent=1))
            _write(self.folder / "strength.svg", curve(name, log))
            if self.told:
                self.told(log[-1])
        best = max(log, key=lambda one: one.mean)
        text = (self.folder / f"pass-{best.number:02}" / "weights.json").read_text("utf-8")
        made: dict[str, str | int | float] = {
            "command": command,
            "seed": self.plan.seed,
            "games": best.games,
            "pass": best.number,
            "date": date,
            "points": round(best.mean, 2),
            "measured": self.plan.measured,
        }
        if self.plan.start:
            made["begun_with"] = sha256(self.plan.start.encode()).hexdigest()
        path = self.folder / "weights.json"
        _write(path, self.trainer.signed(text, made))
        return path

    def _begin(self) -> None:
        """Claim the folder for this plan; refuses one in which another was begun."""
        plan = asdict(self.plan) | {"start": _short(self.plan.start)}
        del plan["passes"]  # there can always be more
        told = json.dumps(plan, indent=1)
        path = self.folder / "plan.json"
        if path.exists():
            if path.read_text("utf-8") != told:
                raise Invalid(refuse("", "core.training_other", folder=str(self.folder)))
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        _write(path, told)

    def _played(self, place: Path, weights: str, number: int) -> list[bytes]:
        """The games of a pass: those that are there, and those that are missing."""
        place.mkdir(exist_ok=True)
        seed = self.plan.seed + number
        chunks = _chunks(self.plan.games)
        paths = [place / f"games-{i:04}.bin" for i in range(len(chunks))]
        missing = [i for i, path in enumerate(paths) if not path.exists()]
        self._count(sum(len(chunks[i]) for i in range(len(chunks)) if i not in missing))
        samples = [Sample(weights, seed, chunks[i].start, chunks[i].stop) for i in missing]
        for i, played in zip(missing, self._spread(samples), strict=True):
            _write(paths[i], played.seen)
        return [path.read_bytes() for path in paths]

    def _learned(self, place: Path, seen: list[bytes], number: int) -> str:
        path = place / "weights.json"
        if not path.exists():
            seed, start = self.plan.seed + number, self.plan.start or None
            _write(path, self.trainer.learn(self.plan.options, seen, seed, start))
        return path.read_text("utf-8")

    def _measured(self, place: Path, weights: str, number: int) -> Strength:
        """How strong the weights are, on the same dice for every pass."""
        path = place / "measured.json"
        if path.exists():
            self._count(self.plan.measured)
            return Strength(**json.loads(path.read_text("utf-8")))
        seed = self.plan.seed + _MEASURE
        chunks = _chunks(self.plan.measured)
        samples = [Sample(weights, seed, one.start, one.stop, learning=False) for one in chunks]
        totals = [total for played in self._spread(samples) for total in played.totals]
        error = stdev(totals) / sqrt(len(totals)) if len(totals) > 1 else 0.0
        strength = Strength(number, number * self.plan.games, fmean(totals), error)
        _write(path, json.dumps(asdict(strength)))
        return strength

    def _spread(self, samples: list[Sample]) -> Iterator[Played]:
        if not samples:
            return  # nobody need be asked for it
        work = partial(_play, self.plan.game, self.plan.options)
        jobs = min(self.jobs, len(samples))
        for sample, played in zip(samples, spread(work, samples, jobs, self.cluster), strict=True):
            yield played
            self._count(sample.last - sample.first)

    def _count(self, games: int) -> None:
        self.done += games
        if self.progress:
            self.progress(self.done, self.plan.passes * (self.plan.games + self.plan.measured))


def _play(game_key: str, options: dict[str, Value], sample: Sample) -> Played:
    return bots.trainer(game_key).play(options, sample)


def _chunks(games: int) -> list[range]:
    return [range(start, min(start + _CHUNK, games)) for start in range(0, games, _CHUNK)]


def _short(text: str) -> str:
    return sha256(text.encode()).hexdigest() if text else ""


def _write(path: Path, content: str | bytes) -> None:
    """Write a file that is whole or not there."""
    draft = path.with_name(path.name + ".part")
    data = content.encode("utf-8") if isinstance(content, str) else content
    try:
        draft.write_bytes(data)
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise Unavailable(
            refuse("", "core.training_write", file=str(path), reason=str(error))
        ) from error
