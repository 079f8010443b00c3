#import "QOVBox.h"

@implementation QOVBox
- (BOOL)same { return [self.number isEqual:@(self.count)]; }
- (BOOL)sameNumber { return [self.number isEqualToNumber:@(self.size)]; }
- (BOOL)save:(BOOL)result { self.count++; return result; }
@end

NSString *scenario_boxed_made_of_others_2_kinds(void) {
    QOVBox *box = [[QOVBox alloc] init];
    box.size = 2.75;
    box.count = 5;
    NSArray *all = @[[NSNumber numberWithInt:box.size], [NSNumber numberWithBool:box.count], [NSNumber numberWithInteger:box.size * 2], [NSNumber numberWithDouble:box.count], [NSNumber numberWithBool:NO]];
    return [all componentsJoinedByString:@" "];
}
NSString *scenario_boxed_made_of_others_2_equal(void) {
    QOVBox *box = [[QOVBox alloc] init];
    BOOL none = [box same];
    box.number = @3.5;
    box.count = 3;
    BOOL fraction = [box same];
    box.number = @3;
    BOOL whole = [box same];
    box.size = 3;
    return [NSString stringWithFormat:@"%d %d %d %d", none, fraction, whole, [box sameNumber]];
}
NSString *scenario_boxed_made_of_others_2_literal(void) {
    QOVBox *box = [[QOVBox alloc] init];
    BOOL none = [box.number isEqual:@0];
    box.number = @0;
    return [NSString stringWithFormat:@"%d %d %d", none, [box.number isEqualToNumber:@0], [box.number isEqual:@NO]];
}
NSString *scenario_boxed_made_of_others_2_truth(void) {
    QOVBox *box = [[QOVBox alloc] init];
    BOOL ok = YES;
    ok &= [box save:NO];
    ok &= [box save:YES];
    box.done |= [box save:YES];
    box.done |= [box save:NO];
    BOOL bits = YES;
    bits &= box.count;
    return [NSString stringWithFormat:@"%d %d %ld %d", ok, box.done, (long)box.count, bits];
}
