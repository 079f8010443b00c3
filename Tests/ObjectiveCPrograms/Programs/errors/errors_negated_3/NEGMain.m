#import "NEGMain.h"


static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface NEGStore : NSObject
@property (nonatomic) NSInteger saves;
@end
@implementation NEGStore
- (BOOL)save:(NSString *)text error:(NSError **)error {
    self.saves++;
    if (text.length == 0) {
        if (error) *error = [NSError errorWithDomain:@"store" code:3 userInfo:nil];
        return NO;
    }
    return YES;
}
- (BOOL)cannot:(NSString *)text {
    NSError *error = nil;
    return ![self save:text error:&error];
}
@end

NSString *scenario_errors_negated_3_all(void) {
    lines = [NSMutableArray array];
    NEGStore *store = [NEGStore new];
    NSError *error = nil;
    BOOL failed = ![store save:@"" error:&error];
    Note([NSString stringWithFormat:@"%d %ld", failed, (long)error.code]);
    error = nil;
    failed = ![store save:@"x" error:&error];
    Note([NSString stringWithFormat:@"%d %@", failed, error]);
    if (!(failed = [store save:@"" error:&error])) Note([NSString stringWithFormat:@"again %d %@", failed, error.domain]);
    BOOL ok = (BOOL)[store save:@"y" error:&error];
    Note([NSString stringWithFormat:@"ok %d, cannot %d %d", ok, [store cannot:@""], [store cannot:@"z"]]);
    BOOL either = [store save:@"" error:&error] || [store save:@"a" error:&error];
    Note([NSString stringWithFormat:@"either %d %ld", either, (long)store.saves]);
    BOOL number = [store save:@"b" error:NULL], second = !(![store save:@"" error:nil]);
    Note([NSString stringWithFormat:@"%d %d", number, second]);
    return [lines componentsJoinedByString:@" / "];
}
