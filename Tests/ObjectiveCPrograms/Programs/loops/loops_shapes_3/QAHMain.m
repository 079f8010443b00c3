#import "QAHMain.h"

NSString *scenario_loops_shapes_3_doWhile(void) {
    int n = 0, k = 10;
    do { n += k; if (n > 30) break; if (k % 2) continue; k--; } while (--k > 0);
    return [NSString stringWithFormat:@"%d %d", n, k];
}
NSString *scenario_loops_shapes_3_two(void) {
    NSMutableString *t = [NSMutableString string];
    for (int i = 0, j = 5; i < j; i += 2, j--) [t appendFormat:@"%d%d ", i, j];
    return t;
}
NSString *scenario_loops_shapes_3_down(void) {
    NSMutableString *t = [NSMutableString string];
    for (NSUInteger i = 3; i-- > 0;) [t appendFormat:@"%lu", (unsigned long)i];
    return t;
}
NSString *scenario_loops_shapes_3_growing(void) {
    NSMutableArray *a = [@[@1, @2] mutableCopy];
    for (NSUInteger i = 0; i < a.count && i < 6; i++) if (i % 2) [a addObject:@(i * 10)];
    return [a componentsJoinedByString:@","];
}
