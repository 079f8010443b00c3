#import "UNDMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

typedef NS_OPTIONS(NSUInteger, UNDTextStyle) {
    UNDTextStyleNone = 0,
    UNDTextStyleBold = 1 << 0,
    UNDTextStyleItalic = 1 << 1,
    UNDTextStyleUnderline = 1 << 2,
};

@protocol UNDCommand <NSObject>
- (void)execute;
- (void)undo;
@optional
@property (nonatomic, readonly) NSString *title;
- (BOOL)canMergeWith:(id<UNDCommand>)other;
@end

@class UNDDocument;

@interface UNDInsertCommand : NSObject <UNDCommand>
- (instancetype)initWithDocument:(UNDDocument *)document text:(NSString *)text at:(NSUInteger)index;
@property (nonatomic, copy) NSString *text;
@end

@interface UNDStyleCommand : NSObject <UNDCommand>
+ (instancetype)commandWithDocument:(UNDDocument *)document style:(UNDTextStyle)style;
@end

@interface UNDDocument : NSObject
@property (nonatomic, strong, readonly) NSMutableString *text;
@property (nonatomic) UNDTextStyle style;
@end
@implementation UNDDocument
- (instancetype)init {
    self = [super init];
    if (self) _text = [[NSMutableString alloc] init];
    return self;
}
@end

@implementation UNDInsertCommand {
    __weak UNDDocument *_document;
    NSUInteger _index;
}
- (instancetype)initWithDocument:(UNDDocument *)document text:(NSString *)text at:(NSUInteger)index {
    if (self = [super init]) {
        _document = document;
        _text = text;
        _index = MIN(index, document.text.length);
    }
    return self;
}
- (void)execute { [_document.text insertString:_text atIndex:_index]; }
- (void)undo { [_document.text deleteCharactersInRange:NSMakeRange(_index, _text.length)]; }
- (NSString *)title { return [@"Insert " stringByAppendingString:self.text.uppercaseString]; }
- (BOOL)canMergeWith:(id<UNDCommand>)other {
    return [other isKindOfClass:[UNDInsertCommand class]] && [(UNDInsertCommand *)other text].length == 1;
}
@end

@implementation UNDStyleCommand {
    UNDDocument *_document;
    UNDTextStyle _style;
    UNDTextStyle _before;
}
+ (instancetype)commandWithDocument:(UNDDocument *)document style:(UNDTextStyle)style {
    UNDStyleCommand *command = [self new];
    command->_document = document;
    command->_style = style;
    return command;
}
- (void)execute {
    _before = _document.style;
    _document.style ^= _style;
}
- (void)undo { _document.style = _before; }
@end

@interface UNDHistory : NSObject
@property (nonatomic, readonly) BOOL canUndo;
@property (nonatomic, readonly) BOOL canRedo;
@property (nonatomic, assign) NSUInteger limit;
- (void)perform:(id<UNDCommand>)command;
- (void)undo;
- (void)redo;
- (NSString *)nextTitle;
@end

@implementation UNDHistory {
    NSMutableArray<id<UNDCommand>> *_done;
    NSMutableArray<id<UNDCommand>> *_undone;
}
- (instancetype)init {
    if ((self = [super init])) {
        _done = [NSMutableArray array];
        _undone = [NSMutableArray array];
        _limit = 3;
    }
    return self;
}
- (BOOL)canUndo { return _done.count > 0; }
- (BOOL)canRedo { return _undone.count > 0; }
- (void)perform:(id<UNDCommand>)command {
    [command execute];
    [_done addObject:command];
    if (_done.count > self.limit) [_done removeObjectAtIndex:0];
    [_undone removeAllObjects];
}
- (void)undo {
    id<UNDCommand> command = [_done lastObject];
    if (!command) return;
    [command undo];
    [_done removeLastObject];
    [_undone addObject:command];
}
- (void)redo {
    id<UNDCommand> command = _undone.lastObject;
    [_undone removeLastObject];
    [command execute];
    if (command) [_done addObject:command];
}
- (NSString *)nextTitle {
    id<UNDCommand> command = _done.lastObject;
    if ([command respondsToSelector:@selector(title)]) return command.title;
    return command ? NSStringFromClass([command class]) : @"nothing";
}
@end

static NSString *StyleName(UNDTextStyle style) {
    if (style == UNDTextStyleNone) return @"plain";
    NSMutableArray *names = [NSMutableArray array];
    if (style & UNDTextStyleBold) [names addObject:@"bold"];
    if (style & UNDTextStyleItalic) [names addObject:@"italic"];
    if ((style & UNDTextStyleUnderline) == UNDTextStyleUnderline) [names addObject:@"underline"];
    return [names componentsJoinedByString:@"+"];
}

NSString *scenario_enums_history_3_all(void) {
    lines = [NSMutableArray array];
    UNDDocument *document = [UNDDocument new];
    UNDHistory *history = [UNDHistory new];
    Note([NSString stringWithFormat:@"%@", history.nextTitle]);
    UNDInsertCommand *hello = [[UNDInsertCommand alloc] initWithDocument:document text:@"hello" at:0];
    [history perform:hello];
    [history perform:[[UNDInsertCommand alloc] initWithDocument:document text:@"!" at:99]];
    Note([NSString stringWithFormat:@"%@ %@ %d", document.text, history.nextTitle, [hello canMergeWith:[[UNDInsertCommand alloc] initWithDocument:document text:@"x" at:0]]]);
    [history perform:[UNDStyleCommand commandWithDocument:document style:UNDTextStyleBold | UNDTextStyleUnderline]];
    Note([NSString stringWithFormat:@"%@ %@", StyleName(document.style), history.nextTitle]);
    [history perform:[UNDStyleCommand commandWithDocument:document style:UNDTextStyleBold]];
    Note([NSString stringWithFormat:@"%@", StyleName(document.style)]);
    while (history.canUndo) [history undo];
    Note([NSString stringWithFormat:@"[%@] %@ %d %d", document.text, StyleName(document.style), history.canUndo, history.canRedo]);
    [history redo];
    [history redo];
    [history redo];
    if (history.canRedo == NO) Note([NSString stringWithFormat:@"[%@] %@", document.text, StyleName(document.style)]);
    document.style |= UNDTextStyleItalic;
    document.style &= ~UNDTextStyleUnderline;
    Note([NSString stringWithFormat:@"%@ %lu", StyleName(document.style), (unsigned long)document.style]);
    return [lines componentsJoinedByString:@" / "];
}
