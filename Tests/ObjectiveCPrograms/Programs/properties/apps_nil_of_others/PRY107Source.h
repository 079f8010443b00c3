#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface PRY107Token : NSObject
@property (nonatomic) BOOL asked;
@end

@interface PRY107Source : NSObject
@property (nonatomic, strong, readonly) PRY107Token *token;
@end

NS_ASSUME_NONNULL_END
