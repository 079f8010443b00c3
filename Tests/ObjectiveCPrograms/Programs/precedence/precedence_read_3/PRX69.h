#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, PRX69Kind) { PRX69KindNone, PRX69KindSmall, PRX69KindBig };
typedef NS_OPTIONS(NSUInteger, PRX69Options) { PRX69OptionNone = 0, PRX69OptionBold = 1 << 0, PRX69OptionWide = 1 << 1, PRX69OptionItalic = 1 << 2 };
@interface PRX69Store : NSObject
@property (nonatomic) PRX69Kind mode;
@property (nonatomic) PRX69Options options;
@property (nonatomic) NSInteger value;
@property (nonatomic, copy) NSString *title;
@end
@interface PRX69Car : NSObject
@property (nonatomic, copy) NSString *name;
- (void)update;
- (NSString *)label;
@end
@interface PRX69Van : PRX69Car
@end

NSString *scenario_precedence_read_3_loops(void);
NSString *scenario_precedence_read_3_products(void);
NSString *scenario_precedence_read_3_casts(void);
NSString *scenario_precedence_read_3_bits(void);
NSString *scenario_precedence_read_3_sets(void);
NSString *scenario_precedence_read_3_labels(void);
NSString *scenario_precedence_read_3_equals(void);
