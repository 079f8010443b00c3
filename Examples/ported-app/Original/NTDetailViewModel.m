#import "NTDetailViewModel.h"

#import "NSArray+Note.h"
#import "NTNote.h"
#import "NTNotifications.h"
#import "NTOfflineQueue.h"

@interface NTDetailViewModel ()
@property (nonatomic, strong) NTOfflineQueue *queue;
@property (nonatomic, strong, readwrite) NTNote *note;
@property (nonatomic, readwrite) BOOL edited;
@property (nonatomic, readwrite) BOOL canUndo;
@property (nonatomic, readwrite) BOOL canRedo;
@property (nonatomic, copy, readwrite) NSString *titleProblem;
@property (nonatomic, copy, readwrite) NSString *statistics;
@property (nonatomic, copy) NSArray *checkpoints;
@property (nonatomic, copy) NSArray *undone;
@end

@implementation NTDetailViewModel

- (instancetype)initWithNote:(NTNote *)note queue:(NTOfflineQueue *)queue {
    self = [super init];
    if (self == nil) return nil;

    _note = note;
    _queue = queue;
    _title = note.title;
    _body = note.body;
    _statistics = @"";
    _checkpoints = @[];
    _undone = @[];

    RAC(self, edited) = [RACSignal
        combineLatest:@[ RACObserve(self, title), RACObserve(self, body), RACObserve(self, note) ]
               reduce:^id(NSString *title, NSString *body, NTNote *saved) {
                   return @(![title isEqualToString:saved.title] || ![body isEqualToString:saved.body]);
               }];
    RAC(self, canUndo) = [RACObserve(self, checkpoints) map:^id(NSArray *checkpoints) {
        return @(checkpoints.count > 0);
    }];

    RAC(self, canRedo) = [RACObserve(self, undone) map:^id(NSArray *undone) {
        return @(undone.count > 0);
    }];
    RAC(self, titleProblem) = [RACObserve(self, title) map:^id(NSString *title) {
        return [title nt_titleProblem];
    }];
    RAC(self, statistics) = [RACObserve(self, body) map:^id(NSString *body) {
        NSArray *words = [body nt_words];
        return words.count == 1 ? @"1 word" : [NSString stringWithFormat:@"%lu words", (unsigned long)words.count];
    }];

    RACSignal *isTitle = [RACObserve(self, titleProblem) map:^id(NSString *problem) {
        return @(problem == nil);
    }];
    RACSignal *canSave = [[RACSignal combineLatest:@[ RACObserve(self, edited), isTitle ]] and];

    @weakify(self);
    _save = [[RACCommand alloc] initWithEnabled:canSave signalBlock:^RACSignal *(id input) {
        @strongify(self);
        NTNote *edited = [self.note noteWithTitle:[self.title nt_trimmedString] body:self.body];
        return [self.queue saveNote:edited];
    }];
    [[_save.executionSignals switchToLatest] subscribeNext:^(NTNote *saved) {
        @strongify(self);
        self.note = saved;
        self.title = saved.title;
        self.body = saved.body;
        [[NSNotificationCenter defaultCenter] postNotificationName:NTNoteDidChangeNotification
                                                            object:self
                                                          userInfo:@{ NTNoteKey: saved }];
    }];

    _undo = [[RACCommand alloc] initWithEnabled:RACObserve(self, canUndo) signalBlock:^RACSignal *(id input) {
        @strongify(self);
        RACTuple *last = self.checkpoints.lastObject;
        self.checkpoints = [self.checkpoints subarrayWithRange:NSMakeRange(0, self.checkpoints.count - 1)];
        self.undone = [self.undone arrayByAddingObject:RACTuplePack(self.title, self.body)];
        [self show:last];
        return [RACSignal empty];
    }];
    _redo = [[RACCommand alloc] initWithEnabled:RACObserve(self, canRedo) signalBlock:^RACSignal *(id input) {
        @strongify(self);
        RACTuple *last = self.undone.lastObject;
        self.undone = [self.undone subarrayWithRange:NSMakeRange(0, self.undone.count - 1)];
        self.checkpoints = [self.checkpoints arrayByAddingObject:RACTuplePack(self.title, self.body)];
        [self show:last];
        return [RACSignal empty];
    }];

    return self;
}

- (void)checkpoint {
    self.checkpoints = [self.checkpoints arrayByAddingObject:RACTuplePack(self.title, self.body)];
    self.undone = @[];
}

- (void)show:(RACTuple *)checkpoint {
    RACTupleUnpack(NSString *title, NSString *body) = checkpoint;
    self.title = title;
    self.body = body;
}

@end
