#import <Foundation/Foundation.h>

@interface PRX80Parser : NSObject
+ (id)parse:(NSString *)text error:(NSError **)error;
@end
@interface PRX80Path : NSObject
+ (id)value:(id)json at:(NSString *)path;
+ (id)set:(id)value in:(id)json at:(NSArray *)path;
@end
NSString *PRX80Dump(id value);

NSString *scenario_strings_parse_json_3_parsed(void);
NSString *scenario_strings_parse_json_3_errors(void);
NSString *scenario_strings_parse_json_3_paths(void);
NSString *scenario_strings_parse_json_3_sets(void);
