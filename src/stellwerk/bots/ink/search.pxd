cimport cython

from stellwerk.bots.ink.promise cimport Promise
from stellwerk.games.ink.kernel cimport Grid, Mask, lowest, popcount

cdef int _MOST_SPECIALS
cdef int _FIRST_SPECIAL
cdef int _FACE_TOTAL


@cython.final
cdef class Node:
    cdef Grid grid
    cdef int left
    cdef Mask key
    cdef int value
    cdef int move
    cdef Node parent


@cython.final
cdef class Planner:
    cdef Promise promise
    cdef int columns
    cdef int[::1] weights
    cdef int width
    cdef int special_width
    cdef Mask[::1] codes
    cdef tuple dice
    cdef int row
    cdef readonly int looked
    cdef readonly int value
    cdef Grid scratch
    cdef Node best

    @cython.locals(root=Node)
    cpdef list plan(self, Grid grid, tuple dice, int left, bint special, int rounds_left)
    @cython.locals(node=Node, waiting=list, seen=set, onward=list, found=set)
    cdef void run(self, list plain, list ahead) except *
    @cython.locals(face=int)
    cdef void try_specials(self, Node node, list into, set seen) except *
    @cython.locals(tried=int, fits=bint, die=int, face=int)
    cdef void try_dice(self, Node node, list into, set seen) except *
    @cython.locals(fits=bint, form=int, mask=Mask, cell=int, key=Mask)
    cdef bint try_face(self, Node node, int face, int left, list into, set seen) except -1
    @cython.locals(value=int, i=int)
    cdef int worth(self, Grid grid) except? -1
    @cython.locals(chosen=list, loss=int, key=Mask, parent=Node, move=int, left=int, node=Node)
    cdef list choose(self, list candidates, int width)
    @cython.locals(moves=list, node=Node)
    cdef list way(self)
