#import <Foundation/Foundation.h>
@interface NSArray (PRXHTools)
- (NSArray *)prxh_select:(BOOL (^)(id object))test;
- (NSDictionary *)prxh_groupedBy:(NSString *(^)(id object))key;
- (NSArray *)prxh_sortedBy:(NSString *)key;
- (id)prxh_best:(NSInteger (^)(id object))score;
- (BOOL)prxh_all:(BOOL (^)(id))test;
- (NSArray *)prxh_unique;
@property (nonatomic, readonly) id prxh_second;
@end
@interface NSDictionary (PRXHTools)
- (NSString *)prxh_text:(NSString *)key;
- (NSDictionary *)prxh_without:(NSArray *)keys;
- (NSString *)prxh_query;
- (NSDictionary *)prxh_mapped:(id (^)(NSString *key, id value))map;
@end
@interface NSMutableArray (PRXHTools)
- (id)prxh_take;
- (void)prxh_put:(id)object;
@end
NSString *scenario_categories_tools_3_select(void);
NSString *scenario_categories_tools_3_groups(void);
NSString *scenario_categories_tools_3_sorted(void);
NSString *scenario_categories_tools_3_best(void);
NSString *scenario_categories_tools_3_unique(void);
NSString *scenario_categories_tools_3_texts(void);
NSString *scenario_categories_tools_3_query(void);
NSString *scenario_categories_tools_3_mapped(void);
NSString *scenario_categories_tools_3_queue(void);
NSString *scenario_categories_tools_3_nothing(void);
