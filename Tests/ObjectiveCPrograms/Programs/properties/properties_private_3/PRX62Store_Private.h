#import "PRX62Store.h"

// What subclasses and tests see.
@interface PRX62Store () {
@protected
    RACSubject *_changes;
}
@property (nonatomic, strong) NSMutableArray *log;
@property (nonatomic, strong, readwrite) NSArray *names;
- (void)forget;
@end
