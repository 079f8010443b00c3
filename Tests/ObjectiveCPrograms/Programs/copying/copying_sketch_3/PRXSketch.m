#import "PRXSketch.h"

@interface PRXShape () {
@protected
    NSString *_name;
    CGRect _frame;
    NSMutableArray<NSNumber *> *_marks;
}
@end

@implementation PRXShape
@synthesize name = _name;
@synthesize frame = _frame;

- (instancetype)initWithName:(NSString *)name frame:(CGRect)frame dashes:(NSArray<NSNumber *> *)dashes {
    self = [super init];
    if (self != nil) {
        _name = [name copy];
        _frame = frame;
        _marks = [dashes mutableCopy] ?: [NSMutableArray array];
    }
    return self;
}

- (NSArray<NSNumber *> *)dashes {
    return [_marks copy];
}

- (CGFloat)area {
    return CGRectGetWidth(_frame) * CGRectGetHeight(_frame);
}

- (id)copyWithZone:(NSZone *)zone {
    if ([self isMemberOfClass:[PRXShape class]]) {
        return self;
    }
    return [[PRXShape allocWithZone:zone] initWithName:self.name frame:self.frame dashes:self.dashes];
}

- (id)mutableCopyWithZone:(NSZone *)zone {
    return [[PRXMutableShape allocWithZone:zone] initWithName:_name frame:_frame dashes:_marks];
}

- (BOOL)isEqual:(id)object {
    if (object == self) return YES;
    if (![object isKindOfClass:[PRXShape class]]) return NO;
    PRXShape *other = object;
    return (_name == other.name || [_name isEqualToString:other.name]) && CGRectEqualToRect(_frame, other->_frame)
        && [_marks isEqualToArray:other->_marks];
}

- (NSUInteger)hash {
    return _name.hash ^ (NSUInteger)_frame.size.width;
}

- (NSString *)description {
    return [NSString stringWithFormat:@"%@{%g,%g %gx%g}%lu", _name, _frame.origin.x, _frame.origin.y, _frame.size.width,
            _frame.size.height, (unsigned long)_marks.count];
}

@end

@implementation PRXMutableShape
@dynamic name, frame;

- (void)setName:(NSString *)name {
    _name = [name copy];
}

- (void)setFrame:(CGRect)frame {
    _frame = CGRectStandardize(frame);
}

- (void)addDash:(NSInteger)dash {
    [_marks addObject:@(dash)];
}

- (void)moveBy:(CGSize)offset {
    CGRect frame = self.frame;
    frame.origin.x += offset.width;
    frame.origin.y -= offset.height;
    self.frame = frame;
}

@end

static PRXShape *PRXSquare(NSString *name, CGFloat side) {
    return [[PRXShape alloc] initWithName:name frame:CGRectMake(0, 0, side, side) dashes:@[@1, @2]];
}

NSString *scenario_copying_sketch_3_copy(void) {
    PRXShape *square = PRXSquare(@"sq", 4);
    PRXShape *copy = [square copy];
    PRXMutableShape *mutable = [square mutableCopy];
    PRXShape *frozen = [mutable copy];
    return [NSString stringWithFormat:@"%d %d %d %d %@ %g", copy == square, (id)mutable == square, frozen == (id)mutable,
            [frozen isMemberOfClass:[PRXShape class]], NSStringFromClass([mutable class]), frozen.area];
}

NSString *scenario_copying_sketch_3_mutable(void) {
    PRXMutableShape *shape = [PRXSquare(@"sq", 2) mutableCopy];
    PRXShape *before = [shape copy];
    shape.name = @"moved";
    [shape moveBy:CGSizeMake(3, 1.5)];
    [shape addDash:7];
    shape.frame = CGRectMake(shape.frame.origin.x, shape.frame.origin.y, -2, 6);
    return [NSString stringWithFormat:@"%@ %@ %@", before, shape, [shape.dashes componentsJoinedByString:@"."]];
}

