#import <Foundation/Foundation.h>

@interface PRX81Math : NSObject
+ (NSUInteger)gcd:(NSUInteger)a with:(NSUInteger)b;
+ (NSArray *)primesBelow:(NSInteger)limit;
+ (NSString *)addBig:(NSString *)a to:(NSString *)b;
+ (uint32_t)crc:(NSData *)data;
+ (NSUInteger)djb2:(NSString *)text;
+ (NSArray *)permutations:(NSArray *)items;
+ (double)median:(NSArray *)numbers;
+ (NSString *)base:(NSInteger)base of:(NSInteger)number;
@end

NSString *scenario_integers_algorithms_3_numbers(void);
NSString *scenario_integers_algorithms_3_hashes(void);
NSString *scenario_integers_algorithms_3_lists(void);
NSString *scenario_integers_algorithms_3_bases(void);
