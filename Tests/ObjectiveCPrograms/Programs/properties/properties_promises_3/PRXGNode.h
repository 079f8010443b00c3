#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
typedef NS_ENUM(NSInteger, PRXGFlags) {
    PRXGFlagsBold = 1 << 0,
    PRXGFlagsItalic = 1 << 1,
    PRXGFlagsUnder = 1 << 2,
    PRXGFlagsAll = PRXGFlagsBold | PRXGFlagsItalic | PRXGFlagsUnder,
};
@interface PRXGStyle : NSObject
@property (nonatomic, copy) NSString *font;
@property (nonatomic, assign) PRXGFlags flags;
@property (nonatomic, strong) PRXGStyle *parent;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSArray<NSString *> *names;
@property (nonatomic, copy) void (^changed)(PRXGStyle *style, NSString *what);
@property (nonatomic, strong) NSDictionary *options;
- (instancetype)initStyleWithOptions:(NSDictionary *)options;
+ (instancetype)plain;
- (NSString *)describe:(NSString *)prefix;
- (void)reset;
- (NSDictionary *)merged;
- (PRXGStyle *)root;
@end
NS_ASSUME_NONNULL_END
NSString *scenario_properties_promises_3_flags(void);
NSString *scenario_properties_promises_3_nil_arguments(void);
NSString *scenario_properties_promises_3_reset(void);
NSString *scenario_properties_promises_3_unset(void);
NSString *scenario_properties_promises_3_plain(void);
NSString *scenario_properties_promises_3_roots(void);
NSString *scenario_properties_promises_3_toggles(void);
