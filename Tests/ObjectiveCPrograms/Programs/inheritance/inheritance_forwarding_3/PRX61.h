#import <Foundation/Foundation.h>

@interface PRX61Screen : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic) NSInteger rows;
- (instancetype)initWithTitle:(NSString *)title;
- (instancetype)initWithTitle:(NSString *)title rows:(NSInteger)rows;
@end

@interface PRX61ListScreen : PRX61Screen
@end

@interface PRX61BigScreen : PRX61Screen
@end

@interface PRX61DeepScreen : PRX61BigScreen
@end

NSString *scenario_inheritance_forwarding_3_plain(void);
NSString *scenario_inheritance_forwarding_3_overridden(void);
NSString *scenario_inheritance_forwarding_3_dispatched(void);
NSString *scenario_inheritance_forwarding_3_any(void);
