#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, IWMKind) { IWMKindFirst, IWMKindOther };

@protocol IWMSource <NSObject>
@optional
@property (nonatomic, strong) id value;
@property (nonatomic, readonly) NSObject *owner;
- (IWMKind)kindAt:(NSInteger)index;
- (NSRange)rangeAt:(NSInteger)index;
- (id)objectAt:(NSInteger)index;
- (NSObject *)otherAt:(NSInteger)index;
- (void)take:(NSObject *)object;
- (BOOL)allows:(id<IWMSource>)other;
@end

@interface IWMRow : NSObject <IWMSource>
@property (nonatomic, strong) NSString *value;
@property (nonatomic, readonly) IWMRow *owner;
@property (nonatomic, strong) NSMutableArray *log;
@end

NSString *scenario_inheritance_wide_members_3_row(void);
NSString *scenario_inheritance_wide_members_3_same(void);
