#import <Foundation/Foundation.h>

@interface QOTIndex : NSObject
@property (nonatomic, strong) NSMutableDictionary *names;
@property (nonatomic, strong) NSMutableArray *parts;
- (void)add:(NSString *)name tag:(NSString *)tag;
@end

NSString *scenario_dictionaries_of_sets_2_sets(void);
NSString *scenario_dictionaries_of_sets_2_local(void);
NSString *scenario_dictionaries_of_sets_2_lazy(void);
