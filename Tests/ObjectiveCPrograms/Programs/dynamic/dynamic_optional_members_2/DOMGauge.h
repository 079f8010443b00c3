#import <Foundation/Foundation.h>

@class DOMGauge;

@protocol DOMGaugeSource <NSObject>
- (double)valueForGauge:(DOMGauge *)gauge;
@optional
@property (nonatomic, copy) NSString *unit;
@property (nonatomic, readonly) NSInteger digits;
- (NSString *)titleForGauge:(DOMGauge *)gauge;
@end

@interface DOMGauge : NSObject
@property (nonatomic, weak) id<DOMGaugeSource> source;
- (NSString *)text;
@end

@interface DOMList : NSObject
- (id)objectAtIndexedSubscript:(NSUInteger)index;
- (id)objectForKeyedSubscript:(NSString *)key;
- (void)setObject:(id)object forKeyedSubscript:(NSString *)key;
@end

NSString *scenario_dynamic_optional_members_2_plain(void);
NSString *scenario_dynamic_optional_members_2_rich(void);
NSString *scenario_dynamic_optional_members_2_subscripts(void);
