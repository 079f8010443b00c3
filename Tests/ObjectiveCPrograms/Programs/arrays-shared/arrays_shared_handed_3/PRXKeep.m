#import "PRXKeep.h"

@interface PRXKeeper : NSObject
@property (nonatomic, strong) NSMutableArray *items;
- (void)fill;
- (NSUInteger)fillOwn;
- (NSUInteger)lengthOfText;
@end

@implementation PRXKeeper {
    NSMutableString *_text;
}
- (void)fill {
    [self.items addObject:@1];
    [_text appendString:@"xy"];
}
- (NSUInteger)fillOwn {
    NSMutableArray *list = [NSMutableArray array];
    self.items = list;
    [self fill];
    return list.count;
}
- (NSUInteger)lengthOfText {
    NSMutableString *text = [NSMutableString string];
    _text = text;
    [self fill];
    return text.length;
}
@end

NSString *scenario_arrays_shared_handed_3_property(void) {
    NSMutableArray *items = [NSMutableArray array];
    PRXKeeper *keeper = [PRXKeeper new];
    keeper.items = items;
    [keeper fill];
    [keeper fill];
    return [items componentsJoinedByString:@","];
}

NSString *scenario_arrays_shared_handed_3_own(void) {
    return [NSString stringWithFormat:@"%lu", (unsigned long)[[PRXKeeper new] fillOwn]];
}

NSString *scenario_arrays_shared_handed_3_text(void) {
    return [NSString stringWithFormat:@"%lu", (unsigned long)[[PRXKeeper new] lengthOfText]];
}
