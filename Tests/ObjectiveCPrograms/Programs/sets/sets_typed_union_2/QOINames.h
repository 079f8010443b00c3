#import <Foundation/Foundation.h>

@interface QOINames : NSObject
@property (nonatomic, strong) NSMutableSet<NSString *> *names;
- (void)merge:(NSSet *)other;
@end

NSString *scenario_sets_typed_union_2_united(void);
NSString *scenario_sets_typed_union_2_without(void);
