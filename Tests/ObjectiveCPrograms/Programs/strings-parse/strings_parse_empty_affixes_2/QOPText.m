#import "QOPText.h"

@implementation QOPText
- (BOOL)matches:(NSString *)title { return [title.lowercaseString hasPrefix:self.query] || [title hasSuffix:self.query]; }
@end

NSString *scenario_strings_parse_empty_affixes_2_empty(void) {
    QOPText *text = [[QOPText alloc] init];
    text.query = @"";
    return [NSString stringWithFormat:@"%d %d %d", [text matches:@"abc"], [text matches:@""], [@"abc" containsString:text.query]];
}
NSString *scenario_strings_parse_empty_affixes_2_some(void) {
    QOPText *text = [[QOPText alloc] init];
    text.query = @"ab";
    NSString *none = nil;
    return [NSString stringWithFormat:@"%d %d %d %d", [text matches:@"ABC"], [text matches:@"xab"], [text matches:none], [text matches:@"b"]];
}
