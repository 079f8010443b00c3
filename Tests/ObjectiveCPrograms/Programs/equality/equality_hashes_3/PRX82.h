#import <Foundation/Foundation.h>

@interface PRX82Key : NSObject
@property (nonatomic, copy) NSArray *parts;
@property (nonatomic, copy) NSDictionary *info;
@property (nonatomic, strong) NSDate *date;
@property (nonatomic, strong) NSURL *url;
@property (nonatomic, strong) NSData *data;
@property (nonatomic, strong) NSSet *tags;
@end

NSString *scenario_equality_hashes_3_keys(void);
NSString *scenario_equality_hashes_3_nils(void);
