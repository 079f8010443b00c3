#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface ASDProfile : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *city;
@property (nonatomic, strong) NSDictionary *json;
- (instancetype)initWithJSON:(NSDictionary *)json;
- (instancetype)initWithTitle:(NSString *)title;
- (NSString *)name;
- (NSString *)describe:(NSString *)text;
- (void)update:(NSDictionary *)json;
@end

NSString *scenario_nil_values_assumed_3_all(void);

NS_ASSUME_NONNULL_END
