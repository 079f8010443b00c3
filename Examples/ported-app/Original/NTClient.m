#import "NTClient.h"

#import "NTNote.h"

NSString *const NTClientErrorDomain = @"NTClientErrorDomain";

static const NSInteger kAttempts = 3;

@interface NTClient ()
@property (nonatomic, strong) id<NTTransport> transport;
@property (nonatomic, readwrite, getter=isBusy) BOOL busy;
@property (nonatomic) NSInteger requests;
@property (nonatomic, strong) RACSubject *refused;
@end

@implementation NTClient

- (instancetype)initWithTransport:(id<NTTransport>)transport {
    self = [super init];
    if (self == nil) return nil;

    _transport = transport;
    _refused = [RACSubject subject];
    _refusals = _refused;

    RAC(self, busy) = [RACObserve(self, requests) map:^id(NSNumber *requests) {
        return @(requests.integerValue > 0);
    }];

    return self;
}

- (RACSignal *)signInWithEmail:(NSString *)email password:(NSString *)password {
    NSDictionary *parameters = @{ @"email": email, @"password": password };
    return [[[self send:@"POST" path:@"/session" parameters:parameters]
        flattenMap:^RACSignal *(NSDictionary *answer) {
            NSString *token = answer[@"token"];
            if (token == nil) {
                return [RACSignal error:[NTClient malformed:@"no token"]];
            }
            return [RACSignal return:token];
        }]
        doNext:^(NSString *token) {
            self.token = token;
        }];
}

- (RACSignal *)pageOfNotesMatching:(NSString *)query page:(NSInteger)page {
    NSDictionary *parameters = @{ @"query": query, @"page": @(page), @"size": @(self.pageSize) };
    return [[[self authorized:@"GET" path:@"/notes" parameters:parameters]
        retry:kAttempts - 1]
        map:^id(NSDictionary *answer) {
            NSArray *dictionaries = answer[@"notes"];
            NSArray *notes = [[[dictionaries.rac_sequence map:^id(NSDictionary *each) {
                return [NTNote noteWithDictionary:each];
            }] filter:^BOOL(id each) {
                return each != nil;
            }] array];
            return [[NTPage alloc] initWithNotes:notes
                                         hasMore:[answer[@"more"] boolValue]
                                           total:[answer[@"total"] integerValue]];
        }];
}

- (RACSignal *)saveNote:(NTNote *)note {
    NSString *path = [NSString stringWithFormat:@"/notes/%@", note.identifier];
    return [self noteOf:[self authorized:@"PUT" path:path parameters:[note dictionaryRepresentation]]];
}

- (RACSignal *)createNoteWithTitle:(NSString *)title {
    return [self noteOf:[self authorized:@"POST" path:@"/notes" parameters:@{ @"title": title }]];
}

- (RACSignal *)deleteNoteWithIdentifier:(NSString *)identifier {
    NSString *path = [NSString stringWithFormat:@"/notes/%@", identifier];
    return [[self authorized:@"DELETE" path:path parameters:@{}] ignoreValues];
}

- (RACSignal *)attachText:(NSString *)text
                   offset:(NSInteger)offset
                     name:(NSString *)name
     toNoteWithIdentifier:(NSString *)identifier {
    NSString *path = [NSString stringWithFormat:@"/notes/%@/attachments", identifier];
    NSDictionary *parameters = @{ @"name": name, @"offset": @(offset), @"text": text };
    return [[self authorized:@"POST" path:path parameters:parameters] ignoreValues];
}

- (RACSignal *)shareNoteWithIdentifier:(NSString *)identifier email:(NSString *)email {
    NSString *path = [NSString stringWithFormat:@"/notes/%@/shares", identifier];
    return [[self authorized:@"POST" path:path parameters:@{ @"email": email }] ignoreValues];
}

- (RACSignal *)ping {
    return [[self send:@"GET" path:@"/health" parameters:@{}] ignoreValues];
}

#pragma mark - Requests

- (RACSignal *)noteOf:(RACSignal *)answers {
    return [answers flattenMap:^RACSignal *(NSDictionary *answer) {
        NTNote *note = [NTNote noteWithDictionary:answer];
        if (note == nil) {
            return [RACSignal error:[NTClient malformed:@"no note"]];
        }
        return [RACSignal return:note];
    }];
}

- (RACSignal *)authorized:(NSString *)method path:(NSString *)path parameters:(NSDictionary *)parameters {
    return [RACSignal defer:^RACSignal *{
        if (self.token == nil) {
            NSError *error = [NSError errorWithDomain:NTClientErrorDomain code:NTClientErrorUnauthorized userInfo:nil];
            return [RACSignal error:error];
        }
        NSMutableDictionary *all = [parameters mutableCopy];
        all[@"token"] = self.token;
        return [[self send:method path:path parameters:all] doError:^(NSError *error) {
            if (error.code == NTClientErrorUnauthorized) {
                [self.refused sendNext:error];
            }
        }];
    }];
}

- (RACSignal *)send:(NSString *)method path:(NSString *)path parameters:(NSDictionary *)parameters {
    return [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        self.requests += 1;
        RACDisposable *request = [[self.transport send:method path:path parameters:parameters] subscribe:subscriber];
        return [RACDisposable disposableWithBlock:^{
            [request dispose];
            self.requests -= 1;
        }];
    }];
}

+ (NSError *)malformed:(NSString *)reason {
    return [NSError errorWithDomain:NTClientErrorDomain
                               code:NTClientErrorMalformed
                           userInfo:@{ NSLocalizedDescriptionKey: reason }];
}

@end
