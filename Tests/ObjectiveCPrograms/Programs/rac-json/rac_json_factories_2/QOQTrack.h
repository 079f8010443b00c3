#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@interface QOQTrack : NSObject
@property (nonatomic, copy) NSString *title;
+ (instancetype)trackFromJSON:(id)json error:(NSError **)error;
@end

NSString *scenario_rac_json_factories_2_good(void);
NSString *scenario_rac_json_factories_2_bad(void);
NSString *scenario_rac_json_factories_2_counted(void);
NSString *scenario_rac_json_factories_2_reversed(void);
NSString *scenario_rac_json_factories_2_classes(void);
NSString *scenario_rac_json_factories_2_events(void);
