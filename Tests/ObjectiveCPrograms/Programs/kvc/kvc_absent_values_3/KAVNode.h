#import <Foundation/Foundation.h>

@interface KAVNode : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, assign) NSInteger size;
- (NSString *)label;
@end

NSString *scenario_kvc_absent_values_3_names(void);
NSString *scenario_kvc_absent_values_3_pairs(void);
