#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@interface WKDItem : NSObject
@property (nonatomic, copy, readonly) NSString *title;
@property (nonatomic, readonly) NSInteger count;
+ (instancetype)itemWithJSON:(NSDictionary *)json;
@end
@interface WKDStore : NSObject
@property (nonatomic, strong, readonly) NSMutableArray *names;
- (NSInteger)add:(NSArray *)list;
- (NSString *)describe:(NSString *)text;
@end

NSString *scenario_rac_json_wrong_kinds_1_items(void);
NSString *scenario_rac_json_wrong_kinds_1_lists(void);
