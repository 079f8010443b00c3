//
//  Editor.m
//
//  A text that is edited, saved after a pause, and undone.
//

#import "Editor.h"

NSUInteger const EditorMaximumUndo = 3;

@interface EditorDocument ()
@property (nonatomic, strong, readwrite) NSDate *changed;
@property (nonatomic, assign, readwrite, getter=isDirty) BOOL dirty;
@end

@implementation EditorDocument

+ (instancetype)documentWithTitle:(NSString *)title text:(NSString *)text {
    EditorDocument *document = [[EditorDocument alloc] init];
    document.title = title;
    document.text = text;
    [document markClean];
    return document;
}

- (void)setText:(NSString *)text {
    if (_text == text || [_text isEqualToString:text]) return;
    _text = [text copy];
    self.changed = [NSDate date];
    self.dirty = YES;
}

- (void)markClean {
    self.dirty = NO;
}

- (NSString *)debugDescription {
    return [NSString stringWithFormat:@"<%@: %@%@>", NSStringFromClass([self class]), self.title, self.isDirty ? @"*" : @""];
}

@end

@interface EditorViewModel ()

@property (nonatomic, strong, readwrite) EditorDocument *document;
@property (nonatomic, copy, readwrite) NSString *summary;
@property (nonatomic, strong) NSArray *undoStack;

@end

@implementation EditorViewModel

- (instancetype)initWithDocument:(EditorDocument *)document {
    NSParameterAssert(document);
    self = [super init];
    if (self == nil) return nil;

    _document = document;
    _draft = [document.text copy];
    _undoStack = @[];

    RAC(self, summary, @"") = [[RACObserve(self, draft)
        map:^id(NSString *draft) {
            NSArray *words = [draft componentsSeparatedByCharactersInSet:[NSCharacterSet whitespaceAndNewlineCharacterSet]];
            NSUInteger count = 0;
            for (NSString *word in words) {
                if (word.length > 0) count++;
            }
            return [NSString stringWithFormat:@"%lu word%@", (unsigned long)count, count == 1 ? @"" : @"s"];
        }]
        distinctUntilChanged];

    RACSignal *canWrite = [RACObserve(self, mode) map:^(NSNumber *mode) {
        return @(mode.unsignedIntegerValue != EditorModeRead);
    }];
    RACSignal *differs = [RACSignal
        combineLatest:@[ RACObserve(self, draft), RACObserve(document, text) ]
        reduce:^(NSString *draft, NSString *text) {
            return @(![draft isEqualToString:text]);
        }];

    @weakify(self);
    _saveCommand = [[RACCommand alloc] initWithEnabled:[[RACSignal combineLatest:@[ canWrite, differs ]] and]
                                           signalBlock:^RACSignal *(id input) {
        @strongify(self);
        return [self save];
    }];

    _undoCommand = [[RACCommand alloc]
        initWithEnabled:[RACObserve(self, undoStack) map:^(NSArray *stack) { return @(stack.count > 0); }]
        signalBlock:^(id _) {
            @strongify(self);
            NSString *text = self.undoStack.lastObject;
            self.undoStack = [self.undoStack subarrayWithRange:NSMakeRange(0, self.undoStack.count - 1)];
            self.draft = text;
            return [RACSignal return:text];
        }];

    _saved = [[self.saveCommand.executionSignals switchToLatest] map:^(EditorDocument *saved) {
        return saved.changed;
    }];

    return self;
}

- (RACSignal *)save {
    @weakify(self);
    return [RACSignal defer:^{
        @strongify(self);
        NSMutableArray *stack = [NSMutableArray arrayWithArray:self.undoStack];
        [stack addObject:self.document.text];
        // Only the latest are kept.
        while (stack.count > EditorMaximumUndo) [stack removeObjectAtIndex:0];
        self.undoStack = stack;
        self.document.text = self.draft;
        [self.document markClean];
        return [RACSignal return:self.document];
    }];
}

- (NSArray *)linesPassing:(EditorFilter)filter {
    NSMutableArray *lines = [NSMutableArray array];
    __block NSUInteger number = 0;
    [self.draft enumerateLinesUsingBlock:^(NSString *line, BOOL *stop) {
        number++;
        if (!filter || filter(line, number)) {
            [lines addObject:line];
        }
    }];
    return lines;
}

- (void)replace:(NSString *)word with:(NSString *)replacement {
    if (word.length == 0) {
        return;
    }
    self.draft = [self.draft stringByReplacingOccurrencesOfString:word withString:replacement];
}

@end
