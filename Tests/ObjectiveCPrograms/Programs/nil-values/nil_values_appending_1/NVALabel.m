#import "NVALabel.h"

@implementation NVALabel
- (NSString *)loud { return [self.text stringByAppendingString:@"!"]; }
- (NSString *)initial:(NSString *)name {
    return [[name substringToIndex:1] stringByAppendingFormat:@"%d", (int)name.length];
}
- (NSString *)edited {
    NSMutableString *copy = [self.text mutableCopy];
    [copy appendFormat:@"<%lu>", (unsigned long)self.text.length];
    [copy appendString:@"."];
    return copy;
}
- (NSArray *)all { return [[self.parts arrayByAddingObject:@"x"] arrayByAddingObjectsFromArray:self.sizes]; }
- (void)grow {
    NSMutableArray *sizes = self.sizes;
    [sizes addObject:@(sizes.count)];
    [sizes addObjectsFromArray:self.parts];
}
@end

NSString *scenario_nil_values_appending_1_texts(void) {
    NVALabel *label = [NVALabel new];
    NSString *before = [NSString stringWithFormat:@"%@ %@ %@", label.loud, [label initial:nil], label.edited];
    label.text = @"ab";
    NVALabel *none = nil;
    return [NSString stringWithFormat:@"%@; %@ %@ %@; %@", before, label.loud, [label initial:@"xyz"], label.edited, none.edited];
}

NSString *scenario_nil_values_appending_1_lists(void) {
    NVALabel *label = [NVALabel new];
    [label grow];
    NSMutableArray *log = [NSMutableArray array];
    [log addObject:[label.all componentsJoinedByString:@","] ?: @"nil"];
    label.sizes = [NSMutableArray arrayWithObject:@7];
    [label grow];
    label.parts = @[@"p"];
    [log addObject:[label.all componentsJoinedByString:@","]];
    label.sizes = nil;
    [log addObject:[label.all componentsJoinedByString:@","]];
    return [log componentsJoinedByString:@" "];
}
