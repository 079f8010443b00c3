#import "PRY58.h"

static void *PRY58Context = &PRY58Context;
static void * const PRY58Other = (void *)&PRY58Other;
static NSString *const PRY58CountKey = @"count";

@interface PRY58Person : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, assign) NSInteger count;
@property (nonatomic, assign) BOOL open;
@property (nonatomic, strong) PRY58Person *next;
- (void)rename:(NSString *)title;
@end
@implementation PRY58Person
- (void)rename:(NSString *)title {
    [self willChangeValueForKey:@"title"];
    _title = [title copy];
    [self didChangeValueForKey:@"title"];
}
@end

@interface PRY58Watcher : NSObject
@property (nonatomic, strong) PRY58Person *person;
@property (nonatomic, strong) NSMutableArray *log;
@end

@implementation PRY58Watcher
- (instancetype)initWithPerson:(PRY58Person *)person {
    if (self = [super init]) {
        _person = person;
        _log = [NSMutableArray array];
        [_person addObserver:self forKeyPath:@"title" options:NSKeyValueObservingOptionNew | NSKeyValueObservingOptionOld context:PRY58Context];
        [_person addObserver:self forKeyPath:PRY58CountKey options:NSKeyValueObservingOptionInitial | NSKeyValueObservingOptionNew context:PRY58Other];
        [_person addObserver:self forKeyPath:NSStringFromSelector(@selector(open)) options:0 context:NULL];
        [self.person addObserver:self forKeyPath:@"next.title" options:NSKeyValueObservingOptionNew context:nil];
    }
    return self;
}
- (void)dealloc {
    [_person removeObserver:self forKeyPath:@"title" context:PRY58Context];
    [_person removeObserver:self forKeyPath:PRY58CountKey];
    [_person removeObserver:self forKeyPath:NSStringFromSelector(@selector(open))];
    [_person removeObserver:self forKeyPath:@"next.title"];
}
- (void)observeValueForKeyPath:(NSString *)keyPath ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
    if (context == PRY58Context) {
        NSString *old = change[NSKeyValueChangeOldKey];
        id new = change[NSKeyValueChangeNewKey];
        [self.log addObject:[NSString stringWithFormat:@"%@:%@>%@", keyPath, old == (id)[NSNull null] ? @"null" : old, new]];
    } else if (context == PRY58Other && object == self.person) {
        [self.log addObject:[NSString stringWithFormat:@"n%ld", (long)[change[NSKeyValueChangeNewKey] integerValue]]];
    } else if ([keyPath isEqualToString:@"open"]) {
        [self.log addObject:[object open] ? @"open" : @"shut"];
    } else if ([keyPath hasSuffix:@"title"]) {
        [self.log addObject:[NSString stringWithFormat:@"%@=%@", keyPath, [change objectForKey:NSKeyValueChangeNewKey]]];
    } else {
        [super observeValueForKeyPath:keyPath ofObject:object change:change context:context];
    }
}
@end

NSString *scenario_kvc_observers_3_observe(void) {
    PRY58Person *person = [PRY58Person new];
    NSString *text = nil;
    @autoreleasepool {
        PRY58Watcher *watcher = [[PRY58Watcher alloc] initWithPerson:person];
        person.title = @"a";
        person.count = 3;
        person.open = YES;
        [person rename:@"b"];
        person.next = [PRY58Person new];
        person.next.title = @"x";
        text = [watcher.log componentsJoinedByString:@" "];
    }
    person.title = @"gone";
    return text;
}

@interface PRY58Document : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, assign) double size;
@end
@implementation PRY58Document
@end

@interface PRY58Reader : NSObject { @protected NSMutableString *_text; }
- (void)watch:(PRY58Document *)doc;
- (NSString *)text;
@end
@implementation PRY58Reader
- (instancetype)init { if ((self = [super init])) { _text = [NSMutableString new]; } return self; }
- (NSString *)text { return _text; }
- (void)watch:(PRY58Document *)doc {
    [doc addObserver:self forKeyPath:@"name" options:NSKeyValueObservingOptionPrior | NSKeyValueObservingOptionOld | NSKeyValueObservingOptionNew context:nil];
}
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)doc change:(NSDictionary<NSKeyValueChangeKey, id> *)changes context:(void *)info {
    if ([changes[NSKeyValueChangeNotificationIsPriorKey] boolValue]) {
        [_text appendFormat:@"(%@ %@)", changes[NSKeyValueChangeOldKey], changes[NSKeyValueChangeNewKey]];
    } else if ([changes[NSKeyValueChangeKindKey] unsignedIntegerValue] == NSKeyValueChangeSetting) {
        [_text appendFormat:@"[%@ %@ %@]", path, [doc name], changes[@"new"]];
    }
}
@end

@interface PRY58Editor : PRY58Reader
@end
@implementation PRY58Editor
- (void)watch:(PRY58Document *)doc {
    [super watch:doc];
    [doc addObserver:self forKeyPath:@"size" options:NSKeyValueObservingOptionNew context:nil];
}
- (void)unwatch:(PRY58Document *)doc {
    for (NSString *key in @[ @"name", @"size" ]) {
        [doc removeObserver:self forKeyPath:key];
    }
}
- (void)observeValueForKeyPath:(NSString *)keyPath ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
    if ([keyPath isEqual:@"size"]) {
        [_text appendFormat:@"{%.1f}", [change[NSKeyValueChangeNewKey] doubleValue]];
        return;
    }
    [super observeValueForKeyPath:keyPath ofObject:object change:change context:context];
}
@end

NSString *scenario_kvc_observers_3_family(void) {
    PRY58Document *doc = [PRY58Document new];
    PRY58Editor *more = [PRY58Editor new];
    [more watch:doc];
    doc.name = @"one";
    doc.size = 2.5;
    [doc setValue:@"two" forKey:@"name"];
    [more unwatch:doc];
    doc.name = @"three";
    doc.size = 9;
    return more.text;
}
