#import <Foundation/Foundation.h>

@interface PZBMeter : NSObject
@property (nonatomic, assign) NSInteger level;
@property (nonatomic, assign) double share;
@property (nonatomic, assign) BOOL open;
@property (nonatomic, copy) NSString *title;
@end

NSString *scenario_kvc_nil_1_nil(void);
NSString *scenario_kvc_nil_1_texts(void);
NSString *scenario_kvc_nil_1_bulk(void);
