#import "MNUMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface MNUMenu : NSObject
@property (nonatomic, weak) id target;
@property (nonatomic) SEL action;
@property (nonatomic, copy) NSString *title;
- (void)click;
@end
@implementation MNUMenu
- (void)click {
    if ([self.target respondsToSelector:self.action]) {
        [self.target performSelector:self.action withObject:self];
    } else {
        Note([NSString stringWithFormat:@"%@ has nobody", self.title]);
    }
}
@end
@interface MNUEditor : NSObject
@property (nonatomic, copy) NSString *text;
@property (nonatomic) NSInteger length;
@property (nonatomic, strong) NSMutableArray *log;
- (NSString *)shout;
@end
@implementation MNUEditor
- (instancetype)init { if ((self = [super init])) { _log = [NSMutableArray array]; _text = @"draft"; } return self; }
- (void)open:(MNUMenu *)sender { [self.log addObject:[NSString stringWithFormat:@"open by %@", sender.title]]; }
- (void)close { [self.log addObject:@"close"]; }
- (NSString *)shout { return [self.text uppercaseString]; }
- (NSString *)join:(NSString *)a with:(NSString *)b { return [NSString stringWithFormat:@"%@-%@", a, b]; }
- (void)later:(NSString *)x { [self.log addObject:[@"later " stringByAppendingString:x]]; }
@end
@interface MNURichEditor : MNUEditor
- (NSString *)shout;
- (NSString *)bold;
@end
@implementation MNURichEditor
- (NSString *)shout { return [[super shout] stringByAppendingString:@"!"]; }
- (NSString *)bold { return @"<b>"; }
@end
NSString *scenario_dynamic_menu_3_all(void) {
    lines = [NSMutableArray array];
    @autoreleasepool {
        MNUEditor *e = [MNUEditor new];
        MNURichEditor *r = [MNURichEditor new];
        MNUMenu *m = [MNUMenu new];
        m.title = @"Open"; m.target = e; m.action = @selector(open:);
        [m click];
        m.action = NSSelectorFromString(@"missing:");
        [m click];
        for (NSString *name in @[@"shout", @"bold", @"text", @"description", @"setText:", @"length"]) {
            SEL s = NSSelectorFromString(name);
            Note([NSString stringWithFormat:@"%@ %d %d", name, [e respondsToSelector:s], [r respondsToSelector:s]]);
        }
        MNUEditor *nobody = nil;
        Note([NSString stringWithFormat:@"nil %d %@", [nobody respondsToSelector:@selector(shout)], [nobody performSelector:NSSelectorFromString(@"shout")]]);
        for (id x in @[e, r]) Note([NSString stringWithFormat:@"%@", [x performSelector:NSSelectorFromString(@"shout")]]);
        [e performSelector:NSSelectorFromString([NSString stringWithFormat:@"set%@:", @"Text"]) withObject:@"final"];
        Note([NSString stringWithFormat:@"%@ %@", [e performSelector:NSSelectorFromString(@"text")], [e performSelector:@selector(join:with:) withObject:@"a" withObject:@"b"]]);
        SEL j = @selector(join:with:);
        Note([NSString stringWithFormat:@"%@ %@", NSStringFromSelector(j), [e performSelector:j withObject:@"x" withObject:@"y"]]);
        [e performSelector:@selector(later:) withObject:@"one" afterDelay:0.02];
        [e performSelector:@selector(later:) withObject:@"two" afterDelay:0.01];
        [e performSelector:@selector(close) withObject:nil afterDelay:0];
        [NSObject cancelPreviousPerformRequestsWithTarget:e selector:@selector(later:) object:@"one"];
        [e performSelectorOnMainThread:@selector(later:) withObject:@"main" waitUntilDone:YES];
        [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.05]];
        Note([NSString stringWithFormat:@"%@", [e.log componentsJoinedByString:@", "]]);
        [NSObject cancelPreviousPerformRequestsWithTarget:e];
    }
    return [lines componentsJoinedByString:@" / "];
}
