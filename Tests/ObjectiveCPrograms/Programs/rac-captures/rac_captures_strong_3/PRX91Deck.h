#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@interface PRX91Card : NSObject
/// The kinds of cards.
typedef NS_ENUM(NSInteger, PRX91Kind) {
    PRX91KindPlain,
    PRX91KindTrump = 4,
};
@property (nonatomic) PRX91Kind kind;
@property (nonatomic) NSInteger count;
@property (nonatomic, copy) NSString *name;
@end

@interface PRX91Deck : NSObject
@property (nonatomic, strong) NSMutableArray *log;
@property (nonatomic, strong) RACSubject *events;
- (void)listen;
- (void (^)(NSString *))printerOf:(PRX91Card *)card;
- (void (^)(NSString *))renamerOf:(PRX91Card *)card;
@end

NSString *scenario_rac_captures_strong_3_inside(void);
NSString *scenario_rac_captures_strong_3_gone(void);
NSString *scenario_rac_captures_strong_3_there(void);
