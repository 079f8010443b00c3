#import <Foundation/Foundation.h>

@interface PRY134Student : NSObject
@property (nonatomic, copy) NSString *name;
- (NSString *)key;
@end

NSString *scenario_dynamic_only_stored_3_sorted(void);
