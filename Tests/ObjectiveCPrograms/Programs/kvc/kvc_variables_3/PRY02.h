#import <Foundation/Foundation.h>

// Key-value coding that reaches instance variables, where there is no accessor.
@interface PRY02Meter : NSObject {
    int _ticks;
    NSString *unit;
    double isScaled;
}
@property (nonatomic, copy) NSString *name;
@property (nonatomic) double rate;
@property (nonatomic, getter=isOpen) BOOL open;
- (void)tick;
@end

@interface PRY02Gauge : PRY02Meter {
    NSMutableDictionary *_limits;
}
- (void)limit:(NSString *)name to:(NSInteger)value;
@end

NSString *scenario_kvc_variables_3_read(void);
NSString *scenario_kvc_variables_3_written(void);
NSString *scenario_kvc_variables_3_behind_a_setter(void);
NSString *scenario_kvc_variables_3_paths(void);
NSString *scenario_kvc_variables_3_collected(void);
NSString *scenario_kvc_variables_3_sorted(void);
