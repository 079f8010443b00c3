#import <ReactiveObjC/ReactiveObjC.h>

typedef enum { PRX62Closed, PRX62Open } PRX62State;

@interface PRX62Store : NSObject
@property (nonatomic, strong, readonly) NSArray *names;
@property (nonatomic, strong, readonly) RACSignal *changes;
@property (nonatomic) int32_t state;
@property (nonatomic) int16_t level;
- (void)add:(NSString *)name;
@end
