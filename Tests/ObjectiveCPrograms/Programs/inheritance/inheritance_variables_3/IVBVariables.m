#import "IVBVariables.h"

@interface IVBBase : NSObject {
    NSMutableArray *_log;
    NSInteger _count;
@public
    NSUInteger hits;
}
- (NSString *)text;
@end
@implementation IVBBase
- (instancetype)init { if ((self = [super init])) { _log = [NSMutableArray array]; } return self; }
- (void)note:(NSString *)text { [_log addObject:text]; _count++; }
- (NSString *)text { return [_log componentsJoinedByString:@","]; }
- (void)merge:(IVBBase *)other { [_log addObjectsFromArray:other->_log]; _count += other->_count; hits = other->hits + 1; }
@end
@interface IVBLoud : IVBBase
@end
@implementation IVBLoud
- (void)note:(NSString *)text { [super note:[text uppercaseString]]; if (_count > 1) [_log insertObject:@"!" atIndex:0]; self->hits += 2; }
@end
NSString *scenario_inheritance_variables_3_variables(void) {
    IVBLoud *loud = [IVBLoud new];
    [loud note:@"a"];
    [loud note:@"b"];
    loud->hits++;
    IVBBase *base = [IVBBase new];
    [base merge:loud];
    [base note:@"c"];
    return [NSString stringWithFormat:@"%@ %@ %lu %lu", loud.text, base.text, (unsigned long)loud->hits, (unsigned long)base->hits];
}
