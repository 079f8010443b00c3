#import "PRY15Cards.h"

@implementation PRY15Card

- (instancetype)initWithTitle:(NSString *)title {
    if (self = [super init]) {
        _title = [title copy];
        _note = @"plain";
    }
    return self;
}

- (NSString *)plainTitle {
    return _title;
}

@end

@implementation PRY15Lazy

@synthesize title = _title;
@synthesize note = _note;

- (NSString *)title {
    if (_title == nil) {
        _title = [@"lazy " stringByAppendingString:[self plainTitle] ?: @"none"];
    }
    return _title;
}

- (NSString *)note {
    if (_note == nil) {
        _note = @"made";
    }
    return _note;
}

- (void)forget {
    _title = nil;
}

@end

NSString *scenario_properties_again_3_titles(void) {
    PRY15Lazy *card = [[PRY15Lazy alloc] initWithTitle:@"first"];
    NSMutableArray *found = [NSMutableArray array];
    [found addObject:card.title];
    card.title = @"second";
    [found addObject:card.title];
    [found addObject:[card plainTitle]];
    [card forget];
    [found addObject:card.title];
    return [found componentsJoinedByString:@", "];
}

NSString *scenario_properties_again_3_lazy(void) {
    PRY15Card *plain = [[PRY15Card alloc] initWithTitle:@"a"];
    PRY15Card *lazy = [[PRY15Lazy alloc] initWithTitle:nil];
    return [NSString stringWithFormat:@"%@ %@ %@ %@", plain.note, lazy.note, lazy.title, [lazy plainTitle]];
}
