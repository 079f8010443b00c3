#import "DOMGauge.h"

@implementation DOMGauge

- (NSString *)text {
    NSString *unit = [self.source respondsToSelector:@selector(unit)] ? self.source.unit : @"-";
    NSInteger digits = [self.source respondsToSelector:@selector(digits)] ? self.source.digits : 2;
    NSString *title = [self.source respondsToSelector:@selector(titleForGauge:)] ? [self.source titleForGauge:self] : @"untitled";
    return [NSString stringWithFormat:@"%@ %.*f %@", title, (int)digits, [self.source valueForGauge:self], unit];
}

@end

@interface DOMPlain : NSObject <DOMGaugeSource>
@end

@implementation DOMPlain
- (double)valueForGauge:(DOMGauge *)gauge { return 1.5; }
@end

@interface DOMRich : NSObject <DOMGaugeSource>
@property (nonatomic, copy) NSString *unit;
@end

@implementation DOMRich
- (double)valueForGauge:(DOMGauge *)gauge { return 2.25; }
- (NSInteger)digits { return 1; }
@end

@implementation DOMList {
    NSMutableDictionary *_values;
}
- (instancetype)init {
    if ((self = [super init])) _values = [NSMutableDictionary dictionary];
    return self;
}
- (id)objectAtIndexedSubscript:(NSUInteger)index { return @(index * 10); }
- (id)objectForKeyedSubscript:(NSString *)key { return _values[key] ?: [key uppercaseString]; }
- (void)setObject:(id)object forKeyedSubscript:(NSString *)key { _values[key] = object; }
@end

NSString *scenario_dynamic_optional_members_2_plain(void) {
    DOMGauge *gauge = [[DOMGauge alloc] init];
    DOMPlain *plain = [[DOMPlain alloc] init];
    gauge.source = plain;
    return [gauge text];
}

NSString *scenario_dynamic_optional_members_2_rich(void) {
    DOMGauge *gauge = [[DOMGauge alloc] init];
    DOMRich *rich = [[DOMRich alloc] init];
    gauge.source = rich;
    NSString *before = [gauge text];
    rich.unit = @"bar";
    return [NSString stringWithFormat:@"%@, %@", before, [gauge text]];
}

NSString *scenario_dynamic_optional_members_2_subscripts(void) {
    DOMList *list = [[DOMList alloc] init];
    list[@"b"] = @"set";
    NSString *a = list[@"a"];
    return [NSString stringWithFormat:@"%@ %@ %@", list[3], a, list[@"b"]];
}
