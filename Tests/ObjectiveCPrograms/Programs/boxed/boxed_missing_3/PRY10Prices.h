#import <Foundation/Foundation.h>

/// Numbers of a table that are not there, which are nil and not zero.
@interface PRY10Prices : NSObject
@property (nonatomic, copy) NSDictionary *table;
@property (nonatomic, strong) NSMutableArray *seen;
- (void)note:(id)value;
- (NSString *)notes;
@end

NSString *scenario_boxed_missing_3_chosen(void);
NSString *scenario_boxed_missing_3_passed(void);
NSString *scenario_boxed_missing_3_same(void);
