#include "MallocCounter.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

static atomic_bool counting;
static atomic_int_fast64_t allocations;

void malloc_counter_start(void) {
    atomic_store_explicit(&allocations, 0, memory_order_relaxed);
    atomic_store_explicit(&counting, true, memory_order_relaxed);
}

int64_t malloc_counter_stop(void) {
    atomic_store_explicit(&counting, false, memory_order_relaxed);
    return atomic_load_explicit(&allocations, memory_order_relaxed);
}

__attribute__((noinline)) void malloc_counter_run(void (*work)(void *), void *context) {
    work(context);
    // The call above must not become a jump, after which this function would never return.
    __asm__ volatile("");
}

#if defined(__GLIBC__)

// Definitions in the executable take precedence over those of libc.so in every library of the process;
// glibc exports its own allocator under these second names so that it can be reached from here.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

bool malloc_counter_is_supported(void) { return true; }

int64_t malloc_counter_bytes_in_use(void) { return (int64_t)mallinfo2().uordblks; }

static inline void count_one(void) {
    if (atomic_load_explicit(&counting, memory_order_relaxed)) {
        atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    }
}

void *malloc(size_t size) {
    count_one();
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    count_one();
    return __libc_calloc(count, size);
}

void *realloc(void *pointer, size_t size) {
    count_one();
    return __libc_realloc(pointer, size);
}

void *memalign(size_t alignment, size_t size) {
    count_one();
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count_one();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
        return EINVAL;
    }
    count_one();
    void *pointer = __libc_memalign(alignment, size);
    if (pointer == NULL) {
        return ENOMEM;
    }
    *result = pointer;
    return 0;
}

#else

bool malloc_counter_is_supported(void) { return false; }

int64_t malloc_counter_bytes_in_use(void) { return 0; }

#endif
