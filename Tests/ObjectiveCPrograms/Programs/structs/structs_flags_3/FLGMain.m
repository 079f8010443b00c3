#import "FLGMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@protocol FLGPanelDelegate <NSObject>
@optional
- (void)panelDidOpen;
- (BOOL)panelShouldClose;
@end
@interface FLGPanel : NSObject
@property (nonatomic, weak) id<FLGPanelDelegate> delegate;
- (void)open;
- (BOOL)close;
@end
@implementation FLGPanel {
    struct {
        unsigned int didOpen : 1;
        unsigned int shouldClose : 1;
    } _delegateFlags;
    struct { NSUInteger opened, closed; } _counts;
}
- (void)setDelegate:(id<FLGPanelDelegate>)delegate {
    _delegate = delegate;
    _delegateFlags.didOpen = [delegate respondsToSelector:@selector(panelDidOpen)];
    _delegateFlags.shouldClose = [delegate respondsToSelector:@selector(panelShouldClose)];
}
- (void)open {
    _counts.opened++;
    if (_delegateFlags.didOpen) [self.delegate panelDidOpen];
}
- (BOOL)close {
    BOOL should = _delegateFlags.shouldClose ? [self.delegate panelShouldClose] : YES;
    if (should) _counts.closed += 1;
    return should;
}
- (NSString *)description { return [NSString stringWithFormat:@"%lu/%lu", (unsigned long)_counts.opened, (unsigned long)_counts.closed]; }
@end
@interface FLGOwner : NSObject <FLGPanelDelegate>
@property (nonatomic) NSInteger opens;
@end
@implementation FLGOwner
- (void)panelDidOpen { self.opens++; }
@end
NSString *scenario_structs_flags_3_all(void) {
    lines = [NSMutableArray array];
    FLGPanel *panel = [FLGPanel new];
    FLGOwner *owner = [FLGOwner new];
    [panel open];
    panel.delegate = owner;
    [panel open];
    Note([NSString stringWithFormat:@"%d %ld %@", [panel close], (long)owner.opens, panel]);
    panel.delegate = nil;
    [panel open];
    Note([NSString stringWithFormat:@"%d %ld %@", [panel close], (long)owner.opens, panel]);
    return [lines componentsJoinedByString:@" / "];
}
