#import "STKPeople.h"

static NSArray *People(void) {
    return @[ @{ @"name": @"bo", @"age": @30 }, @{ @"name": @"Al", @"age": @25 }, @{ @"age": @40 }, @{ @"name": @"BO", @"age": @20 } ];
}

NSString *scenario_sorting_text_keys_2_names(void) {
    NSSortDescriptor *byName = [NSSortDescriptor sortDescriptorWithKey:@"name" ascending:YES selector:@selector(caseInsensitiveCompare:)];
    NSArray *sorted = [[People() subarrayWithRange:NSMakeRange(0, 3)] sortedArrayUsingDescriptors:@[ byName ]];
    return [[sorted valueForKey:@"age"] componentsJoinedByString:@" "];
}

NSString *scenario_sorting_text_keys_2_both(void) {
    NSSortDescriptor *byName = [[NSSortDescriptor alloc] initWithKey:@"name" ascending:NO selector:@selector(caseInsensitiveCompare:)];
    NSSortDescriptor *byAge = [NSSortDescriptor sortDescriptorWithKey:@"age" ascending:YES selector:@selector(compare:)];
    NSArray *sorted = [People() sortedArrayUsingDescriptors:@[ byName, byAge ]];
    return [[sorted valueForKey:@"age"] componentsJoinedByString:@" "];
}

NSString *scenario_sorting_text_keys_2_keys(void) {
    NSDictionary<NSString *, NSNumber *> *ages = @{ @"b": @2, @"a": @1, @"C": @3 };
    NSMutableString *text = [NSMutableString string];
    for (NSString *name in [ages.allKeys sortedArrayUsingSelector:@selector(compare:)]) [text appendFormat:@"%@%@ ", name, ages[name]];
    NSNumber *largest = [[ages.allValues sortedArrayUsingSelector:@selector(compare:)] lastObject];
    return [text stringByAppendingFormat:@"%@", largest];
}
