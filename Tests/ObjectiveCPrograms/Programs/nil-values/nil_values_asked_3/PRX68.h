#import <ReactiveObjC/ReactiveObjC.h>

typedef enum { PRX68Low, PRX68High } PRX68Level;
@interface PRX68Car : NSObject
@property (nonatomic, strong) NSMutableArray *items;
@property (nonatomic, copy) NSString *title;
@property (nonatomic) NSUInteger size;
- (instancetype)initWithItems:(NSMutableArray *)items;
@end
@interface PRX68Store : NSObject
@property (nonatomic, strong) NSArray *words;
@property (nonatomic, strong) NSMutableArray *results;
@property (nonatomic) NSInteger offset;
@property (nonatomic) NSInteger total;
@property (nonatomic, copy) NSString *word;
@property (nonatomic) PRX68Level mode;
@property (nonatomic) NSInteger keys;
@property (nonatomic) NSInteger port;
@property (nonatomic) uint8_t level;
@end

NSString *scenario_nil_values_asked_3_lazy(void);
NSString *scenario_nil_values_asked_3_tests(void);
NSString *scenario_nil_values_asked_3_fails(void);
NSString *scenario_nil_values_asked_3_asks(void);
NSString *scenario_nil_values_asked_3_unpacks(void);
NSString *scenario_nil_values_asked_3_observes(void);
NSString *scenario_nil_values_asked_3_scales(void);
NSString *scenario_nil_values_asked_3_kvc(void);
NSString *scenario_nil_values_asked_3_absolute(void);
NSString *scenario_nil_values_asked_3_dropped(void);
