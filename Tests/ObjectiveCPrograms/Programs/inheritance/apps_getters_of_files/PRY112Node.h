#import <Foundation/Foundation.h>
@interface PRY112Node : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, readonly, copy) NSString *path;
@end
