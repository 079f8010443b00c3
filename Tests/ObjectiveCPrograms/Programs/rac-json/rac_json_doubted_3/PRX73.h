#import <Foundation/Foundation.h>

@interface PRX73Contact : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NSNumber *age;
@property (nonatomic, copy) NSArray *emails;
@property (nonatomic, strong) NSURL *site;
@property (nonatomic, strong) NSDate *born;
- (instancetype)initWithJSON:(NSDictionary *)json;
- (BOOL)isValid:(NSError **)error;
- (NSString *)summary;
@end
@interface PRX73Contact (Checks)
- (NSArray *)problems;
@end

NSString *scenario_rac_json_doubted_3_good(void);
NSString *scenario_rac_json_doubted_3_bad(void);
NSString *scenario_rac_json_doubted_3_texts(void);
