#import <Foundation/Foundation.h>

@interface NVALabel : NSObject
@property (nonatomic, copy) NSString *text;
@property (nonatomic, strong) NSArray *parts;
@property (nonatomic, strong) NSMutableArray *sizes;
- (NSString *)loud;
- (NSString *)initial:(NSString *)name;
- (NSString *)edited;
- (NSArray *)all;
- (void)grow;
@end

NSString *scenario_nil_values_appending_1_texts(void);
NSString *scenario_nil_values_appending_1_lists(void);
