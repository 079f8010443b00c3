#import <Foundation/Foundation.h>
@interface MDLModel : NSObject
@property (nonatomic, copy) NSString *identifier;
+ (instancetype)modelWithDictionary:(NSDictionary *)dictionary;
+ (NSDictionary *)mapping;
- (NSDictionary *)dictionary;
@end
