from cpython.buffer cimport (
    PyBUF_C_CONTIGUOUS, PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer,
)
from libc.string cimport memset

ctypedef signed char* Int8s
ctypedef short* Int16s
ctypedef int* Int32s
ctypedef long long* Int64s
ctypedef double* Float64s


# The memory stays where it is as long as the array lives, which whoever asks has to see to.
cdef inline void* _memory(object array, Py_ssize_t itemsize, Py_ssize_t size) except NULL:
    cdef Py_buffer view
    cdef void* found
    PyObject_GetBuffer(array, &view, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS)
    found = view.buf
    fits = view.itemsize == itemsize and view.len == itemsize * size
    PyBuffer_Release(&view)
    if not fits:
        raise ValueError(f"an array of {size} entries of {8 * itemsize} bits is needed")
    return found


cdef inline Int8s int8s(object array, Py_ssize_t size) except NULL:
    return <Int8s>_memory(array, 1, size)


cdef inline Int16s int16s(object array, Py_ssize_t size) except NULL:
    return <Int16s>_memory(array, 2, size)


cdef inline Int32s int32s(object array, Py_ssize_t size) except NULL:
    return <Int32s>_memory(array, 4, size)


cdef inline Int64s int64s(object array, Py_ssize_t size) except NULL:
    return <Int64s>_memory(array, 8, size)


cdef inline Float64s float64s(object array, Py_ssize_t size) except NULL:
    return <Float64s>_memory(array, 8, size)


cdef inline void clear(Int8s entries, Py_ssize_t first, Py_ssize_t size) noexcept nogil:
    memset(entries + first, 0, size)
