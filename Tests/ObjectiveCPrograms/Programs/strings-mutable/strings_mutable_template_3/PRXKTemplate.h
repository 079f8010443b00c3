#import <Foundation/Foundation.h>
@interface PRXKTemplate : NSObject
@property (nonatomic, copy) NSString *open;
@property (nonatomic, copy) NSString *close;
@property (nonatomic, strong) NSMutableString *source;
@property (nonatomic, copy) NSString *(^missing)(NSString *name);
+ (instancetype)templateWithText:(NSString *)text;
- (NSString *)fill:(NSDictionary *)values;
- (NSArray *)names;
- (void)indent:(NSUInteger)spaces;
- (NSUInteger)replace:(NSString *)old with:(NSString *)new;
@end
NSString *scenario_strings_mutable_template_3_fill(void);
NSString *scenario_strings_mutable_template_3_names(void);
NSString *scenario_strings_mutable_template_3_indent(void);
NSString *scenario_strings_mutable_template_3_shared(void);
NSString *scenario_strings_mutable_template_3_replace(void);
NSString *scenario_strings_mutable_template_3_missing(void);
NSString *scenario_strings_mutable_template_3_wrap(void);
