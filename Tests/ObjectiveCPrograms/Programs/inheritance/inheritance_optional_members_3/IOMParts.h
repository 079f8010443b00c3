#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, IOMKind) { IOMKindPlain, IOMKindRound };

typedef struct {
    NSInteger width;
    NSInteger height;
} IOMSize;

@protocol IOMPart <NSObject>
- (NSArray<NSString *> *)labels;
@optional
@property (nonatomic, assign) IOMKind kind;
@property (nonatomic, assign) IOMSize size;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, readonly) NSArray *items;
@property (nonatomic, readonly) NSRange range;
@property (nonatomic, strong) NSNumber *weight;
@property (nonatomic, readonly) NSArray<NSString *> *names;
- (NSArray<NSString *> *)extras;
- (void)part:(id)part changed:(NSDictionary<NSString *, NSNumber *> *)changes;
@end

@interface IOMWheel : NSObject <IOMPart>
@property (nonatomic, assign) IOMKind kind;
@property (nonatomic, assign) IOMSize size;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, readonly) NSArray *items;
@property (nonatomic, strong) NSNumber *weight;
@property (nonatomic, strong) NSArray *names;
@property (nonatomic, copy) NSString *log;
@end

@interface IOMBolt : NSObject <IOMPart>
@end

NSString *scenario_inheritance_optional_members_3_wheel(void);
NSString *scenario_inheritance_optional_members_3_bolt(void);
NSString *scenario_inheritance_optional_members_3_set(void);
