#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

#import "NTSettings.h"

@class NTListViewModel;

NS_ASSUME_NONNULL_BEGIN

/// What of the list is shown: the notes with a tag, in an order.
@interface NTFilterViewModel : NSObject

/// Only notes with this tag are shown; nil shows all.
@property (nonatomic, copy, nullable) NSString *tag;
/// An NTSortOrder, which the settings keep.
@property (nonatomic) NSInteger order;

/// The tags of the list, each once, in alphabetical order.
@property (nonatomic, copy, readonly) NSArray *tags;
@property (nonatomic, copy, readonly) NSArray *visibleNotes;

/// Shows all notes, in the server's order; enabled when that is a change.
@property (nonatomic, strong, readonly) RACCommand *reset;

- (instancetype)initWithList:(NTListViewModel *)list settings:(NTSettings *)settings;

@end

NS_ASSUME_NONNULL_END
