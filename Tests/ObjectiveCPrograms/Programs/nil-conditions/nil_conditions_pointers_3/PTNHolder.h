#import <Foundation/Foundation.h>

@interface PTNHolder : NSObject

@property (nonatomic, assign) void *context;
@property (nonatomic, assign) SEL action;
@property (nonatomic, assign) Class kind;
@property (nonatomic, copy) NSString *name;

- (instancetype)initWithName:(NSString *)name;
- (instancetype)initWithAction:(SEL)action;
- (NSString *)missing;
- (NSString *)run:(SEL)action;

@end

NSString *scenario_nil_conditions_pointers_3_all(void);
