#import "PRX95CMain.h"

@class PRX95COwner;
@protocol PRX95COwnerDelegate <NSObject>
- (BOOL)owner:(PRX95COwner *)owner shouldRename:(NSString *)name;
@optional
- (void)ownerDidRename:(PRX95COwner *)owner;
@end

@interface PRX95COwner : NSObject
@property (nonatomic, copy, getter=title, setter=rename:) NSString *name;
@property (nonatomic, getter=isOpen) BOOL open;
@property (nonatomic, readonly) NSArray *pets;
@property (nonatomic, weak) id<PRX95COwnerDelegate> delegate;
@property (nonatomic, copy) NSArray *tags;
@property (nonatomic, strong, readonly) NSMutableDictionary *notes;
@property (nonatomic, assign) NSRange range;
@property (nonatomic, assign) CGRect frame;
@property (nonatomic, copy) NSString *(^greeting)(NSString *other);
@property (nonatomic, readonly) NSUInteger reads;
@property (nonatomic, assign, readonly) NSInteger depth;
@property (nonatomic, strong) PRX95COwner *parent;
@property (class, nonatomic, readonly) NSInteger made;
- (void)addPet:(NSString *)pet;
@end

static NSInteger PRX95CMadeOwners = 0;

@interface PRX95COwner ()
@property (nonatomic, readwrite, assign) NSInteger depth;
@property (nonatomic, strong) NSMutableArray *storage;
@end

@implementation PRX95COwner
@synthesize name = _theName;
@synthesize notes = _notes;
+ (NSInteger)made { return PRX95CMadeOwners; }
- (instancetype)init {
    self = [super init];
    if (self) {
        PRX95CMadeOwners++;
        _range = NSMakeRange(1, 2);
        self.depth = 1;
    }
    return self;
}
- (void)rename:(NSString *)name {
    if (self.delegate && ![self.delegate owner:self shouldRename:name]) return;
    _theName = [name copy];
    if ([self.delegate respondsToSelector:@selector(ownerDidRename:)]) [self.delegate ownerDidRename:self];
}
- (NSArray *)pets {
    _reads++;
    return [self.storage copy];
}
- (NSMutableArray *)storage {
    if (!_storage) _storage = [NSMutableArray array];
    return _storage;
}
- (NSMutableDictionary *)notes {
    if (_notes == nil) {
        _notes = [[NSMutableDictionary alloc] initWithObjectsAndKeys:@"first", @"a", nil];
    }
    return _notes;
}
- (void)addPet:(NSString *)pet { [self.storage addObject:pet]; }
- (void)setParent:(PRX95COwner *)parent {
    if (_parent == parent) return;
    _parent = parent;
    self.depth = parent.depth + 1;
}
- (void)setOpen:(BOOL)open { _open = open && self.title.length > 0; }
- (NSString *)description { return [NSString stringWithFormat:@"%@%@", self.name ?: @"?", self.isOpen ? @"*" : @""]; }
@end

@interface PRX95CStrict : NSObject <PRX95COwnerDelegate>
@property (nonatomic, assign) NSUInteger renames;
@property (nonatomic, strong) NSMutableArray *seen;
@end
@implementation PRX95CStrict
- (BOOL)owner:(PRX95COwner *)owner shouldRename:(NSString *)name {
    [self.seen addObject:name ?: @"nil"];
    return name.length > 2;
}
- (void)ownerDidRename:(PRX95COwner *)owner { self.renames += 1; }
@end

NSString *scenario_properties_owners_3_names(void) {
    PRX95COwner *owner = [PRX95COwner new];
    owner.name = @"Ann";
    NSString *a = owner.name, *b = [owner title];
    [owner rename:@"Bob"];
    return [NSString stringWithFormat:@"%@ %@ %@ %@", a, b, owner.title, owner];
}

NSString *scenario_properties_owners_3_delegate(void) {
    PRX95COwner *owner = [PRX95COwner new];
    PRX95CStrict *strict = [PRX95CStrict new];
    strict.seen = [NSMutableArray array];
    owner.delegate = strict;
    owner.name = @"A";
    NSString *none = owner.name;
    owner.name = @"Anna";
    return [NSString stringWithFormat:@"%@ %lu %lu %@", owner.name, (unsigned long)strict.renames, (unsigned long)strict.seen.count, none];
}

NSString *scenario_properties_owners_3_lost_delegate(void) {
    PRX95COwner *owner = [PRX95COwner new];
    @autoreleasepool {
        PRX95CStrict *strict = [PRX95CStrict new];
        owner.delegate = strict;
        owner.name = @"B";
    }
    owner.name = @"A";
    return [NSString stringWithFormat:@"%@ %@", owner.name, owner.delegate];
}

