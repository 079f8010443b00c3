#import "PRY09.h"

@protocol PRYListener <NSObject> - (void)heard:(NSString *)s; @end
@interface PRYWatcher : NSObject <PRYListener> { __weak id<PRYListener> _l; __weak id _any; __unsafe_unretained NSObject *_raw; }
@property (nonatomic, weak) id other;
@property (nonatomic, assign) id<PRYListener> old;
@property (nonatomic, assign) id older;
@end
@implementation PRYWatcher
- (void)heard:(NSString *)s { }
- (void)set:(id)x { _any = x; _l = x; _raw = x; }
- (NSString *)state { return [NSString stringWithFormat:@"%d%d%d", _any != nil, _l != nil, _raw != nil]; }
- (id)any { return _any; }
@end
static __weak id gPRYWeak;
NSString *scenario_properties_held_weakly_3_weak(void) {
    PRYWatcher *w = [PRYWatcher new];
    __weak id local = w; __weak PRYWatcher *ww = w;
    gPRYWeak = w;
    [w set:w];
    NSString *a = w.state;
    NSString *b = [NSString stringWithFormat:@"%d%d%d", local == w, ww == w, gPRYWeak == w];
    @autoreleasepool { [w set:[NSObject new]]; }
    return [NSString stringWithFormat:@"%@ %@ %@", a, b, w.any];
}
