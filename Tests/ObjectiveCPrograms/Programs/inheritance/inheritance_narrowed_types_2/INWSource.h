#import <Foundation/Foundation.h>

typedef void (^INWHandler)(id value);

@protocol INWShowing <NSObject>
- (NSString *)show:(NSString *)text;
@end
@protocol INWScreens <INWShowing>
- (NSString *)title;
@end

@interface INWSource : NSObject
@property (nonatomic, copy) INWHandler handler;
- (id)fetch;
- (NSString *)describe:(id)value;
- (void)send:(id)value;
@end
@interface INWTextSource : INWSource
@property (nonatomic, copy) NSString *text;
@end
@interface INWScreen : NSObject <INWScreens>
@end

NSString *scenario_inheritance_narrowed_types_2_results(void);
NSString *scenario_inheritance_narrowed_types_2_parameters(void);
NSString *scenario_inheritance_narrowed_types_2_handlers(void);
NSString *scenario_inheritance_narrowed_types_2_protocols(void);
