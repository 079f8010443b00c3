#import "NSArray+Note.h"

#import <ReactiveObjC/ReactiveObjC.h>

#import "NTNote.h"
#import "NTSettings.h"

static const NSUInteger kLongestTitle = 40;
static const NSInteger kLargestPage = 50;

@implementation NSArray (Note)

- (NSArray *)nt_arrayByReplacingNote:(id)note {
    NTNote *replacement = note;
    return [[self.rac_sequence map:^id(NTNote *each) {
        return [each.identifier isEqualToString:replacement.identifier] ? replacement : each;
    }] array];
}

- (NSArray *)nt_arrayByRemovingNoteWithIdentifier:(NSString *)identifier {
    return [[self.rac_sequence filter:^BOOL(NTNote *each) {
        return ![each.identifier isEqualToString:identifier];
    }] array];
}

- (NSArray *)nt_arrayByInsertingNote:(id)note atIndex:(NSInteger)index {
    NSMutableArray *notes = [NSMutableArray arrayWithArray:self.rac_sequence.array];
    if (index < notes.count) {
        [notes insertObject:note atIndex:index];
    } else {
        [notes addObject:note];
    }
    return notes;
}

- (id)nt_noteWithIdentifier:(NSString *)identifier {
    return [self.rac_sequence objectPassingTest:^BOOL(NTNote *each) {
        return [each.identifier isEqualToString:identifier];
    }];
}

- (NSArray *)nt_arrayOfNotesWithTag:(NSString *)tag {
    if (tag == nil) {
        return self;
    }
    return [[self.rac_sequence filter:^BOOL(NTNote *each) {
        return [[each tags] containsObject:tag];
    }] array];
}

- (NSArray *)nt_arrayInOrder:(NSInteger)order {
    NSArray *notes = self.rac_sequence.array;
    if (order == NTSortOrderTitle) {
        return [notes sortedArrayUsingComparator:^NSComparisonResult(NTNote *first, NTNote *second) {
            return [first.title localizedCaseInsensitiveCompare:second.title];
        }];
    }
    if (order == NTSortOrderRevision) {
        return [notes sortedArrayUsingComparator:^NSComparisonResult(NTNote *first, NTNote *second) {
            return [@(second.revision) compare:@(first.revision)];
        }];
    }
    return notes;
}

- (NSArray *)nt_tags {
    NSMutableArray *tags = [NSMutableArray array];
    for (NTNote *note in self.rac_sequence.array) {
        for (NSString *tag in [note tags]) {
            if (![tags containsObject:tag]) {
                [tags addObject:tag];
            }
        }
    }
    return [tags sortedArrayUsingComparator:^NSComparisonResult(NSString *first, NSString *second) {
        return [first compare:second];
    }];
}

- (NSString *)nt_markdown {
    NSArray *parts = [[self.rac_sequence map:^id(NTNote *each) {
        NSString *heading = [NSString stringWithFormat:@"# %@", each.title];
        return each.body.length > 0 ? [NSString stringWithFormat:@"%@\n\n%@", heading, each.body] : heading;
    }] array];
    return [parts componentsJoinedByString:@"\n\n"];
}

@end

@implementation NSString (Note)

- (NSString *)nt_trimmedString {
    return [self stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceAndNewlineCharacterSet]];
}

- (BOOL)nt_looksLikeEmail {
    NSArray *parts = [self componentsSeparatedByString:@"@"];
    if (parts.count != 2) {
        return NO;
    }
    return [parts[0] length] > 0 && [parts[1] length] > 0;
}

- (NSString *)nt_titleProblem {
    NSString *title = [self nt_trimmedString];
    if (title.length == 0) {
        return @"A note needs a title.";
    }
    if (title.length > kLongestTitle) {
        return [NSString stringWithFormat:@"A title has at most %lu characters.", (unsigned long)kLongestTitle];
    }
    if ([title containsString:@"\n"]) {
        return @"A title is one line.";
    }
    return nil;
}

- (NSNumber *)nt_pageSize {
    NSString *text = [self nt_trimmedString];
    NSInteger size = text.integerValue;
    BOOL isNumber = [text isEqualToString:[NSString stringWithFormat:@"%ld", (long)size]];
    if (!isNumber || size < 0 || size > kLargestPage) {
        return nil;
    }
    return @(size);
}

- (NSArray *)nt_listItems {
    NSMutableArray *items = [NSMutableArray array];
    for (NSString *part in [self componentsSeparatedByString:@","]) {
        NSString *item = [part nt_trimmedString];
        if (item.length > 0 && ![items containsObject:item]) {
            [items addObject:item];
        }
    }
    return items;
}

- (NSArray *)nt_words {
    NSArray *parts = [self componentsSeparatedByCharactersInSet:[NSCharacterSet whitespaceAndNewlineCharacterSet]];
    return [[parts.rac_sequence filter:^BOOL(NSString *part) {
        return part.length > 0;
    }] array];
}

- (NSArray *)nt_hashtags {
    return [[[[self nt_words].rac_sequence filter:^BOOL(NSString *word) {
        return [word hasPrefix:@"#"] && word.length > 1;
    }] map:^id(NSString *word) {
        return [word substringFromIndex:1];
    }] array];
}

@end
