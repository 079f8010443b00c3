//
//  Editor.h
//

#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@class EditorDocument;

typedef NS_ENUM(NSUInteger, EditorMode) {
    EditorModeRead,
    EditorModeWrite,
    EditorModeReview
};

typedef BOOL (^EditorFilter)(NSString *line, NSUInteger number);

extern NSUInteger const EditorMaximumUndo;

@interface EditorDocument : NSObject

@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *text;
@property (nonatomic, strong, readonly) NSDate *changed;
@property (nonatomic, assign, readonly, getter=isDirty) BOOL dirty;

+ (instancetype)documentWithTitle:(NSString *)title text:(NSString *)text;
- (void)markClean;

@end

/// What a view shows of a document, and what it can do with it.
@interface EditorViewModel : NSObject

@property (nonatomic, strong, readonly) EditorDocument *document;
@property (nonatomic, assign) EditorMode mode;
@property (nonatomic, copy) NSString *draft;
/// "3 words", of the draft.
@property (nonatomic, copy, readonly) NSString *summary;
@property (nonatomic, strong, readonly) RACCommand *saveCommand;
@property (nonatomic, strong, readonly) RACCommand *undoCommand;
@property (nonatomic, strong, readonly) RACSignal *saved;

- (instancetype)initWithDocument:(EditorDocument *)document;
- (NSArray *)linesPassing:(EditorFilter)filter;
- (void)replace:(NSString *)word with:(NSString *)replacement;

@end
