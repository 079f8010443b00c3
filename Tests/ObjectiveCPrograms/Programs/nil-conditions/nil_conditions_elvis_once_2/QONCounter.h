#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, QONState) { QONStateIdle, QONStateBusy, QONStateDone };
typedef NS_OPTIONS(NSUInteger, QONFlags) { QONFlagsNone = 0, QONFlagsBold = 1, QONFlagsWide = 2 };

@interface QONCounter : NSObject
@property (nonatomic) NSInteger calls;
@property (nonatomic) QONState state;
@property (nonatomic) QONFlags flags;
@property (nonatomic, strong) NSNumber *rank;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) QONCounter *inner;
- (NSInteger)next;
- (NSComparisonResult)compare:(QONCounter *)other;
@end

NSString *scenario_nil_conditions_elvis_once_2_once(void);
NSString *scenario_nil_conditions_elvis_once_2_order(void);
NSString *scenario_nil_conditions_elvis_once_2_ordered(void);
NSString *scenario_nil_conditions_elvis_once_2_states(void);
NSString *scenario_nil_conditions_elvis_once_2_truth(void);
