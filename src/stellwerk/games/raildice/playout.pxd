cimport cython

from stellwerk.core cimport playout
from stellwerk.core.rng cimport scaled, xorshift
from stellwerk.games.raildice.effects cimport make
from stellwerk.games.raildice.legal_moves cimport LegalMoves
from stellwerk.games.raildice.position cimport Position
from stellwerk.games.raildice.rules cimport Rules
from stellwerk.games.raildice.turn_end cimport total

# numbers of stellwerk.games.raildice.moves: FACE, FIRST
cdef enum:
    FACE = 81920
    FIRST = 90112
# end of numbers
# numbers of stellwerk.games.raildice.phases: BEGINNING, ROLLING, OVER
cdef enum:
    BEGINNING = 0
    ROLLING = 3
    OVER = 9
# end of numbers


# Not final: Cython takes an inherited method of a final class for one that must not be overridden.
cdef class Playout(playout.Playout):
    cdef readonly Position position
    cdef Position begin
    cdef LegalMoves legal

    @cython.locals(passengers="long long", seat=int)
    cdef long long play(self) noexcept nogil
