//
//  Chat.m
//
//  A chat over a socket that tells its delegate what comes in.
//

@import Foundation;
@import ReactiveObjC;

@class ChatSocket;

@protocol ChatSocketDelegate <NSObject>
- (void)socket:(ChatSocket *)socket didReceiveMessage:(NSString *)message;
- (void)socketDidOpen:(ChatSocket *)socket;
@optional
- (void)socket:(ChatSocket *)socket didCloseWithCode:(NSInteger)code reason:(NSString *)reason;
@end

@interface ChatSocket : NSObject
@property (nonatomic, weak) id<ChatSocketDelegate> delegate;
@property (nonatomic, strong, readonly) NSMutableArray *sent;
- (void)send:(NSString *)message;
@end

@implementation ChatSocket

- (instancetype)init {
    if (self = [super init]) {
        _sent = @[].mutableCopy;
    }
    return self;
}

- (void)send:(NSString *)message {
    [self.sent addObject:message];
}

@end

typedef void (^ChatHandler)(NSString *author, NSString *text);

@interface ChatMessage : NSObject <NSCopying>
@property (nonatomic, copy) NSString *author;
@property (nonatomic, copy) NSString *text;
@property (nonatomic, strong) NSDate *date;
@end

@implementation ChatMessage

- (id)copyWithZone:(NSZone *)zone {
    ChatMessage *copy = [[[self class] allocWithZone:zone] init];
    copy.author = self.author;
    copy.text = self.text;
    copy.date = self.date;
    return copy;
}

@end

@interface ChatRoom : NSObject <ChatSocketDelegate>

@property (nonatomic, strong) ChatSocket *socket;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, assign) BOOL connected;
@property (nonatomic, copy) ChatHandler handler;
@property (nonatomic, strong) NSArray *messages;
@property (nonatomic, strong, readonly) RACSignal *typing;

- (instancetype)initWithSocket:(ChatSocket *)socket name:(NSString *)name;
- (void)say:(NSString *)text;

@end

@implementation ChatRoom

- (instancetype)initWithSocket:(ChatSocket *)socket name:(NSString *)name {
    self = [super init];
    if (self) {
        _socket = socket;
        _name = [name copy];
        _messages = @[];
        _socket.delegate = self;
    }
    return self;
}

- (void)say:(NSString *)text {
    if (![text length]) return;
    NSDictionary *payload = @{@"author": self.name, @"text": text};
    NSError *error;
    NSData *data = [NSJSONSerialization dataWithJSONObject:payload options:0 error:&error];
    if (!data) {
        NSLog(@"%@", error);
        return;
    }
    [self.socket send:[[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding]];
}

#pragma mark ChatSocketDelegate

- (void)socketDidOpen:(ChatSocket *)socket {
    self.connected = YES;
}

- (void)socket:(ChatSocket *)socket didReceiveMessage:(NSString *)message {
    NSData *data = [message dataUsingEncoding:NSUTF8StringEncoding];
    NSDictionary *payload = [NSJSONSerialization JSONObjectWithData:data options:0 error:NULL];
    if (![payload isKindOfClass:[NSDictionary class]]) return;

    ChatMessage *entry = [ChatMessage new];
    entry.author = payload[@"author"] ?: @"somebody";
    entry.text = payload[@"text"];
    entry.date = [NSDate date];
    self.messages = [self.messages arrayByAddingObject:entry];
    if (self.handler) {
        self.handler(entry.author, entry.text);
    }
}

- (void)socket:(ChatSocket *)socket didCloseWithCode:(NSInteger)code reason:(NSString *)reason {
    self.connected = NO;
    if (code != 1000) {
        NSLog(@"closed: %@ (%ld)", reason, (long)code);
    }
}

#pragma mark Questions

- (NSArray *)messagesOf:(NSString *)author {
    NSPredicate *predicate = [NSPredicate predicateWithBlock:^BOOL(ChatMessage *message, NSDictionary *bindings) {
        return [message.author isEqualToString:author];
    }];
    return [self.messages filteredArrayUsingPredicate:predicate];
}

- (NSDictionary *)countsByAuthor {
    NSMutableDictionary *counts = [NSMutableDictionary dictionary];
    [self.messages enumerateObjectsUsingBlock:^(ChatMessage *message, NSUInteger index, BOOL *stop) {
        NSNumber *count = counts[message.author] ?: @0;
        counts[message.author] = @(count.integerValue + 1);
    }];
    return counts;
}

- (NSInteger)indexOfFirstMessageContaining:(NSString *)text {
    __block NSInteger found = -1;
    [self.messages enumerateObjectsUsingBlock:^(ChatMessage *message, NSUInteger idx, BOOL *stop) {
        if ([message.text containsString:text]) {
            found = idx;
            *stop = YES;
        }
    }];
    return found;
}

- (NSString *)transcript {
    NSMutableString *transcript = [NSMutableString string];
    for (ChatMessage *message in [self.messages reverseObjectEnumerator]) {
        [transcript appendFormat:@"%@: %@\n", message.author, message.text];
    }
    return [transcript copy];
}

@end
