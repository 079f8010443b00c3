#import "Parsing.h"

NSString * const ParserErrorDomain = @"Parser";

/// Reads notes from JSON.
@interface NoteParser ()
@property (nonatomic, copy, readonly) NSString *source;
@property (nonatomic, strong) NSString *cachedTitle;
@end

@implementation NoteParser

- (instancetype)initWithSource:(NSString *)source {
	NSParameterAssert(source != nil);

	self = [super init];
	if (self == nil) return nil;
	_source = [source copy];
	return self;
}

+ (NSError *)missingError {
	return [NSError errorWithDomain:ParserErrorDomain code:1 userInfo:@{
		NSLocalizedDescriptionKey: NSLocalizedString(@"Missing", @""),
	}];
}

- (NSString *)titleForKey:(NSString *)key {
	return [NSString stringWithFormat:NSLocalizedString(@"%@ of %@", @""), key, self.source];
}

- (NSString *)pageLinkFromHeader:(NSString *)header {
	if (header.length < 1) return nil;

	for (NSString *link in [header componentsSeparatedByString:@","]) {
		NSRange semicolon = [link rangeOfString:@";"];
		if (semicolon.location == NSNotFound) continue;

		NSString *address = [link substringToIndex:semicolon.location];
		if (address.length == 0) continue;
		if (![[link substringFromIndex:semicolon.location + 1] isEqualToString:@"next"]) continue;
		return address;
	}

	return nil;
}

/// Sends every note, and fails at the first thing that is none.
- (RACSignal *)notes {
	return [RACSignal createSignal:^ id (id<RACSubscriber> subscriber) {
		NSError *error = nil;
		id json = [NSJSONSerialization JSONObjectWithData:[self.source dataUsingEncoding:NSUTF8StringEncoding] options:0 error:&error];
		if (json == nil) {
			[subscriber sendError:error];
			return nil;
		}

		void (^send)(NSDictionary *) = ^(NSDictionary *note) {
			NSString *text = note[@"text"];
			if (text == nil) {
				[subscriber sendError:self.class.missingError];
				return;
			}
			[subscriber sendNext:text];
		};

		if ([json isKindOfClass:NSArray.class]) {
			for (NSDictionary *note in json) {
				// Numbers are no notes.
				if (![note isKindOfClass:NSDictionary.class]) {
					[subscriber sendError:[self.class missingError]];
					return nil;
				}
				send(note);
			}
			[subscriber sendCompleted];
		} else {
			[subscriber sendError:NoteParser.missingError];
		}
		return nil;
	}];
}

- (RACSignal *)firstNoteOrDefault:(NSString *)text {
	return [[[self notes]
		take:1]
		catch:^(NSError *error) {
			// Only what is missing has a default.
			if (error.code == 1 && text != nil) return [RACSignal return:text];
			return [RACSignal error:error];
		}];
}

- (NSDictionary *)counts {
	NSMutableDictionary *counts = [NSMutableDictionary dictionary];
	for (NSString *word in [self.source componentsSeparatedByString:@" "]) {
		NSNumber *count = counts[word] ?: @0;
		counts[word] = @(count.integerValue + 1);
	}
	return counts;
}

@end
