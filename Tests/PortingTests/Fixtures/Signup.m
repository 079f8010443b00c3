#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

typedef NSError *(^SignupCheck)(id input);

/// The form of a new account. Both fields are nil until something is typed.
@interface SignupForm : NSObject
@property (nonatomic, copy) NSString *nickname;
@property (nonatomic, copy) NSString *mail;
@property (nonatomic, strong) RACCommand *signUp;
@end

@implementation SignupForm

- (BOOL)validNickname:(NSString *)nickname {
    return nickname.length > 2;
}

- (BOOL)validMail:(NSString *)mail {
    if (mail.length == 0) return NO;
    return [mail rangeOfString:@"@"].location != NSNotFound;
}

- (RACSignal *)validSignal {
    return [[RACSignal
        combineLatest:@[RACObserve(self, nickname), RACObserve(self, mail)]
        reduce:^id(NSString *nickname, NSString *mail) {
            return @([self validNickname:nickname] && [self validMail:mail]);
        }]
        distinctUntilChanged];
}

/// Nil has no place for the sign, as it has no length.
- (RACSignal *)placeSignal {
    return [RACObserve(self, mail) map:^id(NSString *mail) {
        return @([mail rangeOfString:@"@"].location);
    }];
}

- (RACCommand *)commandWithCheck:(SignupCheck)check {
    @weakify(self)
    return [[RACCommand alloc] initWithEnabled:[self validSignal] signalBlock:^RACSignal *(id input) {
        @strongify(self)
        NSError *error;
        if (check && (error = check(input)) && error.code != 0) {
            return [RACSignal error:error];
        }
        return [RACSignal return:[self greeting]];
    }];
}

- (NSString *)greeting {
    NSMutableString *masked = [self.mail mutableCopy];
    NSString *initials = ({
        NSString *name = self.nickname ?: @"?";
        [name substringToIndex:1].uppercaseString;
    });
    if (masked.length > 3) {
        [masked replaceCharactersInRange:NSMakeRange(0, MIN(masked.length, 3)) withString:@"***"];
    }
    NSString *shown = masked.length > 8 ? [masked substringToIndex:8] : masked;
    return [NSString stringWithFormat:@"%@ %@", initials, shown];
}

- (void)cover:(NSMutableString *)text {
    [text appendString:@"…"];
}

- (NSString *)preview {
    NSMutableString *text = [NSMutableString string];
    [text appendString:self.nickname ?: @"nobody"];
    [self cover:text];
    return text;
}

@end
