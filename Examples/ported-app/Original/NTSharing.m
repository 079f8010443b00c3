#import "NTSharing.h"

#import "NSArray+Note.h"
#import "NTClient.h"
#import "NTNote.h"

@interface NTSharing ()
@property (nonatomic, strong) NTNote *note;
@property (nonatomic, strong) NTClient *client;
@property (nonatomic, copy, readwrite) NSArray *addresses;
@property (nonatomic, copy, readwrite) NSString *problem;
@property (nonatomic, copy, readwrite) NSString *result;
@end

@implementation NTSharing

- (instancetype)initWithNote:(NTNote *)note client:(NTClient *)client {
    self = [super init];
    if (self == nil) return nil;

    _note = note;
    _client = client;
    _recipients = @"";
    _addresses = @[];
    _result = @"";

    RAC(self, addresses) = [RACObserve(self, recipients) map:^id(NSString *recipients) {
        return [recipients nt_listItems];
    }];
    RAC(self, problem) = [RACObserve(self, addresses) map:^id(NSArray *addresses) {
        NSString *wrong = [addresses.rac_sequence objectPassingTest:^BOOL(NSString *address) {
            return ![address nt_looksLikeEmail];
        }];
        return wrong == nil ? nil : [NSString stringWithFormat:@"%@ is no e-mail address.", wrong];
    }];

    RACSignal *canInvite = [RACSignal
        combineLatest:@[ RACObserve(self, addresses), RACObserve(self, problem) ]
               reduce:^id(NSArray *addresses, NSString *problem) {
                   return @(addresses.count > 0 && problem == nil);
               }];
    @weakify(self);
    _invite = [[RACCommand alloc] initWithEnabled:canInvite signalBlock:^RACSignal *(id input) {
        @strongify(self);
        return [self refusalsOf:self.addresses];
    }];
    [[_invite.executionSignals switchToLatest] subscribeNext:^(NSArray *refused) {
        @strongify(self);
        NSUInteger invited = self.addresses.count - refused.count;
        NSString *result = [NSString stringWithFormat:@"%lu invited", (unsigned long)invited];
        if (refused.count > 0) {
            NSString *names = [refused componentsJoinedByString:@", "];
            result = [NSString stringWithFormat:@"%@, not %@", result, names];
        }
        self.result = result;
        self.recipients = [refused componentsJoinedByString:@", "];
    }];

    return self;
}

/// Sends the addresses that could not be invited, when all have been tried.
- (RACSignal *)refusalsOf:(NSArray *)addresses {
    NSArray *invitations = [[addresses.rac_sequence map:^id(NSString *address) {
        RACSignal *invitation = [self.client shareNoteWithIdentifier:self.note.identifier email:address];
        return [invitation catchTo:[RACSignal return:address]];
    }] array];
    return [[RACSignal merge:invitations] collect];
}

@end
