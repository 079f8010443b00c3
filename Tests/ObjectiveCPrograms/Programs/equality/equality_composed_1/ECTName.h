#import <Foundation/Foundation.h>

@interface ECTName : NSObject
@property (nonatomic, copy) NSString *text;
- (BOOL)isNamed:(NSString *)other;
@end

NSString *scenario_equality_composed_1_names(void);