NSString *scenario_properties_owners_3_open(void) {
    PRX95COwner *owner = [PRX95COwner new];
    owner.open = YES;
    BOOL first = owner.open;
    owner.name = @"x";
    owner.open = YES;
    return [NSString stringWithFormat:@"%d %d %@", first, owner.isOpen, owner];
}

NSString *scenario_properties_owners_3_pets(void) {
    PRX95COwner *owner = [PRX95COwner new];
    NSArray *before = owner.pets;
    [owner addPet:@"cat"];
    [owner addPet:@"dog"];
    NSUInteger count = owner.pets.count;
    for (NSString *pet in owner.pets) if ([pet isEqual:@"bird"]) return @"bird";
    return [NSString stringWithFormat:@"%lu %lu %lu", (unsigned long)before.count, (unsigned long)count, (unsigned long)owner.reads];
}

NSString *scenario_properties_owners_3_tags(void) {
    PRX95COwner *owner = [PRX95COwner new];
    NSMutableArray *tags = [NSMutableArray arrayWithObject:@"a"];
    owner.tags = tags;
    [tags addObject:@"b"];
    return [NSString stringWithFormat:@"%lu %lu", (unsigned long)owner.tags.count, (unsigned long)tags.count];
}

NSString *scenario_properties_owners_3_notes(void) {
    PRX95COwner *owner = [PRX95COwner new];
    NSMutableDictionary *notes = owner.notes;
    notes[@"b"] = @"x";
    return [NSString stringWithFormat:@"%@ %lu %@", owner.notes[@"a"], (unsigned long)owner.notes.count, owner.notes[@"b"]];
}

NSString *scenario_properties_owners_3_structs(void) {
    PRX95COwner *owner = [PRX95COwner new];
    NSRange range = owner.range;
    range.length = 5;
    CGRect frame = owner.frame;
    frame.size = CGSizeMake(3, 4);
    owner.frame = frame;
    return [NSString stringWithFormat:@"%lu %lu %@ %lu", (unsigned long)range.location, (unsigned long)range.length, NSStringFromCGRect(owner.frame), (unsigned long)owner.range.length];
}

NSString *scenario_properties_owners_3_blocks(void) {
    PRX95COwner *owner = [PRX95COwner new], *silent = [PRX95COwner new];
    owner.greeting = ^NSString *(NSString *other) { return [@"hi " stringByAppendingString:other]; };
    NSString *text = owner.greeting(@"Bo");
    NSString *none = silent.greeting ? silent.greeting(@"x") : nil;
    return [NSString stringWithFormat:@"%@ %@", text, none];
}

NSString *scenario_properties_owners_3_depths(void) {
    PRX95COwner *a = [PRX95COwner new], *b = [PRX95COwner new], *c = [PRX95COwner new];
    b.parent = a;
    c.parent = b;
    NSInteger depth = c.depth;
    c.parent = nil;
    return [NSString stringWithFormat:@"%ld %ld %ld %ld", (long)a.depth, (long)b.depth, (long)depth, (long)c.depth];
}

NSString *scenario_properties_owners_3_made(void) {
    NSInteger before = PRX95COwner.made;
    PRX95COwner *a = [PRX95COwner new], *b = [[PRX95COwner alloc] init];
    return [NSString stringWithFormat:@"%ld %ld", (long)before, (long)[PRX95COwner made] * (a != b)];
}

NSString *scenario_properties_owners_3_keys(void) {
    PRX95COwner *owner = [PRX95COwner new];
    [owner setValue:@"Zoe" forKey:@"name"];
    [owner setValue:@YES forKey:@"open"];
    return [NSString stringWithFormat:@"%@ %d %@", [owner valueForKey:@"name"], owner.open, [owner valueForKey:@"open"]];
}

NSString *scenario_properties_owners_3_chained(void) {
    PRX95COwner *owner = [PRX95COwner new];
    return [NSString stringWithFormat:@"%lu %@ %d", (unsigned long)owner.parent.parent.pets.count, owner.parent.name, owner.parent.parent.isOpen];
}

NSString *scenario_properties_owners_3_stepped(void) {
    PRX95CStrict *strict = [PRX95CStrict new];
    strict.renames = 2;
    NSUInteger next = ++strict.renames;
    strict.renames *= 2;
    NSUInteger held = strict.renames;
    strict.renames -= 4;
    return [NSString stringWithFormat:@"%lu %lu %lu", (unsigned long)next, (unsigned long)held, (unsigned long)strict.renames--];
}
