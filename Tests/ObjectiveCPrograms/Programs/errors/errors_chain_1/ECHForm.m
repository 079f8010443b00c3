#import "ECHForm.h"

@implementation ECHForm
- (NSString *)readName:(NSError **)error {
    if (self.name.length == 0) {
        if (error) *error = [NSError errorWithDomain:@"Form" code:1 userInfo:@{NSLocalizedDescriptionKey: @"no name"}];
        return nil;
    }
    return [self.name capitalizedString];
}
- (BOOL)hasName:(NSError **)error { return [self readName:error] != nil; }
- (BOOL)checkAge:(NSError **)error {
    NSError *problem;
    NSInteger age = self.age.integerValue;
    if (age < 18) problem = [NSError errorWithDomain:@"Form" code:age userInfo:nil];
    if (error) *error = problem;
    return problem == nil;
}
- (BOOL)validate:(NSError **)error { return [self hasName:error] && [self checkAge:error]; }
@end

NSString *scenario_errors_chain_1_forms(void) {
    NSMutableArray *lines = [NSMutableArray array];
    ECHForm *form = [ECHForm new];
    for (NSArray *row in @[@[@"", @20], @[@"ann", @7], @[@"bob", @18]]) {
        form.name = row[0];
        form.age = row[1];
        NSError *error = nil;
        BOOL valid = [form validate:&error];
        [lines addObject:[NSString stringWithFormat:@"%d %@ %ld", valid, error.domain, (long)error.code]];
        if ([form hasName:NULL]) [lines addObject:[form readName:nil]];
    }
    form.name = nil;
    form.age = nil;
    [lines addObject:[NSString stringWithFormat:@"%@ %d", [form readName:NULL], [form checkAge:nil]]];
    return [lines componentsJoinedByString:@", "];
}
