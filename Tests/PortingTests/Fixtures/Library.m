// Collections that two places share: Objective-C changes them through either.
#import <ReactiveObjC/ReactiveObjC.h>

@interface Book : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *author;
@property (nonatomic, assign) NSInteger year;
@property (nonatomic, assign) BOOL lent;
@property (nonatomic, strong) NSError *damage;
@property (nonatomic, strong) Book *sequel;
- (void)age;
@end

@implementation Book
+ (instancetype)bookWithTitle:(NSString *)title author:(NSString *)author year:(NSInteger)year {
    Book *book = [[self alloc] init];
    book.title = title;
    book.author = author;
    book.year = year;
    return book;
}
- (void)age {
    self.year -= 1;
}
@end

@interface Library : NSObject
@property (nonatomic, copy) NSArray<Book *> *books;
@property (nonatomic, strong) NSMutableArray *lent;
@property (nonatomic, strong) NSMutableDictionary *counts;
@property (nonatomic, strong) NSCache *covers;
@property (nonatomic, copy) NSArray *shelf;
@end

@implementation Library

- (instancetype)init {
    self = [super init];
    if (!self) return nil;
    _books = @[];
    _lent = [NSMutableArray array];
    _counts = [@{ @"read": [NSMutableDictionary dictionary] } mutableCopy];
    _covers = [[NSCache alloc] init];
    _covers.countLimit = 20;
    return self;
}

// The list that is found in the dictionary grows.
- (NSDictionary *)booksByAuthor {
    NSMutableDictionary *groups = [NSMutableDictionary dictionary];
    for (Book *book in self.books) {
        NSMutableArray *group = groups[book.author];
        if (group == nil) {
            group = [NSMutableArray array];
            groups[book.author] = group;
        }
        [group addObject:book];
    }
    return groups;
}

// The list that was added last grows.
- (NSArray *)decades {
    NSMutableArray *decades = [[NSMutableArray alloc] init];
    NSMutableArray *current = nil;
    NSInteger decade = 0;
    for (Book *book in [self.books sortedArrayUsingComparator:^NSComparisonResult(Book *a, Book *b) {
        return [@(a.year) compare:@(b.year)];
    }]) {
        if (current == nil || book.year / 10 != decade) {
            current = [[NSMutableArray alloc] init];
            [decades addObject:current];
            decade = book.year / 10;
        }
        [current addObject:book];
    }
    return decades;
}

// A property's list, and a dictionary in a dictionary.
- (void)lend:(Book *)book {
    NSMutableArray *lent = self.lent;
    [lent addObject:book.title];
    NSMutableDictionary *read = [self.counts objectForKey:@"read"];
    read[book.title] = @([read[book.title] integerValue] + 1);
}

// What is filled after it was set.
- (void)arrange {
    NSMutableArray *lent = [[NSMutableArray alloc] init];
    self.lent = lent;
    NSMutableArray *shelf = [[NSMutableArray alloc] init];
    self.shelf = shelf;
    for (Book *book in self.books) {
        [lent addObject:book.title];
        [shelf addObject:book.title]; // the property has copied the empty one
    }
}

// A copy is no longer shared.
- (NSArray *)lentAnd:(NSString *)title {
    NSMutableArray *all = [self.lent mutableCopy];
    [all addObject:title];
    return all;
}

- (void)addTitlesTo:(NSMutableArray *)titles {
    for (Book *book in self.books) {
        [titles addObject:book.title];
    }
}

- (NSArray *)titlesFrom:(NSInteger)first to:(NSInteger)last {
    NSMutableArray *titles = [NSMutableArray array];
    [self addTitlesTo:titles];
    NSMutableArray *some = [NSMutableArray array];
    for (NSInteger index = first; index <= last; index++) {
        [some addObject:titles[index]];
    }
    return some;
}

// What a block changes is left to a person.
- (void)addYearsTo:(NSMutableArray *)years {
    void (^add)(Book *) = ^(Book *book) {
        [years addObject:@(book.year)];
    };
    for (Book *book in self.books) add(book);
}

