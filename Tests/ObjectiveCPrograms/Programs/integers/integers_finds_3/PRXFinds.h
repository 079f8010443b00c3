#import <Foundation/Foundation.h>

@interface PRXFinds : NSObject
- (instancetype)initWithNames:(NSArray *)names;
- (NSString *)nameAfter:(NSString *)name;
- (NSString *)nameBefore:(NSString *)name;
- (BOOL)selectAfter:(NSString *)name;
- (NSUInteger)selectedTwice;
@end

NSString *scenario_integers_finds_3_after(void);
NSString *scenario_integers_finds_3_location(void);
NSString *scenario_integers_finds_3_guarded(void);
NSString *scenario_integers_finds_3_product(void);
NSString *scenario_integers_finds_3_labels(void);
NSString *scenario_integers_finds_3_property(void);
