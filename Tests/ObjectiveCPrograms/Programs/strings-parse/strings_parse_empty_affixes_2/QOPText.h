#import <Foundation/Foundation.h>

@interface QOPText : NSObject
@property (nonatomic, copy) NSString *query;
- (BOOL)matches:(NSString *)title;
@end

NSString *scenario_strings_parse_empty_affixes_2_empty(void);
NSString *scenario_strings_parse_empty_affixes_2_some(void);
