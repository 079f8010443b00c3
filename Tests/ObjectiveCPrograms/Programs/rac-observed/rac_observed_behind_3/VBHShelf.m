#import "VBHShelf.h"

@implementation VBHBook
@end

@implementation VBHShelf {
    NSInteger mWidth;
}
@synthesize width = mWidth;
- (instancetype)init {
    if ((self = [super init])) {
        VBHBook *first = [[VBHBook alloc] init];
        first.title = @"Emma";
        VBHBook *second = [[VBHBook alloc] init];
        second.title = @"Ivanhoe";
        _books = @[first, second];
        _loans = [NSMutableArray array];
    }
    return self;
}
// What changes is behind the property: its observers are told by hand.
- (void)readAll {
    [self willChangeValueForKey:@"books"];
    [self.books setValue:@YES forKey:@"read"];
    [self didChangeValueForKey:@"books"];
}
- (void)readFirst {
    [self willChangeValueForKey:@"books"];
    VBHBook *book = self.books.firstObject;
    book.read = YES;
    [self didChangeValueForKey:@"books"];
}
// The variable has the name of the property, and is another.
- (void)readLocal {
    NSArray *books = nil;
    [self willChangeValueForKey:@"books"];
    books = self.books;
    [books setValue:@YES forKey:@"read"];
    [self didChangeValueForKey:@"books"];
}
- (void)widen {
    [self willChangeValueForKey:@"width"];
    mWidth += 3;
    [self didChangeValueForKey:@"width"];
}
- (void)lend:(NSString *)title {
    [self willChangeValueForKey:@"loans"];
    [self.loans addObject:title];
    [self didChangeValueForKey:@"loans"];
}
- (void)moveTwice {
    [self willChangeValueForKey:@"moves"];
    _moves += 2;
    [self didChangeValueForKey:@"moves"];
}
@end

static RACSignal *readTitles(VBHShelf *shelf) {
    return [RACObserve(shelf, books) map:^id(NSArray *books) {
        NSMutableArray *titles = [NSMutableArray array];
        for (VBHBook *book in books) {
            if (book.read) [titles addObject:book.title];
        }
        return [titles componentsJoinedByString:@"+"];
    }];
}

NSString *scenario_rac_observed_behind_3_elements(void) {
    VBHShelf *shelf = [[VBHShelf alloc] init];
    NSMutableArray *log = [NSMutableArray array];
    [readTitles(shelf) subscribeNext:^(NSString *titles) { [log addObject:[NSString stringWithFormat:@"<%@>", titles]]; }];
    [shelf readAll];
    return [log componentsJoinedByString:@" "];
}
NSString *scenario_rac_observed_behind_3_one_element(void) {
    VBHShelf *shelf = [[VBHShelf alloc] init];
    NSMutableArray *log = [NSMutableArray array];
    [readTitles(shelf) subscribeNext:^(NSString *titles) { [log addObject:[NSString stringWithFormat:@"<%@>", titles]]; }];
    [shelf readFirst];
    [shelf readAll];
    return [log componentsJoinedByString:@" "];
}
NSString *scenario_rac_observed_behind_3_shared(void) {
    VBHShelf *shelf = [[VBHShelf alloc] init];
    NSMutableArray *loans = shelf.loans;
    NSMutableArray *counts = [NSMutableArray array];
    [RACObserve(shelf, loans) subscribeNext:^(NSArray *list) { [counts addObject:@(list.count)]; }];
    [shelf lend:@"Emma"];
    [loans addObject:@"Ivanhoe"];
    [shelf lend:@"Kim"];
    return [NSString stringWithFormat:@"%@ %lu", [counts componentsJoinedByString:@" "], (unsigned long)loans.count];
}
NSString *scenario_rac_observed_behind_3_set(void) {
    VBHShelf *shelf = [[VBHShelf alloc] init];
    NSMutableArray *log = [NSMutableArray array];
    [RACObserve(shelf, moves) subscribeNext:^(NSNumber *moves) { [log addObject:moves]; }];
    [shelf moveTwice];
    shelf.moves = 5;
    [shelf moveTwice];
    return [log componentsJoinedByString:@" "];
}
NSString *scenario_rac_observed_behind_3_local(void) {
    VBHShelf *shelf = [[VBHShelf alloc] init];
    NSMutableArray *log = [NSMutableArray array];
    [readTitles(shelf) subscribeNext:^(NSString *titles) { [log addObject:[NSString stringWithFormat:@"<%@>", titles]]; }];
    [shelf readLocal];
    return [log componentsJoinedByString:@" "];
}
NSString *scenario_rac_observed_behind_3_synthesized(void) {
    VBHShelf *shelf = [[VBHShelf alloc] init];
    NSMutableArray *log = [NSMutableArray array];
    [RACObserve(shelf, width) subscribeNext:^(NSNumber *width) { [log addObject:width]; }];
    [shelf widen];
    [shelf widen];
    return [log componentsJoinedByString:@" "];
}
