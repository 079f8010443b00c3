#import <Foundation/Foundation.h>

@interface INOBounds : NSObject
@property (nonatomic, strong) NSNumber *limit;
@property (nonatomic, copy) NSArray *items;
- (BOOL)isOver;
- (NSUInteger)shown;
- (NSUInteger)half;
- (NSUInteger)checksumOfData:(NSData *)data;
- (NSString *)hexOfData:(NSData *)data;
@end

NSString *scenario_integers_number_objects_2_positive(void);
NSString *scenario_integers_number_objects_2_negative(void);
NSString *scenario_integers_number_objects_2_none(void);
NSString *scenario_integers_number_objects_2_bytes(void);
