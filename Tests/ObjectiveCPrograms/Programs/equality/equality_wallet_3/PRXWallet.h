#import <Foundation/Foundation.h>

@interface PRXMoney : NSObject <NSCopying>
@property (nonatomic, copy, readonly) NSString *currency;
@property (nonatomic, assign, readonly) NSInteger cents;
+ (instancetype)money:(NSInteger)cents in:(NSString *)currency;
- (instancetype)plus:(PRXMoney *)other;
- (BOOL)isEqualToMoney:(PRXMoney *)other;
- (NSComparisonResult)compare:(PRXMoney *)other;
@end

@interface PRXCoin : PRXMoney
@property (nonatomic, assign) BOOL worn;
@end

NSString *scenario_equality_wallet_3_pairs(void);
NSString *scenario_equality_wallet_3_members(void);
NSString *scenario_equality_wallet_3_keys(void);
NSString *scenario_equality_wallet_3_arrays(void);
NSString *scenario_equality_wallet_3_subclass(void);
NSString *scenario_equality_wallet_3_mixed(void);
NSString *scenario_equality_wallet_3_removing(void);
NSString *scenario_equality_wallet_3_identity(void);
NSString *scenario_equality_wallet_3_unique(void);
NSString *scenario_equality_wallet_3_ordered(void);
