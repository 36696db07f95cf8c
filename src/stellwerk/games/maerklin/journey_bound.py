"""What a journey can still gain, at most; compiled with ``journey_bound.pxd``.

Own routes that are left fall into blocks in which one could perhaps come everywhere (no route of a
block, taken alone, cuts it in two), and the blocks hang together as trees, in which there is no way
back. So along own routes a journey gains at most the blocks of one path through a tree; a passenger
card lets it jump over a route of somebody else into another tree.

Values are counted in sixteenths of a point, less one for each passenger card: of two journeys worth
the same the one with fewer cards is better.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.games.maerklin.phases import POINT, WAYS


class JourneyBound:
    """Routes and goods of a journey under way, and the most it can still gain from a city on.

    Whoever uses it fills the routes and goods and keeps ``used`` and ``visits`` up to date.
    """

    def __init__(self) -> None:
        self.start = -1
        self.revisit = False
        self.foreign_total = 0
        self.near_total = 0
        self.clock = 0
        self.stacked = 0
        self.blocks = 0
        if not cython.compiled:
            self._make_room()

    def _make_room(self) -> None:
        """Lists for what the compiled module has as arrays."""
        self.ways = [0] * 35  # routes at each city: own ones and those of others
        self.own_ways = [0] * 35
        self.way_to = [0] * 560
        self.way_route = [0] * 560
        self.used = [0] * 110
        self.visits = [0] * 35
        self.height = [0] * 35
        self.top = [0] * 35  # the token on top of each city
        self.values = [0] * 74
        self.foreign_a = [0] * 110
        self.foreign_b = [0] * 110
        self.foreign_route = [0] * 110
        self.near = [0] * 35
        self.order = [0] * 35  # of the walk that finds blocks; 0 if not reached
        self.low = [0] * 35
        self.stack = [0] * 35
        self.block = [0] * 35
        self.above = [0] * 35  # the city from which a block hangs; -1 for the root of a tree
        self.weight = [0] * 35
        self.jump = [0] * 35
        self.child = [0] * 35  # the best way down from a block, and the next best
        self.child_next = [0] * 35
        self.up = [0] * 35
        self.gain = [0] * 35
        self.tree = [0] * 35
        self.tree_weight = [0] * 35
        self.tree_path = [0] * 35  # the most along one path through a tree
        self.distance = [0] * 35
        self.arm = [0] * 32
        self.largest = [0] * 16

    def bound(self, city: int, cards: int, needed: int) -> int:
        """The most that can still be gained from a city on; roughly, if that is not ``needed``.

        First as if every jump led into a tree where nothing has been gained yet. That counts a tree
        twice if the journey comes back to it, so then more closely: either it never comes back to
        the tree it is in now, and gains along one path there and in other trees after a jump; or it
        does, which costs a card and gains a path more of this tree each time, and one path for each
        other card in other trees.
        """
        self.weigh()
        blocks = self.blocks
        here = self.find_trees(blocks, city)
        start = self.block[city]
        self.stay(blocks)
        if cards == 0:
            return self.gain[start]
        back = self.coming_back(blocks, here, start, cards)
        for _ in range(cards):
            self.find_jumps(blocks, -1)
            self.find_gains(blocks)
        most = self.gain[start]
        if most <= needed or most <= back:
            return most
        self.stay(blocks)
        for _ in range(cards):
            self.find_jumps(blocks, here)
            self.find_gains(blocks)
        return min(most, max(back, self.gain[start]))

    def stay(self, blocks: int) -> None:
        """What can be gained without a jump."""
        for block in range(blocks):
            self.jump[block] = 0
        self.find_gains(blocks)

    def find_trees(self, blocks: int, city: int) -> int:
        """To which tree each block belongs, named by its root; gives the tree of a city."""
        for i in range(blocks):
            block = blocks - 1 - i
            self.tree[block] = block
            self.tree_weight[block] = 0
            self.tree_path[block] = 0
            if self.above[block] >= 0:
                self.tree[block] = self.tree[self.block[self.above[block]]]
            self.tree_weight[self.tree[block]] += self.weight[block]
        return self.tree[self.block[city]]

    def coming_back(self, blocks: int, here: int, start: int, cards: int) -> int:
        """The most if the journey comes back to the tree where it is now."""
        self.find_distances(blocks, here, cards)
        for block in range(blocks):
            if self.gain[block] > self.tree_path[self.tree[block]]:
                self.tree_path[self.tree[block]] = self.gain[block]
        self.find_arms(blocks, here, start, 2 * cards)
        most = 0
        total = self.gain[start]
        for back in range(1, cards + 1):  # so often it comes back
            # A further path through the tree adds at most two arms to what was reached before.
            total += self.arm[2 * back - 2] + self.arm[2 * back - 1] - 1
            most = max(most, total + self.elsewhere(blocks, cards - back))
        return most

    def find_arms(self, blocks: int, here: int, start: int, count: int) -> None:
        """Cut the tree into paths, seen from a block: the longest one, and arms branching off.

        Finds the ``count`` heaviest arms. So many paths from there as one likes gain no more than
        the longest one and as many arms.
        """
        for i in range(count + 1):
            self.arm[i] = 0
        for block in range(blocks):
            self.child[block] = 0
            self.up[block] = 0
        block = start
        while self.above[block] >= 0:  # from here to the root the tree stands on its head
            self.up[block] = 1
            block = self.block[self.above[block]]
        self.up[block] = 1
        for block in range(here + 1):
            if self.tree[block] == here and not self.up[block]:
                parent = self.block[self.above[block]]
                self.branch(parent, self.weight[block] + self.child[block], count)
        before = -1
        for i in range(here + 1):
            block = here - i
            if self.tree[block] == here and self.up[block]:
                if before >= 0:
                    self.branch(block, self.weight[before] + self.child[before], count)
                before = block

    def branch(self, block: int, weight: int, count: int) -> None:
        """A path of this weight ends at a block: it goes on there, or another one does."""
        if weight > self.child[block]:
            weight, self.child[block] = self.child[block], weight
        i = count
        while i > 0 and self.arm[i - 1] < weight:
            self.arm[i] = self.arm[i - 1]
            i -= 1
        self.arm[i] = weight

    def elsewhere(self, blocks: int, cards: int) -> int:
        """The most from so many visits to other trees, none further away than so many jumps."""
        for i in range(cards):
            self.largest[i] = 0
        for block in range(blocks):
            if self.tree[block] == block and 0 < self.distance[block] <= cards:
                # Who enters a tree a second time gains what the first path has left.
                self.add_largest(self.tree_path[block], cards)
                self.add_largest(self.tree_weight[block] - self.tree_path[block], cards)
        total = 0
        for i in range(cards):
            if self.largest[i] > 0:
                total += self.largest[i] - 1
        return total

    def find_distances(self, blocks: int, here: int, cards: int) -> None:
        """How many jumps each tree is away from the one where the journey is."""
        for block in range(blocks):
            self.distance[block] = cards + 1
        self.distance[here] = 0
        for jumps in range(1, cards + 1):
            for i in range(self.foreign_total):
                if not self.used[self.foreign_route[i]]:
                    a = self.tree[self.block[self.foreign_a[i]]]
                    b = self.tree[self.block[self.foreign_b[i]]]
                    if self.distance[a] == jumps - 1 and self.distance[b] > jumps:
                        self.distance[b] = jumps
                    elif self.distance[b] == jumps - 1 and self.distance[a] > jumps:
                        self.distance[a] = jumps

    def add_largest(self, value: int, count: int) -> None:
        """Sort a value into the largest ones."""
        i = count
        while i > 0 and self.largest[i - 1] < value:
            self.largest[i] = self.largest[i - 1]
            i -= 1
        self.largest[i] = value

    def find_blocks(self) -> None:
        """Blocks of unused own routes, those further out first."""
        for i in range(self.near_total):
            self.order[self.near[i]] = 0
        self.clock = 0
        self.stacked = 0
        self.blocks = 0
        for i in range(self.near_total):
            city = self.near[i]
            if self.own_ways[city] == 0:
                self.block[city] = self.blocks
                self.above[self.blocks] = -1
                self.blocks += 1
            elif self.order[city] == 0:
                self.explore(city, -1, -1)

    def weigh(self) -> None:
        """What can be gained in each block."""
        for block in range(self.blocks):
            self.weight[block] = 0
        for i in range(self.near_total):
            self.weight[self.block[self.near[i]]] += self.rest(self.near[i])

    def explore(self, city: int, via: int, before: int) -> None:
        """Depth first from a city reached by a route; closes the block that ends here."""
        self.clock += 1
        self.order[city] = self.clock
        self.low[city] = self.clock
        self.stack[self.stacked] = city
        self.stacked += 1
        base = WAYS * city
        for i in range(self.own_ways[city]):
            route = self.way_route[base + i]
            if route == via or self.used[route]:
                continue
            to = self.way_to[base + i]
            if self.order[to] == 0:
                self.explore(to, route, city)
                if self.low[to] < self.low[city]:
                    self.low[city] = self.low[to]
            elif self.order[to] < self.low[city]:
                self.low[city] = self.order[to]
        if self.low[city] == self.order[city]:
            while True:
                self.stacked -= 1
                self.block[self.stack[self.stacked]] = self.blocks
                if self.stack[self.stacked] == city:
                    break
            self.above[self.blocks] = before
            self.blocks += 1

    def rest(self, city: int) -> int:
        """What can still be gained in a city."""
        if city == self.start:
            return 0
        if not self.revisit:
            if self.visits[city] or self.height[city] == 0:
                return 0
            return POINT * self.values[self.top[city]]
        total = 0
        for i in range(self.visits[city], self.height[city]):
            total += POINT * self.values[self.top[city] + i]
        return total

    def find_gains(self, blocks: int) -> None:
        """For each block the most along one path through its tree, and a jump from its end."""
        for block in range(blocks):
            self.child[block] = 0
            self.child_next[block] = 0
        for block in range(blocks):  # a block comes before the one it hangs from
            down = self.weight[block] + max(self.jump[block], self.child[block])
            self.gain[block] = down
            if self.above[block] >= 0:
                parent = self.block[self.above[block]]
                if down > self.child[parent]:
                    self.child_next[parent] = self.child[parent]
                    self.child[parent] = down
                elif down > self.child_next[parent]:
                    self.child_next[parent] = down
        for i in range(blocks):
            block = blocks - 1 - i
            self.up[block] = 0
            if self.above[block] >= 0:
                parent = self.block[self.above[block]]
                other = self.child[parent]
                if other == self.gain[block]:  # that was this block itself
                    other = self.child_next[parent]
                other = max(other, self.jump[parent], self.up[parent])
                self.up[block] = self.weight[parent] + other
        for block in range(blocks):
            self.gain[block] = max(self.gain[block], self.weight[block] + self.up[block])

    def find_jumps(self, blocks: int, here: int) -> None:
        """With one more passenger card: the best jump from each block, not into one tree."""
        for block in range(blocks):
            self.jump[block] = 0
        for i in range(self.foreign_total):
            if not self.used[self.foreign_route[i]]:
                a = self.block[self.foreign_a[i]]
                b = self.block[self.foreign_b[i]]
                if self.tree[b] != here and self.gain[b] - 1 > self.jump[a]:
                    self.jump[a] = self.gain[b] - 1
                if self.tree[a] != here and self.gain[a] - 1 > self.jump[b]:
                    self.jump[b] = self.gain[a] - 1
