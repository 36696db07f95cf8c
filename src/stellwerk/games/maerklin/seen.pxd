cimport cython

from stellwerk.core.bits cimport ONE, Mask, lowest, popcount
from stellwerk.games.maerklin.legal_moves cimport offers
from stellwerk.games.maerklin.position cimport Position
from stellwerk.games.maerklin.rules cimport (
    ANNOUNCING, CHOOSING, EVENT, KEEPING, KIND_TOTAL, LOG_BLIND, LOG_MARK, MOST_DRAWN, NO_CHANCE,
    OVER, PICKING, PLACING, QUEUE, ROUTE_TOTAL, TOKEN_TOTAL,
)
from stellwerk.games.maerklin.undo cimport last_move, take_back

cdef Mask _WORD
cdef int _KIND

# python: Seen.seat, Seen.players, Seen.decisions, Seen.refusal, Seen.scores, Seen.imagine
# python: Seen.json, Seen.tickets, Seen._repr_svg_


@cython.final
cdef class Seen:
    cdef readonly Position position
    cdef readonly dict options
    cdef readonly int viewer
    cdef object plain

    cdef bint equals(self, Seen other)
    @cython.locals(count=int, i=int, moves=list)
    cpdef list legal(self)
    @cython.locals(p=Position, move=int)
    cpdef list retractable(self)
    cpdef tuple since(self)
    cpdef Seen start(self)
    @cython.locals(p=Position, moves=list, move=int)
    cdef tuple rewind(self)
    cpdef bint knows(self, int seat)
    @cython.locals(p=Position, kind=int)
    cpdef list hand(self, int seat)
    @cython.locals(p=Position, event=int, tickets=list, i=int)
    cpdef list drawn(self)
    @cython.locals(p=Position, kinds=list, place=int, entry=int)
    cpdef list blind_cards(self, int seat)
    @cython.locals(p=Position)
    cpdef object routes(self, int seat)
    @cython.locals(p=Position)
    cpdef object open_routes(self, int seat)
    @cython.locals(p=Position)
    cpdef list owned(self, int seat)
    @cython.locals(p=Position, seat=int, low=Mask, high=Mask)
    cpdef list closed(self)
    @cython.locals(p=Position, shorts=int, found=list, ticket=int)
    cpdef list kept(self, int seat)
    @cython.locals(p=Position, found=list, token=int)
    cpdef list goods(self, int seat)
    @cython.locals(p=Position, found=list, start=int, place=int)
    cpdef list marks(self)


@cython.locals(counts=list, place=int)
cdef list blind_counts(Position p, int start, int end)
@cython.locals(found=list)
cdef list numbers(Mask low, Mask high)
cdef object joined(object low, object high)  # of Python: there is no C number of 110 bits
@cython.locals(p=Position, other=int)
cpdef Seen seen_by(Position source, dict options, int viewer)
cdef void drop_leftovers(Position p) noexcept
@cython.locals(kind=int, place=int)
cdef void hide_piles(Position p) noexcept
cdef Mask lowest_bits(int count) noexcept
@cython.locals(seat=int, kind=int)
cdef void hide_hands(Position p, int viewer) noexcept
@cython.locals(start=int, kind=int, place=int, entry=int)
cdef void hide_log(Position p, int viewer) noexcept
cdef bint is_hidden(int entry, int viewer) noexcept
@cython.locals(kind=int, place=int, entry=int)
cdef void sort_hidden(Position p, int viewer, int start, int end) noexcept
@cython.locals(choosing=bint, event=int, e=int, i=int, mask=int, shorts=int, short_kept=int, long_kept=int)
cdef void hide_drawings(Position p, int viewer) noexcept