NSString *scenario_copying_sketch_3_items(void) {
    PRXMutableShape *a = [PRXSquare(@"a", 1) mutableCopy];
    PRXShape *b = PRXSquare(@"b", 2);
    NSArray<PRXShape *> *shared = @[a, b];
    NSArray<PRXShape *> *deep = [[NSArray alloc] initWithArray:shared copyItems:YES];
    NSArray<PRXShape *> *shallow = [shared copy];
    a.name = @"changed";
    return [NSString stringWithFormat:@"%@ %@ %d %d", [[deep valueForKey:@"name"] componentsJoinedByString:@","],
            [[shallow valueForKey:@"name"] componentsJoinedByString:@","], deep[1] == b, [deep[0] isKindOfClass:[PRXMutableShape class]]];
}

NSString *scenario_copying_sketch_3_strings(void) {
    NSMutableString *name = [NSMutableString stringWithString:@"line"];
    PRXMutableShape *shape = [[PRXMutableShape alloc] initWithName:name frame:CGRectZero dashes:nil];
    [name appendString:@"!"];
    NSString *kept = shape.name;
    shape.name = name;
    [name setString:@"x"];
    return [NSString stringWithFormat:@"%@ %@ %@ %lu %g", kept, shape.name, name, (unsigned long)shape.dashes.count, shape.area];
}

NSString *scenario_copying_sketch_3_blocks(void) {
    __block NSInteger calls = 0;
    NSInteger start = 10;
    NSInteger (^next)(void) = ^NSInteger { return start + ++calls; };
    NSInteger (^copy)(void) = [next copy];
    start = 100;
    next();
    NSMutableDictionary *table = [NSMutableDictionary dictionary];
    table[@"next"] = [copy copy];
    NSInteger (^taken)(void) = table[@"next"];
    return [NSString stringWithFormat:@"%ld %ld %ld", (long)copy(), (long)taken(), (long)(calls + start)];
}

NSString *scenario_copying_sketch_3_layers(void) {
    NSMutableDictionary *layers = [@{@"top": [NSMutableArray arrayWithObject:@"sun"], @"base": [@[@"sea"] mutableCopy]} mutableCopy];
    NSDictionary *shallow = [layers copy];
    NSMutableDictionary *deep = [NSMutableDictionary dictionary];
    [layers enumerateKeysAndObjectsUsingBlock:^(NSString *key, NSMutableArray *names, BOOL *stop) {
        deep[key] = [names mutableCopy];
    }];
    [layers[@"top"] addObject:@"moon"];
    [deep[@"base"] insertObject:@"sand" atIndex:0];
    [layers removeObjectForKey:@"base"];
    return [NSString stringWithFormat:@"%lu %lu %@ %@", (unsigned long)layers.count, (unsigned long)shallow.count,
            [shallow[@"top"] componentsJoinedByString:@"+"], [[deep[@"base"] arrayByAddingObjectsFromArray:deep[@"top"]] componentsJoinedByString:@"+"]];
}

NSString *scenario_copying_sketch_3_keys(void) {
    PRXMutableShape *key = [PRXSquare(@"key", 3) mutableCopy];
    NSMutableDictionary<PRXShape *, NSString *> *names = [NSMutableDictionary dictionary];
    names[key] = @"first";
    key.name = @"other";
    NSString *byOld = names[PRXSquare(@"key", 3)];
    NSString *byNew = names[key];
    names[PRXSquare(@"key", 3)] = @"second";
    return [NSString stringWithFormat:@"%@ %@ %lu %@", byOld, byNew, (unsigned long)names.count, names.allValues.firstObject];
}

NSString *scenario_copying_sketch_3_equal(void) {
    PRXShape *one = PRXSquare(@"s", 3), *two = PRXSquare(@"s", 3);
    PRXMutableShape *three = [two mutableCopy];
    NSSet *set = [NSSet setWithObjects:one, two, three, nil];
    [three addDash:1];
    PRXShape *unnamed = PRXSquare(nil, 3);
    return [NSString stringWithFormat:@"%d %d %d %lu %d", [one isEqual:two], [two isEqual:three], [one isEqual:@"s"], (unsigned long)set.count,
            [unnamed isEqual:PRXSquare(nil, 3)]];
}
