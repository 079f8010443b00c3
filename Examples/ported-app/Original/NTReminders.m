#import "NTReminders.h"

#import "NSArray+Note.h"
#import "NTNote.h"
#import "NTNotifications.h"

@interface NTReminders ()
@property (nonatomic, strong) RACScheduler *scheduler;
@property (nonatomic, strong) RACSubject *times;
@property (nonatomic, strong) RACSubject *cancellations;
@property (nonatomic, copy, readwrite) NSArray *pending;
@property (nonatomic, copy, readwrite) NSString *message;
@end

@implementation NTReminders

- (instancetype)initWithScheduler:(RACScheduler *)scheduler {
    self = [super init];
    if (self == nil) return nil;

    _scheduler = scheduler;
    _times = [RACSubject subject];
    _cancellations = [RACSubject subject];
    _pending = @[];

    // The note as it is when its time has come, which may have been edited since.
    @weakify(self);
    _due = [_times map:^id(NSString *identifier) {
        @strongify(self);
        NTNote *note = [self.pending nt_noteWithIdentifier:identifier];
        self.pending = [self.pending nt_arrayByRemovingNoteWithIdentifier:identifier];
        return note;
    }];
    [_due subscribeNext:^(NTNote *note) {
        @strongify(self);
        self.message = [NSString stringWithFormat:@"Remember: %@", note.title];
    }];

    RACSignal *hasMessage = [RACObserve(self, message) map:^id(NSString *message) {
        return @(message != nil);
    }];
    _dismiss = [[RACCommand alloc] initWithEnabled:hasMessage signalBlock:^RACSignal *(id input) {
        @strongify(self);
        self.message = nil;
        return [RACSignal empty];
    }];

    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    [[[center rac_addObserverForName:NTNoteDidChangeNotification object:nil]
        takeUntil:self.rac_willDeallocSignal]
        subscribeNext:^(NSNotification *notification) {
            @strongify(self);
            self.pending = [self.pending nt_arrayByReplacingNote:notification.userInfo[NTNoteKey]];
        }];

    return self;
}

- (void)remindOfNote:(NTNote *)note after:(NSTimeInterval)seconds {
    [self cancelReminderOfNoteWithIdentifier:note.identifier];
    self.pending = [self.pending arrayByAddingObject:note];

    NSString *identifier = note.identifier;
    RACSignal *cancelled = [self.cancellations filter:^BOOL(NSString *other) {
        return [other isEqualToString:identifier];
    }];
    @weakify(self);
    [[[[[RACSignal return:identifier]
        delay:seconds]
        takeUntil:cancelled]
        deliverOn:self.scheduler]
        subscribeNext:^(NSString *identifier) {
            @strongify(self);
            [self.times sendNext:identifier];
        }];
}

- (void)cancelReminderOfNoteWithIdentifier:(NSString *)identifier {
    self.pending = [self.pending nt_arrayByRemovingNoteWithIdentifier:identifier];
    [self.cancellations sendNext:identifier];
}

@end
