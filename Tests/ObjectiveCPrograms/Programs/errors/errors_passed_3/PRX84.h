#import <Foundation/Foundation.h>

typedef BOOL (^PRX84Check)(id value, NSError **error);
@interface PRX84Rule : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic) NSInteger limit;
- (BOOL)check:(NSString *)text error:(NSError **)error;
- (NSNumber *)parse:(NSString *)text error:(NSError **)error;
@end
NSNumber *PRX84Parse(PRX84Rule *rule, NSString *text, NSError **error);
BOOL PRX84All(NSArray *checks, id value, NSError **error);

NSString *scenario_errors_passed_3_functions(void);
NSString *scenario_errors_passed_3_checks(void);
