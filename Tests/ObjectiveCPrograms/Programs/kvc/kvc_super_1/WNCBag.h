#import <Foundation/Foundation.h>

@interface WNCBag : NSObject
@property (nonatomic, assign) NSInteger count;
@property (nonatomic, strong) NSMutableDictionary *extras;
@end

@interface WNCBox : WNCBag
@end

NSString *scenario_kvc_super_1_extras(void);
NSString *scenario_kvc_super_1_box(void);
