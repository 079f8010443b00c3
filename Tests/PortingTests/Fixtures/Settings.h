#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// How often mail is fetched.
typedef NS_ENUM(NSUInteger, FetchInterval) {
    FetchIntervalManually,
    FetchIntervalHourly,
    FetchIntervalDaily,
};

extern NSString * const SettingsDidChangeNotification;
extern const NSTimeInterval SettingsSaveDelay;

/// The settings of the user; one for the program.
@interface Settings : NSObject <NSCopying>

+ (instancetype)sharedSettings;

/// Settings that are kept somewhere else.
///
/// @param defaults Where they are kept.
- (instancetype)initWithDefaults:(NSUserDefaults *)defaults NS_DESIGNATED_INITIALIZER;
- (instancetype)init;

@property (nonatomic, copy, nullable) NSString *signature;
@property (nonatomic) FetchInterval interval;
@property (nonatomic, getter=isNotifying) BOOL notifying;
@property (nonatomic, readonly) NSDictionary<NSString *, id> *dictionary;
@property (nonatomic, readonly, nullable) NSDate *lastSaved;

/// Reads what was written by -dictionary.
- (BOOL)readDictionary:(NSDictionary<NSString *, id> *)dictionary error:(NSError **)error;
- (void)reset;

@end

NS_ASSUME_NONNULL_END
