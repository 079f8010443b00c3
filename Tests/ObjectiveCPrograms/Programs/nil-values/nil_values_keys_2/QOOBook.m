#import "QOOBook.h"

@implementation QOOBook
- (instancetype)init { if ((self = [super init])) { _names = @{@"a": @"Ann", @3: @"three"}; _list = @[]; } return self; }
- (id)current { return self.names[self.key]; }
- (BOOL)has { return [self.names objectForKey:self.key] != nil; }
- (id)numbered { return self.names[self.number]; }
- (void)take:(NSDictionary *)json { self.list = json[@"list"]; self.names = json[@"names"]; }
@end

NSString *scenario_nil_values_keys_2_missing(void) {
    QOOBook *book = [[QOOBook alloc] init];
    return [NSString stringWithFormat:@"%@ %d %@", [book current], [book has], [book numbered]];
}
NSString *scenario_nil_values_keys_2_there(void) {
    QOOBook *book = [[QOOBook alloc] init];
    book.key = @"a";
    book.number = @3;
    return [NSString stringWithFormat:@"%@ %d %@", [book current], [book has], [book numbered]];
}
NSString *scenario_nil_values_keys_2_taken(void) {
    QOOBook *book = [[QOOBook alloc] init];
    book.key = @"b";
    [book take:@{@"names": @{@"b": @"Bob"}}];
    return [NSString stringWithFormat:@"%@ %lu %@", [book current], (unsigned long)book.list.count, book.list.firstObject];
}
