#import <Foundation/Foundation.h>

@protocol PRY132Patient <NSObject>
@property (strong, nonatomic) NSString *name;
- (BOOL)isWell;
@end

NS_ASSUME_NONNULL_BEGIN

@interface PRY132Dancer : NSObject <PRY132Patient>
@property (strong, nonatomic) NSString *dance;
@property (strong, nonatomic) NSString *name;
@end

NS_ASSUME_NONNULL_END

@interface PRY132Cook : NSObject <PRY132Patient>
@property (strong, nonatomic) NSString *name;
@end

NSString *scenario_properties_of_protocol_3_nonnull(void);
