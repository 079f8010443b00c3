#import "PRY124.h"

@interface PRY124Store : NSObject
- (NSArray *)all;
@property (nonatomic, readonly) NSArray *list;
@end
@implementation PRY124Store { NSMutableArray *_items; }
- (instancetype)init { if ((self = [super init])) { _items = [NSMutableArray array]; } return self; }
- (NSArray *)list { NSArray *found = _items; return found; }
- (NSArray *)all { NSArray *found; found = _items; return found; }
- (NSString *)grow {
    NSArray *seen = self.list; NSUInteger before = seen.count;
    [_items addObject:@1];
    NSArray *other = [self all];
    [_items addObject:@2];
    return [NSString stringWithFormat:@"%lu %lu %lu", (unsigned long)before, (unsigned long)seen.count, (unsigned long)other.count];
}
@end
NSString *scenario_arrays_shared_returned_3_returned(void) { return [[PRY124Store new] grow]; }
