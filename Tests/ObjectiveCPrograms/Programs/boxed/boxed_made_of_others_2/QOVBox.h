#import <Foundation/Foundation.h>

@interface QOVBox : NSObject
@property (nonatomic, strong) NSNumber *number;
@property (nonatomic) NSInteger count;
@property (nonatomic) double size;
@property (nonatomic) BOOL done;
@end

NSString *scenario_boxed_made_of_others_2_kinds(void);
NSString *scenario_boxed_made_of_others_2_equal(void);
NSString *scenario_boxed_made_of_others_2_literal(void);
NSString *scenario_boxed_made_of_others_2_truth(void);
