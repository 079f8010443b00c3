#ifndef MALLOC_COUNTER_H
#define MALLOC_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether this platform's allocator can be interposed (glibc only); if not, every count is zero.
bool malloc_counter_is_supported(void);

/// Sets the count to zero and switches counting on, on all threads.
void malloc_counter_start(void);

/// Switches counting off and returns how many allocations were made since `malloc_counter_start`.
int64_t malloc_counter_stop(void);

/// Returns how many bytes are allocated and not freed, in all arenas.
int64_t malloc_counter_bytes_in_use(void);

/// Calls `work` with `context`. callgrind tells by this function which instructions belong to a counted run.
void malloc_counter_run(void (*work)(void *), void *context);

#endif
