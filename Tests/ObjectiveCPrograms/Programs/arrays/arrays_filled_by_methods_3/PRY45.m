#import "PRY45.h"

@interface PRYFiller : NSObject
@end
@implementation PRYFiller
- (NSArray<NSString *> *)a { NSMutableArray<NSString *> *mut = [NSMutableArray new]; [self fill:mut]; return [mut copy]; }
- (NSArray<NSString *> *)b { NSMutableArray<NSString *> *mut = [NSMutableArray array]; [self fill:mut]; return mut; }
- (NSArray<NSNumber *> *)c { NSMutableArray<NSNumber *> *mut = [[NSMutableArray alloc] init]; [self count:mut]; return mut; }
- (void)fill:(NSMutableArray<NSString *> *)arr { [arr addObject:@"x"]; if (arr.count < 3) [self fill:arr]; }
- (void)count:(NSMutableArray<NSNumber *> *)arr { [arr addObject:@(arr.count)]; if (arr.count < 3) [self count:arr]; }
- (NSDictionary<NSString *, NSNumber *> *)d { NSMutableDictionary<NSString *, NSNumber *> *m = [NSMutableDictionary new]; m[@"a"] = @1; [self map:m]; return m; }
- (void)map:(NSMutableDictionary<NSString *, NSNumber *> *)m { m[@"b"] = @2; }
@end
NSString *scenario_arrays_filled_by_methods_3_a(void) { PRYFiller *i = [PRYFiller new]; return [NSString stringWithFormat:@"%@ %@ %@ %lu", [i.a componentsJoinedByString:@""], [i.b componentsJoinedByString:@""], [i.c componentsJoinedByString:@""], (unsigned long)i.d.count]; }
