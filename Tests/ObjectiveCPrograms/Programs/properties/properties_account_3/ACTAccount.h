#import <Foundation/Foundation.h>

@class ACTAccount;

@protocol ACTObserver <NSObject>
@property (nonatomic, readonly) NSString *seen;
- (void)account:(ACTAccount *)account changedFrom:(double)old;
@end

@interface ACTAccount : NSObject

@property (nonatomic, copy) NSString *owner;
@property (nonatomic, assign) double balance;
@property (nonatomic, assign, getter=isFrozen) BOOL frozen;
@property (nonatomic, readonly) NSString *summary;
@property (nonatomic, readonly, copy) NSArray *entries;
@property (nonatomic, weak) id<ACTObserver> observer;
@property (nonatomic, copy) double (^interest)(double balance);
@property (nonatomic, strong, readonly) NSMutableDictionary *notes;
@property (nonatomic, class, readonly) NSUInteger opened;

- (instancetype)initWithOwner:(NSString *)owner;
- (BOOL)withdraw:(double)amount;

@end

@interface ACTSavings : ACTAccount
@property (nonatomic, assign) double minimum;
@end

NSString *scenario_properties_account_3_accounts(void);
NSString *scenario_properties_account_3_savings(void);
