#import <Foundation/Foundation.h>

@interface QODLog : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic) NSInteger size;
- (NSString *)here;
+ (NSString *)there:(NSInteger)number;
- (NSString *)shown:(BOOL)asText;
@end
@interface QODLog (Checks)
- (NSString *)check:(NSString *)text with:(NSString *)other;
@end

NSString *scenario_strings_format_function_names_2_method(void);
NSString *scenario_strings_format_function_names_2_classMethod(void);
NSString *scenario_strings_format_function_names_2_category(void);
NSString *scenario_strings_format_function_names_2_function(void);
NSString *scenario_strings_format_function_names_2_chosen(void);
NSString *scenario_strings_format_function_names_2_described(void);
