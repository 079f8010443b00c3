#import "PRY107Source.h"

NS_ASSUME_NONNULL_BEGIN

@interface PRY107Registration : NSObject
@property (nonatomic, strong) PRY107Token *token;
- (void)dispose;
@end

NS_ASSUME_NONNULL_END

NSString *scenario_apps_nil_of_others_token(void);
