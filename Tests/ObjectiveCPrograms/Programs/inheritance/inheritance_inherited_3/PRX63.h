#import <Foundation/Foundation.h>

@interface PRX63Task : NSObject
@property (nonatomic) NSInteger count;
@property (nonatomic, copy) NSString *title;
+ (instancetype)taskWithCount:(NSInteger)count;
- (instancetype)initWithCount:(NSInteger)count;
- (instancetype)initWithTitle:(NSString *)title count:(NSInteger)count;
@end


@interface PRX63Chore : PRX63Task
@property (nonatomic, strong) NSArray *tags;
- (instancetype)initWithTags:(NSArray *)tags;
@end


@interface PRX63Last : PRX63Chore
- (instancetype)initWithNumber:(NSNumber *)number;
@end


NSString *scenario_inheritance_inherited_3_class(void);
NSString *scenario_inheritance_inherited_3_called(void);
NSString *scenario_inheritance_inherited_3_deep(void);
