#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@class IMReader;

@protocol IMReaderDelegate <NSObject>
- (void)reader:(IMReader *)reader didReadLine:(NSString *)line number:(NSInteger)number;
- (void)readerDidFinish:(IMReader *)reader;
@end

// Reads lines, and tells its delegate.
@interface IMReader : NSObject
@property (nonatomic, weak) id<IMReaderDelegate> delegate;
@property (nonatomic, copy, readonly) NSArray<NSString *> *lines;
- (instancetype)initWithLines:(NSArray<NSString *> *)lines;
- (instancetype)initWithText:(NSString *)text;
- (void)read;
@end

@implementation IMReader

- (instancetype)initWithLines:(NSArray<NSString *> *)lines {
    self = [super init];
    if (!self) return nil;
    _lines = [lines copy];
    return self;
}

- (instancetype)initWithText:(NSString *)text {
    NSArray<NSString *> *lines = [text componentsSeparatedByString:@"\n"];
    return [self initWithLines:lines];
}

- (void)read {
    NSInteger number = 0;
    for (NSString *line in self.lines) {
        number += 1;
        [self.delegate reader:self didReadLine:line number:number];
    }
    [self.delegate readerDidFinish:self];
}

@end

// Collects what a reader reads, by the first letter.
@interface IMImporter : NSObject <IMReaderDelegate>
@property (nonatomic, strong, readonly) NSMutableArray<NSString *> *log;
@property (nonatomic, strong, readonly) RACSignal *numberedLines;
@property (nonatomic, strong, readonly) RACSignal *finished;
@property (nonatomic, copy) NSString *title;
- (instancetype)initWithTitle:(NSString *)title;
- (RACSignal *)importFrom:(IMReader *)reader;
- (RACSignal *)groupsOf:(RACSignal *)lines;
- (RACSignal *)removalOf:(NSURL *)url;
- (BOOL)isRemoved:(NSURL *)url;
- (BOOL)move:(NSURL *)url to:(NSURL *)target;
- (NSArray<NSString *> *)namesSorted:(NSArray<NSString *> *)names;
- (BOOL)line:(NSString *)line mentions:(NSString *)word;
@end

@implementation IMImporter

- (instancetype)init {
    self = [super init];
    if (self == nil) return nil;
    _log = [NSMutableArray array];
    // The methods below have nothing to do but to be called.
    _numberedLines = [[self rac_signalForSelector:@selector(reader:didReadLine:number:) fromProtocol:@protocol(IMReaderDelegate)]
        reduceEach:^(IMReader *reader, NSString *line, NSNumber *number) {
            return [NSString stringWithFormat:@"%@: %@", number, line];
        }];
    _finished = [[self rac_signalForSelector:@selector(readerDidFinish:)] mapReplace:RACUnit.defaultUnit];
    return self;
}

- (instancetype)initWithTitle:(NSString *)title {
    self = [self init];
    if (self == nil) return nil;
    self.title = title;
    [self.log addObject:title];
    return self;
}

- (void)reader:(IMReader *)reader didReadLine:(NSString *)line number:(NSInteger)number {
}

- (void)readerDidFinish:(IMReader *)reader {
    [self.log addObject:@"finished"];
}

- (RACSignal *)importFrom:(IMReader *)reader {
    return [[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        RACDisposable *lines = [self.numberedLines subscribeNext:^(NSString *line) {
            [subscriber sendNext:line];
        }];
        RACDisposable *end = [self.finished subscribeNext:^(id _) {
            [subscriber sendCompleted];
        }];
        reader.delegate = self;
        [reader read];
        return [RACDisposable disposableWithBlock:^{
            [lines dispose];
            [end dispose];
        }];
    }] setNameWithFormat:@"%@ %s", self.title, sel_getName(_cmd)];
}

- (RACSignal *)groupsOf:(RACSignal *)lines {
    return [[lines
        aggregateWithStart:@{} reduce:^id(NSDictionary *groups, NSString *line) {
            NSString *letter = [[line substringToIndex:1] uppercaseStringWithLocale:nil];
            NSMutableDictionary *changed = [groups mutableCopy];
            changed[letter] = [(groups[letter] ?: @[]) arrayByAddingObject:line];
            return changed;
        }]
        map:^NSArray *(NSDictionary *groups) {
            return [groups.allKeys sortedArrayUsingSelector:@selector(caseInsensitiveCompare:)];
        }];
}

#pragma mark Files

- (RACSignal *)removalOf:(NSURL *)url {
    return [[RACSignal return:url] try:^BOOL(NSURL *url, NSError **error) {
        return [NSFileManager.defaultManager removeItemAtURL:url error:error];
    }];
}

- (BOOL)isRemoved:(NSURL *)url {
    BOOL removed = [NSFileManager.defaultManager removeItemAtURL:url error:NULL];
    if (![NSFileManager.defaultManager removeItemAtURL:url error:NULL]) [self.log addObject:@"not there"];
    return removed;
}

- (BOOL)move:(NSURL *)url to:(NSURL *)target {
    NSError *error = nil;
    BOOL moved = [NSFileManager.defaultManager moveItemAtURL:url toURL:target error:&error];
    if (!moved) [self.log addObject:error.domain];
    return moved;
}

- (NSArray<NSString *> *)namesSorted:(NSArray<NSString *> *)names {
    return [names sortedArrayUsingSelector:@selector(localizedCaseInsensitiveCompare:)];
}

- (BOOL)line:(NSString *)line mentions:(NSString *)word {
    return [line rangeOfString:word options:NSCaseInsensitiveSearch | NSDiacriticInsensitiveSearch].location != NSNotFound;
}

@end
