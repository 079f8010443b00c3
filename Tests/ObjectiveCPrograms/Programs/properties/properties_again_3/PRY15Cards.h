#import <Foundation/Foundation.h>

/// A property that a subclass synthesizes again, with a variable of its own.
@interface PRY15Card : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy, readonly) NSString *note;
- (instancetype)initWithTitle:(NSString *)title;
- (NSString *)plainTitle;
@end

@interface PRY15Lazy : PRY15Card
- (void)forget;
@end

NSString *scenario_properties_again_3_titles(void);
NSString *scenario_properties_again_3_lazy(void);
