#import "QRDRecord.h"

@interface QRDRecord ()
@property (nonatomic, readwrite) NSInteger size;
@end

@implementation QRDRecord
- (instancetype)initWithName:(NSString *)name {
    self = [super init];
    if (self) {
        _name = [name copy];
        _size = 1;
    }
    return self;
}
- (void)grow {
    _size++;
    self.size += 10;
}
- (NSString *)label {
    return [NSString stringWithFormat:@"%@/%@ %ld/%ld %@", _name, self.name, (long)_size, (long)self.size, _note];
}
@end

@implementation QRDLoudRecord
- (NSString *)name { return [[super name] uppercaseString]; }
- (void)setName:(NSString *)name {
    // A record keeps its name.
}
- (void)setNote:(NSString *)note { [super setNote:[note stringByAppendingString:@"!"]]; }
@end

@implementation QRDDoubleRecord
@dynamic size;
- (NSInteger)size { return [super size] * 2; }
- (NSString *)note { return [NSString stringWithFormat:@"<%@>", [super note]]; }
@end

@implementation QRDOpenRecord
@dynamic size;
@end

NSString *scenario_properties_redeclared_1_accessors(void) {
    NSMutableArray *lines = [NSMutableArray array];
    QRDRecord *plain = [[QRDRecord alloc] initWithName:@"ada"];
    [plain grow];
    [lines addObject:plain.label];
    QRDLoudRecord *loud = [[QRDLoudRecord alloc] initWithName:@"bo"];
    loud.name = @"other";
    loud.note = @"n";
    [loud grow];
    [lines addObject:loud.label];
    QRDDoubleRecord *twice = [[QRDDoubleRecord alloc] initWithName:@"cy"];
    [twice grow];
    twice.note = @"m";
    [lines addObject:[NSString stringWithFormat:@"%@ %@", twice.label, twice.note]];
    return [lines componentsJoinedByString:@"; "];
}

NSString *scenario_properties_redeclared_1_setters(void) {
    QRDOpenRecord *open = [[QRDOpenRecord alloc] initWithName:nil];
    open.size = 5;
    open.size++;
    QRDRecord *same = open;
    NSMutableString *text = [NSMutableString stringWithFormat:@"%ld %@", (long)same.size, same.name];
    QRDLoudRecord *loud = [[QRDLoudRecord alloc] initWithName:@"di"];
    loud.note = nil;
    [text appendFormat:@" %@ %@", loud.note, loud.name];
    return text;
}
