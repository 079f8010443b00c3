#import "PRYLocks.h"

@interface PRYLockedCache : NSObject {
    pthread_mutex_t _lock;
    NSMutableDictionary *_map;
}
- (void)set:(NSString *)v for:(NSString *)k;
- (NSString *)get:(NSString *)k;
@end
@implementation PRYLockedCache
- (instancetype)init { if (self = [super init]) { pthread_mutex_init(&_lock, NULL); _map = [NSMutableDictionary dictionary]; } return self; }
- (void)dealloc { pthread_mutex_destroy(&_lock); }
- (void)set:(NSString *)v for:(NSString *)k { pthread_mutex_lock(&_lock); _map[k] = v; pthread_mutex_unlock(&_lock); }
- (NSString *)get:(NSString *)k { pthread_mutex_lock(&_lock); NSString *v = _map[k]; pthread_mutex_unlock(&_lock); return v; }
@end
@interface PRYLockedCounter : NSObject { os_unfair_lock _lock; OSSpinLock _spin; int32_t _n; }
@property (nonatomic, readonly) NSInteger value;
- (void)add;
@end
@implementation PRYLockedCounter
- (instancetype)init { if (self = [super init]) { _lock = OS_UNFAIR_LOCK_INIT; _spin = OS_SPINLOCK_INIT; } return self; }
- (void)add { os_unfair_lock_lock(&_lock); _n++; os_unfair_lock_unlock(&_lock); OSSpinLockLock(&_spin); _n += 10; OSSpinLockUnlock(&_spin); OSAtomicIncrement32(&_n); }
- (NSInteger)value { return _n; }
@end
NSString *scenario_locks_of_c_mutex(void) {
    PRYLockedCache *c = [PRYLockedCache new];
    [c set:@"x" for:@"k"];
    return [NSString stringWithFormat:@"%@ %@", [c get:@"k"], [c get:@"none"]];
}
NSString *scenario_locks_of_c_counter(void) {
    PRYLockedCounter *c = [PRYLockedCounter new];
    [c add]; [c add];
    return [NSString stringWithFormat:@"%ld", (long)c.value];
}
static pthread_mutex_t pryLock = PTHREAD_MUTEX_INITIALIZER;
NSString *scenario_locks_of_c_static(void) {
    pthread_mutex_lock(&pryLock);
    NSString *s = @"in";
    pthread_mutex_unlock(&pryLock);
    return s;
}
NSString *scenario_locks_of_c_main(void) { return pthread_main_np() ? @"main" : @"other"; }
NSString *scenario_locks_of_c_try(void) {
    pthread_mutex_t lock;
    pthread_mutex_init(&lock, NULL);
    int first = pthread_mutex_trylock(&lock), second = pthread_mutex_trylock(&lock);
    pthread_mutex_unlock(&lock);
    pthread_mutex_destroy(&lock);
    os_unfair_lock other = OS_UNFAIR_LOCK_INIT;
    BOOL taken = os_unfair_lock_trylock(&other);
    return [NSString stringWithFormat:@"%d %d %d", first, second != 0, taken];
}
NSString *scenario_locks_of_c_atomics(void) {
    int32_t n = 5; int64_t m = 7; volatile int32_t state = 0;
    int32_t after = OSAtomicAdd32(3, &n);
    OSAtomicDecrement64Barrier(&m);
    BOOL began = OSAtomicCompareAndSwap32(0, 1, &state), again = OSAtomicCompareAndSwap32Barrier(0, 1, &state);
    if (OSAtomicIncrement32(&n) == 9) after += 100;
    return [NSString stringWithFormat:@"%d %d %lld %d %d %d", after, n, m, began, again, state];
}
static void pryGuarded(pthread_mutex_t *lock, NSMutableString *log) {
    pthread_mutex_lock(lock);
    [log appendString:@"in "];
    pthread_mutex_unlock(lock);
}
NSString *scenario_locks_of_c_passed(void) {
    NSMutableString *log = [NSMutableString string];
    pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    pryGuarded(&lock, log);
    pryGuarded(&pryLock, log);
    return log;
}
