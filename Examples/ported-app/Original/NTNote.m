#import "NTNote.h"

#import "NSArray+Note.h"

@implementation NTNote

- (instancetype)initWithIdentifier:(NSString *)identifier
                             title:(NSString *)title
                              body:(NSString *)body
                          revision:(NSInteger)revision {
    self = [super init];
    if (self == nil) return nil;

    _identifier = [identifier copy];
    _title = [title copy];
    _body = [body copy];
    _revision = revision;

    return self;
}

+ (instancetype)noteWithDictionary:(NSDictionary *)dictionary {
    NSString *identifier = dictionary[@"id"];
    NSString *title = dictionary[@"title"];
    if (identifier == nil || title == nil) {
        return nil;
    }
    NSString *body = dictionary[@"body"] ?: @"";
    NSInteger revision = [dictionary[@"revision"] integerValue];
    return [[NTNote alloc] initWithIdentifier:identifier title:title body:body revision:revision];
}

- (NSDictionary *)dictionaryRepresentation {
    return @{
        @"id": self.identifier,
        @"title": self.title,
        @"body": self.body,
        @"revision": @(self.revision),
    };
}

- (NSArray *)tags {
    return [self.body nt_hashtags];
}

- (NTNote *)noteWithTitle:(NSString *)title body:(NSString *)body {
    return [[NTNote alloc] initWithIdentifier:self.identifier title:title body:body revision:self.revision + 1];
}

- (BOOL)isEqual:(id)object {
    if (![object isKindOfClass:[NTNote class]]) {
        return NO;
    }
    NTNote *other = object;
    return [self.identifier isEqualToString:other.identifier] && [self.title isEqualToString:other.title]
        && [self.body isEqualToString:other.body] && self.revision == other.revision;
}

- (NSUInteger)hash {
    return self.identifier.hash;
}

@end

@implementation NTPage

- (instancetype)initWithNotes:(NSArray *)notes hasMore:(BOOL)hasMore total:(NSInteger)total {
    self = [super init];
    if (self == nil) return nil;

    _notes = [notes copy];
    _hasMore = hasMore;
    _total = total;

    return self;
}

@end
