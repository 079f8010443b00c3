#import <Foundation/Foundation.h>
typedef NS_ENUM(NSInteger, STRLevel) { STRLevelLow = 1, STRLevelHigh = 10 };
typedef NS_OPTIONS(NSUInteger, STRFlags) { STRFlagA = 1 << 0, STRFlagB = 1 << 1 };
typedef struct { NSInteger x, y; } STRCell;
typedef void (^STRDone)(BOOL ok, NSError *error);
typedef NSString *(^STRNamer)(id object);
extern NSString *const STRStoreDidChangeNotification;
extern NSInteger STRStoreLimit;
static inline STRCell STRCellMake(NSInteger x, NSInteger y) { STRCell c = {x, y}; return c; }
NSString *STRLevelName(STRLevel level);
#define MAX_ITEMS 3
