#import <Foundation/Foundation.h>

@interface PRXShape : NSObject <NSCopying, NSMutableCopying>
@property (nonatomic, copy, readonly) NSString *name;
@property (nonatomic, assign, readonly) CGRect frame;
@property (nonatomic, strong, readonly) NSArray<NSNumber *> *dashes;
- (instancetype)initWithName:(NSString *)name frame:(CGRect)frame dashes:(NSArray<NSNumber *> *)dashes NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
- (CGFloat)area;
@end

@interface PRXMutableShape : PRXShape
@property (nonatomic, copy, readwrite) NSString *name;
@property (nonatomic, assign, readwrite) CGRect frame;
- (void)addDash:(NSInteger)dash;
- (void)moveBy:(CGSize)offset;
@end

NSString *scenario_copying_sketch_3_copy(void);
NSString *scenario_copying_sketch_3_mutable(void);
NSString *scenario_copying_sketch_3_items(void);
NSString *scenario_copying_sketch_3_strings(void);
NSString *scenario_copying_sketch_3_blocks(void);
NSString *scenario_copying_sketch_3_layers(void);
NSString *scenario_copying_sketch_3_keys(void);
NSString *scenario_copying_sketch_3_equal(void);
