"""Teach a policy to play Railroad Ink alone, from nothing, with NumPy and some minutes of one core.

A thousand boards are played at once (``gymnasium.make_vec``). What speaks for a drawing is a sum of
learned weights: how each of its sides meets what lies there, how many ends it joins and how many it
leaves open, which face it is and which space, most of them by round. A drawing is chosen by lot,
the likelier the more speaks for it; after the games every choice is made more or less likely by how
much better it went on than usual (policy gradient, REINFORCE). Nothing of scoring is told: only
what was gained.

    python examples/train_ink.py --seconds 300 --picture curve.svg
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import process_time

import gymnasium
import numpy as np
from numpy.typing import NDArray

from stellwerk.games import find
from stellwerk.games.ink.board import CELLS, CENTRE, EXITS
from stellwerk.games.ink.faces import FACES, FORMS
from stellwerk.lab import observation_names  # and makes the names known to Gymnasium

NAME = "stellwerk/ink-blue-v0"
SPACES, SIDES, ROUNDS = 49, 4, 7
EMPTY, CLOSED, HIGHWAY = 3, 4, 5  # what a side of a space can look at; before: borders and exits
MEETINGS = 3 * 7  # nothing, highway or railway of the drawing × what it meets
Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
# Of all boards at a moment: whose, weights and chances of all actions, which was chosen, when.
Choices = tuple[Ints, Ints, Floats, Ints, Ints]


class Features:
    """What is known of an action on a board: the numbers of the weights that speak for it."""

    def __init__(self) -> None:
        game = find("ink")
        seen = game.new().seen(0)
        actions = game.actions(seen.options, 1)
        moves = [game.move(seen, action) for action in range(actions - 1)]  # the last is the end
        self.end = actions - 1
        self.round = observation_names("ink").index("round")
        cells = {cell: place for place, cell in enumerate(CELLS)}
        self.space = np.array([cells[move & 63] for move in moves])
        self.kinds = np.array([[".HR".index(s) for s in FORMS[m >> 6].sides] for m in moves])
        self.face = np.array([FACES.index(FORMS[move >> 6].face) for move in moves])
        self.centre = np.array([CENTRE >> (move & 63) & 1 for move in moves])
        self.edge = np.zeros((SPACES, SIDES), np.int64)  # 0 a border, 1 and 2 an exit
        for cell, side, kind in EXITS:
            self.edge[cells[cell], side] = 1 + kind
        sizes = (MEETINGS, 5, 5, 5, len(FACES), 2)  # each of them by round
        self.starts = np.concatenate([[0], np.cumsum(np.array(sizes) * ROUNDS)])
        self.total = int(self.starts[-1]) + SPACES + 1

    def surroundings(self, observation: NDArray[np.int8]) -> Ints:
        """What each side of each space of each board looks at."""
        planes = observation[:, : 13 * SPACES].reshape(-1, 13, 7, 7)
        ends, taken = planes[:, :8].reshape(-1, 2, SIDES, 7, 7), planes[:, 12]
        look = np.empty((len(observation), 7, 7, SIDES), np.int64)
        look[:] = self.edge.reshape(7, 7, SIDES)
        for side, (down, right) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
            here = np.s_[max(0, -down) : 7 - max(0, down), max(0, -right) : 7 - max(0, right)]
            there = np.s_[max(0, down) : 7 + min(0, down), max(0, right) : 7 + min(0, right)]
            facing = ends[:, :, side ^ 2][:, :, there[0], there[1]]
            what = np.where(taken[:, there[0], there[1]] == 0, EMPTY, CLOSED)
            what = np.where(facing[:, 0] == 1, HIGHWAY, what)
            look[:, here[0], here[1], side] = np.where(facing[:, 1] == 1, HIGHWAY + 1, what)
        return look.reshape(-1, SPACES, SIDES)

    def of(self, observation: NDArray[np.int8], boards: Ints, actions: Ints, rounds: Ints) -> Ints:
        """The weights of some actions on some boards, action by action."""
        ends = actions == self.end
        drawn = np.where(ends, 0, actions)
        space, kinds = self.space[drawn], self.kinds[drawn]
        look = self.surroundings(observation)[boards, space]
        joined = ((kinds > 0) & ((look >= HIGHWAY) | (look == 1) | (look == 2))).sum(1)
        opened = ((kinds > 0) & (look == EMPTY)).sum(1)
        wasted = ((kinds == 0) & (look >= HIGHWAY)).sum(1)
        rows = [7 * kinds[:, side] + look[:, side] for side in range(SIDES)]
        parts = [*((0, row) for row in rows), (1, joined), (2, opened), (3, wasted)]
        parts += [(4, self.face[drawn]), (5, self.centre[drawn])]
        found = [self.starts[part] + ROUNDS * value + rounds[boards] for part, value in parts]
        found.append(self.starts[-1] + space)
        numbers = np.stack(found, 1)
        numbers[ends] = self.total - 1
        return numbers


class Policy:
    """The weights, and how they are learned (Adam)."""

    def __init__(self, features: Features) -> None:
        self.weights: Floats = np.zeros(features.total)
        self.mean: Floats = np.zeros(features.total)
        self.square: Floats = np.zeros(features.total)
        self.usual: Floats = np.zeros(ROUNDS * 16)  # what is gained from some moment on
        self.steps = 0

    def learn(self, slope: Floats, rate: float) -> None:
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.01 * (slope**2 - self.square)
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.99**self.steps)
        self.weights += rate * mean / (np.sqrt(square) + 1e-8)


def chances(scores: Floats, boards: Ints, count: int) -> Floats:
    """How likely each action of each board is."""
    highest = np.full(count, -np.inf)
    np.maximum.at(highest, boards, scores)
    powers: Floats = np.exp(scores - highest[boards])
    return powers / np.bincount(boards, powers, count)[boards]


def play(
    env: gymnasium.vector.VectorEnv, features: Features, policy: Policy, seed: int, learn: bool
) -> tuple[Floats, Floats]:
    """A game on every board: the points of each, and the slope to learn by."""
    count = env.num_envs
    lot = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed * count)
    points, alive = np.zeros(count), np.ones(count, bool)
    taken: list[Choices] = []
    gains: list[Floats] = []
    while alive.any():
        observation, mask = seen["observation"], seen["action_mask"]
        rounds = observation[:, features.round].astype(np.int64) - 1
        boards, actions = np.nonzero(mask)
        numbers = features.of(observation, boards, actions, rounds)
        odds = chances(policy.weights[numbers].sum(1), boards, count)
        # By lot: the first action at which the sum of the chances passes the lot.
        passed = np.cumsum(odds)
        first = np.searchsorted(boards, np.arange(count))
        below = np.where(first > 0, passed[np.maximum(first, 1) - 1], 0.0)
        wanted = below + lot.random(count) * (1 - 1e-9)
        last = np.searchsorted(boards, np.arange(count), side="right") - 1
        pick = np.clip(np.searchsorted(passed, wanted), first, np.maximum(first, last))
        chosen = np.where(mask.any(1), actions[np.minimum(pick, len(actions) - 1)], 0)
        if learn:
            moment = 16 * rounds + np.minimum(mask.sum(1) // 16, 15)
            taken.append((boards, numbers, odds, np.where(alive, pick, -1), moment))
        seen, rewards, over, _, _ = env.step(chosen)
        gains.append(np.where(alive, rewards, 0.0))
        points += gains[-1]
        alive &= ~over
    return points, _slope(policy, taken, gains) if learn else np.zeros(0)


def _slope(policy: Policy, taken: list[Choices], gains: list[Floats]) -> Floats:
    """Up where choices went better than usual: for the chosen, against all others."""
    slope = np.zeros(len(policy.weights))
    later = np.zeros(len(gains[0]))
    for (boards, numbers, odds, pick, moment), gain in zip(
        reversed(taken), reversed(gains), strict=True
    ):
        later = later + gain
        alive = pick >= 0
        better = np.where(alive, later - policy.usual[moment], 0.0)
        total = np.bincount(moment[alive], better[alive], len(policy.usual))
        times = np.bincount(moment[alive], minlength=len(policy.usual))
        policy.usual += 0.1 * total / np.maximum(times, 1)
        weight = -odds * better[boards]
        weight[pick[alive]] += better[alive]
        wide = np.repeat(weight, numbers.shape[1])
        slope += np.bincount(numbers.ravel(), wide, len(slope))
    return slope / len(later)


def picture(curve: list[tuple[float, float]]) -> str:
    """The learning curve as SVG: seconds of processor time, and points."""
    width, height, left, low, high = 640, 320, 40, -10.0, 45.0
    longest = max(seconds for seconds, _ in curve) or 1.0

    def at(seconds: float, points: float) -> str:
        x = left + (width - left - 10) * seconds / longest
        return f"{x:.1f},{10 + (height - 40) * (high - points) / (high - low):.1f}"

    lines = "".join(
        f'<polyline fill="none" stroke="#ccc" points="{at(0, y)} {at(longest, y)}"/>'
        f'<text x="4" y="{at(0, y).split(",")[1]}" font-size="12" fill="#777">{y:.0f}</text>'
        for y in (0.0, 10.0, 20.0, 30.0, 40.0)
    )
    path = " ".join(at(*point) for point in curve)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<rect width="{width}" height="{height}" fill="#fff"/>{lines}'
        f'<polyline fill="none" stroke="#06c" stroke-width="2" points="{path}"/>'
        f'<text x="{left}" y="{height - 6}" font-size="12" fill="#777">'
        f"points of a game alone, over {longest:.0f} s of one processor</text></svg>\n"
    )


def train(
    seconds: float, boards: int, rate: float = 0.05
) -> tuple[Policy, list[tuple[float, float]]]:
    """Learn for so long, and keep how it went."""
    env = gymnasium.make_vec(NAME, num_envs=boards, reward="gain")
    features = Features()
    policy = Policy(features)
    curve: list[tuple[float, float]] = []
    start = process_time()
    while not curve or curve[-1][0] < seconds:
        done = curve[-1][0] / seconds if curve else 0.0
        points, slope = play(env, features, policy, 1 + len(curve), learn=True)
        policy.learn(slope, rate * (1 - 0.9 * done))
        curve.append((process_time() - start, float(points.mean())))
        if len(curve) % 20 == 1:
            print(f"{curve[-1][0]:6.1f} s  {curve[-1][1]:6.2f} points", flush=True)
    return policy, curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=300.0, help="of processor time")
    parser.add_argument("--boards", type=int, default=512)
    parser.add_argument("--picture", type=Path, help="write the learning curve as SVG")
    arguments = parser.parse_args()
    policy, curve = train(arguments.seconds, arguments.boards)
    env = gymnasium.make_vec(NAME, num_envs=arguments.boards, reward="gain")
    points, _ = play(env, Features(), policy, 1_000_003, learn=False)
    error = points.std() / len(points) ** 0.5
    print(f"after {curve[-1][0]:.0f} s and {len(curve) * arguments.boards:,} games:")
    print(f"{points.mean():.2f} ± {error:.2f} points in {len(points)} games never seen")
    if arguments.picture:
        arguments.picture.write_text(picture(curve), encoding="utf-8")


if __name__ == "__main__":
    main()
