#import "PRX62Store_Private.h"

@implementation PRX62Store

- (instancetype)init {
    if ((self = [super init])) {
        _log = [NSMutableArray array];
        _changes = [RACSubject subject];
        self.names = @[];
    }
    return self;
}

- (void)add:(NSString *)name {
    self.names = [self.names arrayByAddingObject:name];
    self.state = PRX62Open;
    self.level = PRX62Open;
    [self.log addObject:[name uppercaseString]];
    [_changes sendNext:name];
}

- (void)forget {
    self.names = @[];
    self.state = PRX62Closed;
    [self.log addObject:@"-"];
}

- (void)dealloc {
    [_changes sendCompleted];
}

@end
