#import <Foundation/Foundation.h>
@interface NSString (Extra)
- (NSString *)trimmed;
- (BOOL)isBlank;
+ (NSString *)joined:(NSArray *)parts;
@property (nonatomic, readonly) NSUInteger wordCount;
@end
@interface NSArray (Extra)
- (NSArray *)mapped:(id (^)(id))block;
- (id)safeAt:(NSInteger)index;
@end
@interface NSDictionary (Extra)
- (NSString *)stringFor:(id<NSCopying>)key;
- (NSInteger)integerFor:(NSString *)key otherwise:(NSInteger)value;
@end
