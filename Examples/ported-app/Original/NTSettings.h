#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@class NTClient;

NS_ASSUME_NONNULL_BEGIN

/// The orders in which notes are shown: as the server sends them, by title, or the one edited most often first.
typedef NS_ENUM(NSInteger, NTSortOrder) {
    NTSortOrderServer = 0,
    NTSortOrderTitle = 1,
    NTSortOrderRevision = 2,
};

/// What the user chose; every change is written to the defaults.
@interface NTSettings : NSObject

@property (nonatomic, copy) NSString *signature;
/// How many notes a page has; 0 leaves it to the server.
@property (nonatomic) NSInteger pageSize;
@property (nonatomic) NSInteger sortOrder;

- (instancetype)initWithDefaults:(NSUserDefaults *)defaults;

/// Lets the client read pages of the size that was chosen, now and later.
- (void)applyToClient:(NTClient *)client;

@end

/// The form that edits the settings.
@interface NTSettingsViewModel : NSObject

@property (nonatomic, copy) NSString *signature;
@property (nonatomic, copy, readonly) NSString *preview;

/// The size of a page as it stands in its field; only a number from 0 to 50 reaches the settings.
@property (nonatomic, copy) NSString *pageSizeText;
/// What is wrong with the field; nil when nothing is.
@property (nonatomic, copy, readonly, nullable) NSString *pageSizeProblem;

- (instancetype)initWithSettings:(NTSettings *)settings;

@end

NS_ASSUME_NONNULL_END
