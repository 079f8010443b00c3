#import <Foundation/Foundation.h>

typedef NS_OPTIONS(NSUInteger, EOSFlags) {
    EOSFlagNone = 0,
    EOSFlagStarred = 1 << 0,
    EOSFlagHidden = 1 << 1,
    EOSFlagLocked = 1 << 2,
};

typedef NS_ENUM(NSInteger, EOSKind) { EOSKindBox, EOSKindBag, EOSKindCan };

@interface EOSItem : NSObject
@property (nonatomic, assign) EOSFlags flags;
@property (nonatomic, assign) EOSKind kind;
- (instancetype)initWithDictionary:(NSDictionary *)dictionary;
- (NSString *)show;
- (NSDictionary *)dictionary;
@end

NSString *scenario_enums_option_sets_3_read(void);
NSString *scenario_enums_option_sets_3_change(void);
NSString *scenario_enums_option_sets_3_cast(void);
