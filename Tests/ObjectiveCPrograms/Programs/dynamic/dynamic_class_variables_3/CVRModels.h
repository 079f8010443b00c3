#import <Foundation/Foundation.h>

@interface CVRModel : NSObject
@property (nonatomic, copy) NSString *name;
+ (instancetype)modelWithName:(NSString *)name;
+ (NSString *)title;
+ (NSUInteger)limit;
@end

@interface CVRUser : CVRModel
@property (nonatomic) NSInteger age;
@end

@interface CVRList : NSObject
@property (nonatomic, strong) Class modelClass;
@property (nonatomic, copy) NSDictionary *classes;
- (NSArray *)models:(NSArray *)names;
- (NSString *)describe:(Class)other;
@end

NSString *scenario_dynamic_class_variables_3_all(void);
