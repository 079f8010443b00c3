#import <Foundation/Foundation.h>

/// Texts that change, sorted and searched by what they hold.
@interface PRY11Person : NSObject
@property (nonatomic, strong) NSString *name;
@end

NSString *scenario_sorting_shared_3_selectors(void);
NSString *scenario_sorting_shared_3_descriptors(void);
NSString *scenario_sorting_shared_3_predicates(void);
