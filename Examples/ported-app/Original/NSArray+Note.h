#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface NSArray (Note)

/// The array with the note of the same identifier replaced; the array itself when it has none.
- (NSArray *)nt_arrayByReplacingNote:(id)note;

/// The array without the notes that have this identifier.
- (NSArray *)nt_arrayByRemovingNoteWithIdentifier:(NSString *)identifier;

/// The array with the note at an index, or at its end when it is shorter.
- (NSArray *)nt_arrayByInsertingNote:(id)note atIndex:(NSInteger)index;

/// The note that has this identifier; nil when none has.
- (nullable id)nt_noteWithIdentifier:(NSString *)identifier;

/// The notes with this tag; all when it is nil.
- (NSArray *)nt_arrayOfNotesWithTag:(nullable NSString *)tag;

/// The notes in an NTSortOrder.
- (NSArray *)nt_arrayInOrder:(NSInteger)order;

/// The tags of the notes, each once, in alphabetical order.
- (NSArray *)nt_tags;

/// The notes as one text: titles are headings.
- (NSString *)nt_markdown;

@end

@interface NSString (Note)

/// The string without white space at both ends.
- (NSString *)nt_trimmedString;

/// Whether the string could be an e-mail address: one @ with text on both sides.
- (BOOL)nt_looksLikeEmail;

/// Why the string is no title of a note; nil when it is one.
- (nullable NSString *)nt_titleProblem;

/// The number of notes on a page that the string stands for; nil when it is no number from 0 to 50.
- (nullable NSNumber *)nt_pageSize;

/// What stands between commas, without white space at both ends, each once.
- (NSArray *)nt_listItems;

/// What stands between white space.
- (NSArray *)nt_words;

/// The words that begin with a #, without it.
- (NSArray *)nt_hashtags;

@end

NS_ASSUME_NONNULL_END
