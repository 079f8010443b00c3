#import "VFRLoader.h"

@implementation VFRLoader
- (NSString *)load:(RACSignal *)signal error:(NSError **)error {
    return [signal asynchronousFirstOrDefault:nil success:NULL error:error];
}
@end

static RACSignal *failing(void) {
    return [RACSignal error:[NSError errorWithDomain:@"loading" code:3 userInfo:nil]];
}

NSString *scenario_rac_nil_first_3_default(void) {
    BOOL success = YES;
    NSError *error = nil;
    NSString *value = [failing() asynchronousFirstOrDefault:@"none" success:&success error:&error];
    NSString *other = [[RACSignal empty] asynchronousFirstOrDefault:@"empty" success:NULL error:NULL];
    return [NSString stringWithFormat:@"%@ %d %ld %@", value, success, (long)error.code, other];
}
NSString *scenario_rac_nil_first_3_success(void) {
    BOOL success = NO;
    NSError *error = nil;
    NSNumber *value = [[RACSignal return:@4] asynchronousFirstOrDefault:@1 success:&success error:&error];
    NSError *unread = nil;
    NSNumber *first = [failing() firstOrDefault:@2 success:&success error:&unread];
    return [NSString stringWithFormat:@"%@ %@ %d", value, first, success];
}
NSString *scenario_rac_nil_first_3_passed_on(void) {
    VFRLoader *loader = [[VFRLoader alloc] init];
    NSError *error = nil;
    NSString *loaded = [loader load:[RACSignal return:@"text"] error:&error];
    NSString *none = [loader load:failing() error:&error];
    return [NSString stringWithFormat:@"%@ %@ %@", loaded, none, error.domain];
}
