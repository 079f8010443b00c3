#import <Foundation/Foundation.h>

@interface ECHForm : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NSNumber *age;
- (NSString *)readName:(NSError **)error;
- (BOOL)hasName:(NSError **)error;
- (BOOL)checkAge:(NSError **)error;
- (BOOL)validate:(NSError **)error;
@end

NSString *scenario_errors_chain_1_forms(void);
