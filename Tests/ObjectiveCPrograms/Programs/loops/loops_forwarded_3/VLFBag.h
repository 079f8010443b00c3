#import <Foundation/Foundation.h>

@interface VLFBag : NSObject <NSFastEnumeration>
@property (nonatomic, strong) NSMutableArray *things;
@end

@interface VLFNamedBag : VLFBag
@end

NSString *scenario_loops_forwarded_3_shared(void);
NSString *scenario_loops_forwarded_3_nothing(void);
NSString *scenario_loops_forwarded_3_reverse(void);