// The signal of an object's end needs a class of this package.
- (RACSignal *)newsFrom:(RACSignal *)news {
    return [news takeUntil:self.rac_willDeallocSignal];
}

- (NSArray *)titles {
    return [self.books valueForKey:@"title"];
}

- (Book *)bookNamed:(NSString *)title {
    NSUInteger index = [self.books indexOfObjectPassingTest:^BOOL(Book *book, NSUInteger idx, BOOL *stop) {
        return [book.title isEqualToString:title];
    }];
    return index == NSNotFound ? nil : self.books[index];
}

- (Book *)coverOf:(NSString *)title {
    Book *cached = [self.covers objectForKey:title];
    if (cached) return cached;
    Book *book = [self bookNamed:title];
    if (book) [self.covers setObject:book forKey:title];
    return book;
}

// The element itself is told.
- (NSDictionary *)titlesByYear {
    NSMutableDictionary *years = [NSMutableDictionary dictionary];
    for (Book *book in self.books) {
        if (years[@(book.year)] == nil) years[@(book.year)] = [NSMutableArray array];
        [years[@(book.year)] addObject:book.title];
    }
    [self.counts[@"read"] removeObjectForKey:@"Emma"];
    self.counts[@"read"][@"all"] = @(self.books.count);
    return years;
}

// Every element is told.
- (void)lendAll {
    [self.books setValue:@YES forKey:@"lent"];
    [self.books makeObjectsPerformSelector:@selector(age)];
}

- (NSInteger)lastIndexBefore:(NSInteger)year {
    __block NSInteger found = NSNotFound;
    [self.books enumerateObjectsWithOptions:NSEnumerationReverse usingBlock:^(Book *book, NSUInteger idx, BOOL *stop) {
        if (book.year < year) {
            found = idx;
            *stop = YES;
        }
    }];
    return found;
}

- (NSArray *)sorted {
    NSMutableArray *all = [NSMutableArray arrayWithArray:self.books];
    [all sortUsingComparator:^NSComparisonResult(Book *a, Book *b) {
        return [a.title compare:b.title];
    }];
    [self.lent sortUsingComparator:^NSComparisonResult(NSString *a, NSString *b) {
        return [b compare:a];
    }];
    return all;
}

// Two loops with one variable, and the smaller of two numbers of which one may be missing.
- (NSString *)everySecond:(NSUInteger)limit {
    NSMutableString *text = [NSMutableString string];
    for (NSInteger k = 0, n = self.books.count; k < n; k += 2) {
        [text appendString:self.books[k].title];
    }
    for (NSInteger k = MIN(limit, self.shelf.count); k > 0; k--) {
        [text appendFormat:@" %@", self.shelf[k - 1]];
    }
    return text;
}

// A property behind what may be nil takes nil.
- (void)repair:(Book *)book error:(nullable NSError *)error {
    Book *next = book.sequel;
    next.damage = error;
    dispatch_queue_t queue = dispatch_queue_create("repairs", DISPATCH_QUEUE_CONCURRENT);
    dispatch_sync(queue, ^{
        next.year += 1;
    });
}

// Nothing reads the errors.
- (NSDictionary *)readFile:(NSString *)path {
    NSError *error = nil;
    NSData *data = [NSData dataWithContentsOfFile:path options:0 error:&error];
    if (data == nil) return nil;
    NSError *parseError;
    return [NSJSONSerialization JSONObjectWithData:data options:0 error:&parseError];
}

- (NSString *)state:(RACEvent *)event {
    return [NSString stringWithFormat:@"%@", event.finished ? @"finished" : event.value];
}

- (void)logAll:(RACSignal *)signal {
    [[signal toArray] enumerateObjectsUsingBlock:^(NSString *title, NSUInteger index, BOOL *stop) {
        [self.lent addObject:title];
    }];
}

@end
