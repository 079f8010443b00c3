#import <Foundation/Foundation.h>

@interface DACFeed : NSObject
@property (nonatomic, copy, readonly) NSArray *entries;
@property (nonatomic, strong, readonly) NSError *failure;
- (BOOL)readData:(NSData *)data error:(NSError **)error;
- (NSString *)titleAtIndex:(NSUInteger)index;
- (NSString *)nameAtIndex:(NSUInteger)index;
@end

NSString *scenario_dynamic_any_class_2_titles(void);
NSString *scenario_dynamic_any_class_2_names(void);
NSString *scenario_dynamic_any_class_2_other(void);
NSString *scenario_dynamic_any_class_2_days(void);
