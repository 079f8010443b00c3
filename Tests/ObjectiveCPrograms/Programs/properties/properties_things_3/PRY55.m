#import "PRY55.h"

@protocol PRYPriced <NSObject>
@property (nonatomic, readonly) double price;
- (double)priceWithTax:(double)rate;
@optional
@property (nonatomic, copy) NSString *label;
@end
@interface PRYThing : NSObject <PRYPriced, NSCopying>
@property double price;
@property (readonly, copy) NSString *name;
@property (nonatomic, strong) NSMutableSet *marks;
@property (nonatomic, assign) NSRange span;
@property (nonatomic, weak) PRYThing *owner;
@property (nonatomic, strong) NSArray<PRYThing *> *parts;
@property (nonatomic, readonly) NSString *path;
@property (nonatomic, readonly, getter=isRoot) BOOL root;
- (instancetype)initWithName:(NSString *)name NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)thing:(NSString *)name parts:(NSArray *)parts;
@end
@interface PRYThing ()
@property (readwrite, copy) NSString *name;
@end
@implementation PRYThing
@synthesize label = _label;
+ (instancetype)thing:(NSString *)name parts:(NSArray *)parts { PRYThing *t = [[self alloc] initWithName:name]; t.parts = parts; for (PRYThing *p in parts) p.owner = t; return t; }
- (instancetype)initWithName:(NSString *)name { if (!(self = [super init])) return nil; _name = name.copy; _marks = NSMutableSet.set; _span = NSMakeRange(0, name.length); return self; }
- (double)priceWithTax:(double)rate { double sum = self.price; for (PRYThing *p in self.parts) sum += [p priceWithTax:0]; return sum * (1 + rate); }
- (NSString *)path { return self.owner ? [self.owner.path stringByAppendingPathComponent:self.name] : [@"/" stringByAppendingString:self.name]; }
- (BOOL)isRoot { return !self.owner; }
- (void)setParts:(NSArray<PRYThing *> *)parts { if (_parts == parts || [_parts isEqualToArray:parts]) return; _parts = [parts copy]; [self.marks addObject:@(parts.count)]; }
- (id)copyWithZone:(NSZone *)z { PRYThing *t = [[[self class] alloc] initWithName:[self.name stringByAppendingString:@"'"]]; t.price = self.price; t.parts = [[NSArray alloc] initWithArray:self.parts copyItems:YES]; return t; }
- (BOOL)isEqual:(id)o { if (o == self) return YES; if (![o isMemberOfClass:self.class]) return NO; return [self.name isEqualToString:[o name]]; }
- (NSUInteger)hash { return _name.hash ^ 31; }
- (NSString *)description { return [NSString stringWithFormat:@"<%@ %@>", self.class, _name]; }
- (NSComparisonResult)compare:(PRYThing *)o { return self.price < o.price ? NSOrderedAscending : self.price > o.price ? NSOrderedDescending : [self.name compare:o.name]; }
@end
@interface PRYBox : PRYThing
@property (nonatomic) NSUInteger size;
@end
@implementation PRYBox
- (instancetype)initWithName:(NSString *)name { if (self = [super initWithName:[@"box-" stringByAppendingString:name ?: @"?"]]) { self.size = 3; } return self; }
- (double)priceWithTax:(double)rate { return [super priceWithTax:rate] + self.size; }
- (void)setPrice:(double)p { [super setPrice:MAX(p, 1)]; }
@end
NSString *scenario_properties_things_3_tree(void) {
    PRYThing *a = [[PRYThing alloc] initWithName:@"a"], *b = [[PRYBox alloc] initWithName:nil]; a.price = 2.5; b.price = -4;
    PRYThing *root = [PRYThing thing:@"root" parts:@[a, b]];
    root.price += 10; a.label = @"lab"; root.parts = @[a, b]; root.parts = nil;
    NSRange r = a.span; r.length++; NSUInteger before = a.span.length; a.span = r;
    return [NSString stringWithFormat:@"%@ %@ %g %g %d %d %lu %lu %@ %@ %@", a.path, b.name, [root priceWithTax:0.5], [b priceWithTax:0], root.isRoot, a.root, (unsigned long)before, (unsigned long)a.span.length, a.label, [[root.marks.allObjects sortedArrayUsingSelector:@selector(compare:)] componentsJoinedByString:@","], b];
}
NSString *scenario_properties_things_3_copies(void) {
    PRYThing *a = [PRYThing thing:@"a" parts:@[[[PRYBox alloc] initWithName:@"in"]]]; a.price = 7;
    PRYThing *c = [a copy]; PRYBox *box = (PRYBox *)c.parts[0];
    NSMutableDictionary *d = [NSMutableDictionary dictionary]; d[a] = @"stored"; a.price = 100;
    NSArray *sorted = [@[a, c, [[PRYThing alloc] initWithName:@"z"]] sortedArrayUsingSelector:@selector(compare:)];
    NSSet *set = [NSSet setWithObjects:a, c, [[PRYThing alloc] initWithName:@"a"], nil];
    id<PRYPriced> p = a; NSArray *names = [sorted valueForKey:@"name"];
    return [NSString stringWithFormat:@"%@ %@ %lu %d %@ %@ %lu %g %d %@", c, box.name, (unsigned long)box.size, box.owner == nil, d[[[PRYThing alloc] initWithName:@"a'"]] ?: @"none", [names componentsJoinedByString:@" "], (unsigned long)set.count, p.price, [a isEqual:box], [d.allKeys.firstObject name]];
}
