#import <Foundation/Foundation.h>

/// Methods that refuse without an error.
@interface PRY16Checks : NSObject
@property (nonatomic) NSInteger limit;
- (BOOL)check:(NSInteger)value error:(NSError **)error;
- (BOOL)checkAll:(NSArray *)values error:(NSError **)error;
@end

NSString *scenario_errors_refused_3_checked(void);
