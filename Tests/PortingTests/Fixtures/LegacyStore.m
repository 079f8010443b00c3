/*
 * LegacyStore.m
 * Written before ARC.
 */

#import "LegacyStore.h"

@implementation LegacyStore

@synthesize delegate = _delegate;
@synthesize names = _names;

- (id)init {
	self = [super init];
	if (self != nil) {
		_names = [[NSMutableArray alloc] init];
		_lookup = [[NSMutableDictionary alloc] initWithCapacity:10];
	}
	return self;
}

- (void)dealloc {
	[_names release];
	[_lookup release];
	[super dealloc];
}

/* Adds a name, unless it is there. */
- (void)addName:(NSString *)name forKey:(NSString *)key {
	if ([_names containsObject:name]) {
		return;
	}
	NSString *copied = [[name copy] autorelease];
	[_names addObject:copied];
	[_lookup setObject:copied forKey:key];
	if ([_lookup count] > 2) {
		[_lookup removeObjectForKey:key];
	}
	[_delegate store:self didAddName:copied];
}

- (NSString *)nameForKey:(NSString *)key {
	return [_lookup objectForKey:key];
}

- (NSUInteger)count {
	return [_names count];
}

- (NSString *)longestName {
	NSString *longest = nil;
	for (NSUInteger index = 0; index < [_names count]; index++) {
		NSString *name = [_names objectAtIndex:index];
		if ([name length] > [longest length])
			longest = name;
	}
	return longest;
}

+ (LegacyStore *)store {
	return [[[self alloc] init] autorelease];
}

@end
