#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@interface RSCModel : NSObject
@property (nonatomic, strong) NSMutableArray *rows;
@property (nonatomic, strong) NSMutableDictionary *fields;
@property (nonatomic, strong) NSMutableString *title;
@property (nonatomic, strong) RACSubject *updates;
@property (nonatomic, strong) NSArray *last;
@property (nonatomic, copy) void (^handler)(NSArray *rows);
- (void)add:(NSString *)row;
- (void)publish;
- (RACSignal *)current;
- (RACSignal *)later;
@end

NSString *scenario_rac_captures_sent_collections_2_sent(void);
NSString *scenario_rac_captures_sent_collections_2_sentTwice(void);
NSString *scenario_rac_captures_sent_collections_2_bound(void);
NSString *scenario_rac_captures_sent_collections_2_returnedSignal(void);
NSString *scenario_rac_captures_sent_collections_2_created(void);
NSString *scenario_rac_captures_sent_collections_2_handler(void);
NSString *scenario_rac_captures_sent_collections_2_receiverChanges(void);
NSString *scenario_rac_captures_sent_collections_2_mapped(void);
NSString *scenario_rac_captures_sent_collections_2_replay(void);
NSString *scenario_rac_captures_sent_collections_2_command(void);
NSString *scenario_rac_captures_sent_collections_2_observed(void);
NSString *scenario_rac_captures_sent_collections_2_tuple(void);
NSString *scenario_rac_captures_sent_collections_2_scan(void);
