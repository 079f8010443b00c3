#import <Foundation/Foundation.h>
@class PRXIAccount;
@interface PRXIEntry : NSObject
@property (nonatomic, copy) NSString *note;
@property (nonatomic) long long cents;
@property (nonatomic, strong) NSDate *date;
@property (nonatomic, weak) PRXIAccount *account;
- (instancetype)initWithNote:(NSString *)note cents:(long long)cents;
@end
@interface PRXIAccount : NSObject
@property (nonatomic, copy) NSString *owner;
@property (nonatomic, readonly) long long balance;
@property (nonatomic, strong, readonly) NSArray *entries;
@property (nonatomic, assign) BOOL frozen;
- (BOOL)deposit:(long long)cents note:(NSString *)note error:(NSError **)error;
- (BOOL)withdraw:(long long)cents note:(NSString *)note error:(NSError **)error;
- (BOOL)transfer:(long long)cents to:(PRXIAccount *)other error:(NSError **)error;
- (NSString *)formatted;
- (NSDictionary *)totalsByNote;
- (PRXIEntry *)objectAtIndexedSubscript:(NSUInteger)index;
@end
NSString *scenario_view_models_bank_3_deposits(void);
NSString *scenario_view_models_bank_3_errors(void);
NSString *scenario_view_models_bank_3_transfer(void);
NSString *scenario_view_models_bank_3_totals(void);
NSString *scenario_view_models_bank_3_formats(void);
NSString *scenario_view_models_bank_3_weak(void);
NSString *scenario_view_models_bank_3_rollback(void);
