# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown]
# # Boards, points and a strategy
#
# A notebook kept as text: open it with Jupytext (`make notebook` writes it as `.ipynb`, with all
# that it shows), run it as a program, or read it in the documentation, where it was run too.
# States, boards and what a seat sees show themselves as pictures once `stellwerk.draw.notebook`
# is imported.

# %%
import os
from collections.abc import Sequence
from html import escape
from statistics import fmean, stdev

import stellwerk.draw.notebook  # noqa: F401
from stellwerk import bots, games
from stellwerk.arena import play_game
from stellwerk.core import CHANCE, Move, Rng, Score, Seen, game_seed, seed_from
from stellwerk.games.ink import Sheet

GAMES = int(os.environ.get("GAMES", "60"))  # of each strategy in the study below

# %% [markdown]
# ## A board
#
# A board of Railroad Ink is written space by space: row and column, the four sides (`H` highway,
# `R` railway), what is in the middle, and the round in which it was drawn.

# %%
sheet = Sheet.parse(
    "01H.H.-6 03R.R.-7 04HRHRo7 10.R.R-3 11HRHRo3 12.R.R-4 13RRHR-4 14H..R-6 21H.H.-2 23HH..-5 "
    "24.H.H-7 25..HH-6 30.H.H-2 31HH.H-2 32..HH-3 35HHH.-6 36.H.H-4 42H.H.-3 43.HR.-4 44HHHH-5 "
    "45HRRH-7 50.R.R-1 51.RRR-1 52H..R-2 53R.R.-4 55RR..-7 56.R.R-5 61R.H.-1 63RRR.-1 64.R.R-5 "
    "65..HR-5"
)
sheet  # noqa: B018

# %% [markdown]
# ## The parts of its score
#
# Parts add up to the total, and each says which places on the board earn it.


# %%
class Bars:
    """Numbers with names, as bars."""

    def __init__(self, rows: Sequence[tuple[str, float]], error: Sequence[float] = ()) -> None:
        self.rows, self.error = list(rows), list(error) or [0.0] * len(rows)

    def _repr_svg_(self) -> str:
        most = max(1.0, *(abs(value) for _, value in self.rows))
        lines = []
        for number, ((name, value), error) in enumerate(zip(self.rows, self.error, strict=True)):
            y, width = 24 * number, 280 * abs(value) / most
            colour = "#1f5fa8" if value >= 0 else "#b3401f"
            told = f"{value:.1f} ± {error:.1f}" if error else f"{value:g}"
            lines.append(f'<text x="150" y="{y + 16}" text-anchor="end">{escape(name)}</text>')
            lines.append(
                f'<rect x="160" y="{y + 4}" width="{width:.1f}" height="16" fill="{colour}"/>'
            )
            lines.append(f'<text x="{168 + width:.1f}" y="{y + 16}">{told}</text>')
        size = f'viewBox="0 0 560 {24 * len(self.rows)}" width="560"'
        style = 'font-family="sans-serif" font-size="13" fill="currentColor"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>{"".join(lines)}</svg>'

    def __repr__(self) -> str:
        return "\n".join(f"{name:>16} {value:g}" for name, value in self.rows)


def parts(score: Score) -> Bars:
    return Bars([(part.key, part.points) for part in score.parts] + [("total", score.total)])


parts(sheet.score())

# %% [markdown]
# ## A game of bots
#
# Two bots play with the same dice. What a seat sees is an object of its own; the picture is what
# the first one sees at the end.

# %%
ink = games.find("ink")
pair = [bots.make("ink", name, name.encode()) for name in ("greedy", "random")]
journal = play_game(ink, pair, seed_from("notebook"))
journal.state.seen(0)

# %% [markdown]
# Played again move by move, this is how many points the first seat would have had at the end of
# each round: most of them come late, when networks grow together.

# %%
state = ink.new(2)
totals = []
for seat, move in journal.moves:
    drawing = CHANCE not in state.actors()
    state.apply(seat, move)
    if drawing and state.actors() in ((CHANCE,), ()):  # the last one has finished the round
        totals.append(state.scores()[0].total)
Bars([(f"round {number}", total) for number, total in enumerate(totals, 1)])

# %% [markdown]
# ## A strategy: is it good to draw in the centre?
#
# Each of the nine spaces in the middle is worth a point. A player who makes the move after which
# the score is best, move by move, may like the centre a little more than the rules pay for:
# because routes that cross it find each other. So we let it pay the player `extra` points a
# space, in its own mind only, and look at what is really scored. All play the same dice, so that
# luck hits all of them alike.


# %%
class Centred:
    """Makes the best move for now, with a liking for the centre."""

    def __init__(self, extra: int) -> None:
        self.extra = extra

    def choose(self, seen: Seen) -> Move:
        def worth(move: Move) -> int:
            state = seen.imagine(Rng(seen.decisions))
            state.apply(0, move)
            (score,) = state.scores()
            centre = next(part.points for part in score.parts if part.key == "centre")
            return score.total + self.extra * centre

        return max(seen.legal(), key=worth)


def study(extra: int) -> list[int]:
    """The points of a liking in all games."""
    totals = []
    for number in range(GAMES):
        seed = game_seed(seed_from("study"), number)
        totals.append(play_game(ink, [Centred(extra)], seed).state.scores()[0].total)
    return totals


likings = (-2, 0, 1, 2, 4)
found = {extra: study(extra) for extra in likings}
errors = [stdev(found[extra]) / len(found[extra]) ** 0.5 for extra in likings]
Bars([(f"liking {extra:+d}", fmean(found[extra])) for extra in likings], errors)

# %% [markdown]
# The error of each bar is that of its mean; of two likings the difference game by game says more,
# since both had the same dice:

# %%
for extra in likings:
    differences = [one - other for one, other in zip(found[extra], found[0], strict=True)]
    error = stdev(differences) / len(differences) ** 0.5 if extra else 0.0
    print(f"liking {extra:+d}: {fmean(differences):+.2f} ± {error:.2f} points against none")
