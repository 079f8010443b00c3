#import <Foundation/Foundation.h>

/// Counted sets as objects of any class.
@interface PRY17Votes : NSObject
@property (nonatomic, strong) id votes;
@end

NSString *scenario_sets_counted_3_any(void);
