#import "NTOfflineQueue.h"

#import "NSArray+Note.h"
#import "NTClient.h"
#import "NTNote.h"

@interface NTOfflineQueue ()
@property (nonatomic, strong) NTClient *client;
@property (nonatomic, copy, readwrite) NSArray *pending;
@end

@implementation NTOfflineQueue

- (instancetype)initWithClient:(NTClient *)client {
    self = [super init];
    if (self == nil) return nil;

    _client = client;
    _online = YES;
    _pending = @[];

    @weakify(self);
    [[[[RACObserve(self, online) distinctUntilChanged] skip:1]
        filter:^BOOL(NSNumber *online) {
            return online.boolValue;
        }]
        subscribeNext:^(id _) {
            @strongify(self);
            [[self flush] subscribeError:^(NSError *error) {
                NSLog(@"flush failed: %@", error);
            }];
        }];

    return self;
}

- (RACSignal *)saveNote:(NTNote *)note {
    if (!self.online) {
        return [self keep:note];
    }
    return [[self.client saveNote:note] catch:^RACSignal *(NSError *error) {
        if (error.code == NTClientErrorOffline) {
            return [self keep:note];
        }
        return [RACSignal error:error];
    }];
}

- (RACSignal *)keep:(NTNote *)note {
    NSArray *others = [self.pending nt_arrayByRemovingNoteWithIdentifier:note.identifier];
    self.pending = [others arrayByAddingObject:note];
    return [RACSignal return:note];
}

- (RACSignal *)flush {
    NSArray *saves = [[self.pending.rac_sequence map:^id(NTNote *note) {
        return [[self.client saveNote:note] doNext:^(NTNote *saved) {
            self.pending = [self.pending nt_arrayByRemovingNoteWithIdentifier:saved.identifier];
        }];
    }] array];
    return [[RACSignal concat:saves] replay];
}

@end
