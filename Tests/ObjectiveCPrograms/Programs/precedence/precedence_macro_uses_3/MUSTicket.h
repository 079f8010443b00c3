#import <Foundation/Foundation.h>

#define MUS_NEXT [MUSTicket next]
#define MUS_FRESH ([NSMutableArray arrayWithObject:@"first"])
#define MUS_TITLE [MUSTicket title]
#define MUS_SIZE (20)
#define MUS_WHO NSStringFromClass([self class])
#define MUS_LOG(text) [MUSTicket note:[NSString stringWithFormat:@"%@ %@", MUS_WHO, (text)]]

@interface MUSTicket : NSObject
@property (class, nonatomic, copy) NSString *title;
+ (NSInteger)next;
+ (void)note:(NSString *)text;
- (NSString *)describe;
@end

NSString *scenario_precedence_macro_uses_3_all(void);
