#import "QODLog.h"

@implementation QODLog
- (NSString *)here { return [NSString stringWithFormat:@"%s", __func__]; }
+ (NSString *)there:(NSInteger)number { return [NSString stringWithFormat:@"%s %ld", __PRETTY_FUNCTION__, (long)number]; }
- (NSString *)shown:(BOOL)asText { return [NSString stringWithFormat:@"%@!", asText ? self.name : @(self.size)]; }
- (NSString *)description { return [NSString stringWithFormat:@"log %@", self.name ?: @0]; }
@end
@implementation QODLog (Checks)
- (NSString *)check:(NSString *)text with:(NSString *)other { return [NSString stringWithFormat:@"%s %@ %@", __FUNCTION__, NSStringFromSelector(_cmd), text]; }
@end

static NSString *QODName(void) { return [NSString stringWithFormat:@"%s", __func__]; }

NSString *scenario_strings_format_function_names_2_method(void) { return [[[QODLog alloc] init] here]; }
NSString *scenario_strings_format_function_names_2_classMethod(void) { return [QODLog there:3]; }
NSString *scenario_strings_format_function_names_2_category(void) { return [[[QODLog alloc] init] check:@"a" with:@"b"]; }
NSString *scenario_strings_format_function_names_2_function(void) { return QODName(); }
NSString *scenario_strings_format_function_names_2_chosen(void) {
    QODLog *log = [[QODLog alloc] init];
    log.size = 4;
    NSString *none = [log shown:YES];
    log.name = @"n";
    return [NSString stringWithFormat:@"%@ %@ %@", none, [log shown:YES], [log shown:NO]];
}
NSString *scenario_strings_format_function_names_2_described(void) {
    QODLog *log = [[QODLog alloc] init];
    NSString *none = log.description;
    log.name = @"n";
    return [NSString stringWithFormat:@"%@, %@", none, log];
}
