#import <Foundation/Foundation.h>

@interface PRXFinds : NSObject
- (instancetype)initWithNames:(NSArray *)names;
- (NSString *)nameAfter:(NSString *)name;
- (NSString *)nameBefore:(NSString *)name;
@end

NSString *scenario_integers_finds_3_after(void);
NSString *scenario_integers_finds_3_location(void);
NSString *scenario_integers_finds_3_guarded(void);
NSString *scenario_integers_finds_3_product(void);
NSString *scenario_integers_finds_3_labels(void);
