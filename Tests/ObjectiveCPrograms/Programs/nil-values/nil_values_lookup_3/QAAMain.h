#import <Foundation/Foundation.h>

@interface QAANode : NSObject
@property (nonatomic, strong) QAANode *next;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, assign) NSRange span;
@property (nonatomic, assign) double weight;
- (NSUInteger)depth;
@end

NSString *scenario_nil_values_lookup_3_depth(void);
NSString *scenario_nil_values_lookup_3_span(void);
NSString *scenario_nil_values_lookup_3_arithmetic(void);
NSString *scenario_nil_values_lookup_3_texts(void);
