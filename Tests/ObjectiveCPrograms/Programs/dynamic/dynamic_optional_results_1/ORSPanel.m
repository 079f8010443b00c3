#import "ORSPanel.h"

@implementation ORSPanel
- (NSString *)show:(NSString *)key {
    NSString *note = @"-";
    if ([self.source respondsToSelector:@selector(panel:noteFor:)]) {
        note = [self.source panel:self noteFor:key];
    }
    CGFloat height = 44;
    if (self.source && [self.source respondsToSelector:@selector(heightOfPanel:)]) {
        height = [self.source heightOfPanel:self];
    }
    BOOL named = [self.source respondsToSelector:@selector(name)];
    return [NSString stringWithFormat:@"%@ %@ %@ %.1f %d", self.source.name, [self.source panel:self titleFor:key], note, height, named];
}
- (void)close {
    if ([self.source respondsToSelector:@selector(panelDidClose:)]) {
        [self.source panelDidClose:self];
    }
}
@end

@implementation ORSBase
- (NSString *)nameOf:(NSString *)key { return [key uppercaseString]; }
@end
@implementation ORSQuiet
- (NSString *)nameOf:(NSString *)key {
    if (key.length > 3) return nil;
    return [super nameOf:key];
}
@end

@implementation ORSPlainSource
- (instancetype)init {
    self = [super init];
    if (self) _seen = [NSMutableArray array];
    return self;
}
- (NSString *)panel:(ORSPanel *)panel titleFor:(NSString *)key {
    if (!key) return @"no key";
    [self.seen addObject:key];
    return [self nameOf:key];
}
@end
@implementation ORSRichSource
- (NSString *)panel:(ORSPanel *)panel noteFor:(NSString *)key {
    return key.length ? [key stringByAppendingString:@"!"] : nil;
}
- (CGFloat)heightOfPanel:(ORSPanel *)panel { return self.seen.count * 1.5; }
@end
@implementation ORSOtherSource
- (NSString *)name { return nil; }
- (NSString *)panel:(ORSPanel *)panel titleFor:(NSString *)key { return nil; }
- (void)panelDidClose:(ORSPanel *)panel { self.closed++; }
@end

NSString *scenario_dynamic_optional_results_1_panels(void) {
    NSMutableArray *lines = [NSMutableArray array];
    ORSPanel *panel = [ORSPanel new];
    [lines addObject:[panel show:@"a"]];
    ORSPlainSource *plain = [ORSPlainSource new];
    plain.name = @"plain";
    panel.source = plain;
    [lines addObject:[panel show:@"b"]];
    [lines addObject:[panel show:nil]];
    [panel close];
    ORSRichSource *rich = [ORSRichSource new];
    panel.source = rich;
    [lines addObject:[panel show:@"cc"]];
    [lines addObject:[panel show:@""]];
    ORSOtherSource *other = [ORSOtherSource new];
    panel.source = other;
    [lines addObject:[panel show:@"d"]];
    [panel close];
    [panel close];
    [lines addObject:[NSString stringWithFormat:@"%ld %@", (long)other.closed, [rich.seen componentsJoinedByString:@","]]];
    return [lines componentsJoinedByString:@"; "];
}

NSString *scenario_dynamic_optional_results_1_overrides(void) {
    ORSBase *base = [ORSQuiet new];
    NSString *last = [base nameOf:@"long"];
    return [NSString stringWithFormat:@"%@ %@ %lu", [base nameOf:@"abc"], last, (unsigned long)[[base nameOf:@"long"] length]];
}
