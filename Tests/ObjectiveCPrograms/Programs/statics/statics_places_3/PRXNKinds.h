#import <Foundation/Foundation.h>
typedef NS_ENUM(NSInteger, PRXNKind) { PRXNKindNone = -1, PRXNKindTea, PRXNKindCake, PRXNKindCup = 4, PRXNKindPot };
@interface PRXNShelf<__covariant T> : NSObject
@property (nonatomic, readonly) NSUInteger count;
- (instancetype)initWithName:(NSString *)name;
- (void)put:(T)object kind:(PRXNKind)kind;
- (nullable T)take:(PRXNKind)kind;
- (void)each:(void (NS_NOESCAPE ^)(T object, PRXNKind kind, BOOL *stop))block;
- (NSString *)text;
@end
NSString *PRXNName(PRXNKind kind);
PRXNKind PRXNKindNamed(NSString *name);
NSString *scenario_statics_places_3_names(void);
NSString *scenario_statics_places_3_prices(void);
NSString *scenario_statics_places_3_shelf(void);
NSString *scenario_statics_places_3_stop(void);
NSString *scenario_statics_places_3_sizes(void);
NSString *scenario_statics_places_3_local(void);
