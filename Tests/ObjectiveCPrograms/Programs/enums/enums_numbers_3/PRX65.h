#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, PRX65Kind) { PRX65KindNone, PRX65KindSmall, PRX65KindBig };
typedef enum { PRX65Low, PRX65Middle, PRX65High } PRX65Level;
typedef NS_OPTIONS(NSUInteger, PRX65Flags) { PRX65FlagNone = 0, PRX65FlagOne = 1 << 0, PRX65FlagTwo = 1 << 1 };
@interface PRX65Device : NSObject
@property (nonatomic) PRX65Kind kind;
@property (nonatomic) PRX65Kind state;
@property (nonatomic) PRX65Level level;
@property (nonatomic) PRX65Flags flags;
@property (nonatomic) BOOL isOpen;
@property (nonatomic) BOOL flag;
@end

NSString *scenario_enums_numbers_3_bits(void);
NSString *scenario_enums_numbers_3_casts(void);
NSString *scenario_enums_numbers_3_falls(void);
NSString *scenario_enums_numbers_3_minimum(void);
NSString *scenario_enums_numbers_3_labels(void);
