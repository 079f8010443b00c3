#import <Foundation/Foundation.h>

/// A class that adopts a protocol of Foundation, and a plain one.
@interface PRY12Card : NSObject <NSCopying>
@end

@interface PRY12Plain : NSObject
@end

NSString *scenario_dynamic_adopts_3_copying(void);
NSString *scenario_dynamic_adopts_3_enumerated(void);
