#import "PRY115.h"

static uint64_t const PRY115Prime = 0xcbf29ce484222325;
#define PRY115_SEED 0x9E3779B97F4A7C15ULL
static uint64_t PRY115Mixed(uint64_t x) {
    x ^= x >> 33;
    x *= 0xff51afd7ed558ccdULL;
    x ^= x >> 33;
    return x;
}
NSString *scenario_apps_hashes_hash(void) {
    uint64_t h = 0xcbf29ce484222325;
    NSData *data = [@"hello" dataUsingEncoding:NSUTF8StringEncoding];
    const uint8_t *text = data.bytes;
    for (size_t i = 0; i < data.length; i++) { h ^= text[i]; h *= 1099511628211ULL; }
    return [NSString stringWithFormat:@"%llx %llx %d", h, PRY115Mixed(1), h > 0x8000000000000000];
}
NSString *scenario_apps_hashes_unsigned(void) {
    NSUInteger hash = 5381;
    for (NSUInteger i = 0; i < 20; i++) hash = ((hash << 5) + hash) ^ (i * 0x9E3779B97F4A7C15);
    NSUInteger mask = 0xFFFFFFFFFFFFFFFF;
    return [NSString stringWithFormat:@"%lx %lx %d", (unsigned long)hash, (unsigned long)(mask >> 60), PRY115Prime == (uint64_t)0xcbf29ce484222325];
}
NSString *scenario_apps_hashes_seed(void) {
    unsigned long long seed = PRY115_SEED;
    seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
    return [NSString stringWithFormat:@"%llu %u", seed, (unsigned)(seed >> 33)];
}
