cimport cython
# cold: laid out once for the options of a game

from stellwerk.core.bits cimport Mask

# python: Rules.knows, Rules.clashes, Rules._lay_out_board, Rules._lay_out_buildings, Rules._lay_out_clashes
# python: Rules._lay_out_form, Rules._marks, Rules._lay_out_faces, _joins, rules_for


@cython.final
cdef class Rules:
    cdef readonly object ruling
    cdef readonly int expansion
    cdef readonly int kinds
    cdef readonly int error_kinds
    cdef readonly int network_kinds
    cdef readonly bint plain
    cdef readonly bint trail
    cdef readonly bint central_routes
    cdef readonly bint floods
    cdef readonly bint flood_blocked
    cdef readonly bint per_end
    cdef readonly bint crater_must
    cdef readonly int water
    cdef readonly int crater
    cdef readonly int volcano
    cdef readonly int form_total
    cdef int end_count[256]
    cdef int end_list[1024]
    cdef int join_count[256]
    cdef int join_list[1024]
    cdef int bar_count[256]
    cdef int bar_list[4096]
    cdef int second[256]
    cdef int reach[256]
    cdef int marks[256]
    cdef bint routes[256]
    cdef bint stations[256]
    cdef int face_of[256]
    cdef int special_bit[64]
    cdef int first_form[64]
    cdef int last_form[64]
    cdef int clash_count
    cdef int clash_one[20]
    cdef int clash_other[20]
    cdef Mask facing[256]
    cdef Mask border[4]
    cdef Mask exits[12]
    cdef readonly Mask villages
    cdef readonly Mask factories
    cdef readonly Mask universities
    cdef readonly Mask buildings
    cdef readonly int village_boxes
    cdef readonly int university_boxes
    cdef int village_points[16]
