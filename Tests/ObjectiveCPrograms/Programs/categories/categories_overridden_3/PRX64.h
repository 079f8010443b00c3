#import <Foundation/Foundation.h>
@interface PRX64Shape : NSObject
@property (nonatomic) NSInteger size;
- (NSString *)describe;
@end
@interface PRX64Shape (Extras)
@property (nonatomic, readonly) NSInteger area;
// The score.
- (NSInteger)score;
+ (NSString *)kind;
@end
@interface PRX64Shape (Plain)
- (NSInteger)twice;
@end
@interface PRX64Circle : PRX64Shape
@end
@interface PRX64Circle (Words)
- (NSString *)describe;
@end
NSString *scenario_categories_overridden_3_run(void);
