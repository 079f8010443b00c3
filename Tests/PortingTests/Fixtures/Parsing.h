#import <Foundation/Foundation.h>
@class RACSignal;
extern NSString * const ParserErrorDomain;
@interface NoteParser : NSObject
- (instancetype)initWithSource:(NSString *)source;
- (RACSignal *)notes;
- (RACSignal *)firstNoteOrDefault:(NSString *)text;
- (NSString *)titleForKey:(NSString *)key;
- (NSString *)pageLinkFromHeader:(NSString *)header;
- (NSDictionary *)counts;
@end
