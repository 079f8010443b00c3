#import "DRYPrefix.h"
typedef NS_ENUM(NSUInteger, DRYRole) { DRYRoleGuest, DRYRoleMember, DRYRoleAdmin };
@protocol DRYNamed <NSObject>
@property (nonatomic, copy, readonly) NSString *name;
@optional
- (NSString *)nickname;
@end
@interface DRYUser : NSObject <DRYNamed, NSCoding>
@property (nonatomic, copy, readonly) NSString *name;
@property (nonatomic, readonly) DRYRole role;
@property (nonatomic, strong) DRYUser *friend;
@property (nonatomic, getter=isActive) BOOL active;
+ (instancetype)userWithDictionary:(NSDictionary *)dictionary;
- (instancetype)initWithName:(NSString *)name role:(DRYRole)role NS_DESIGNATED_INITIALIZER;
- (NSComparisonResult)compareByRole:(DRYUser *)other;
@end
@interface DRYUser (Display)
- (NSString *)display;
@end
