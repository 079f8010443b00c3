#import <Foundation/Foundation.h>

@class LegacyStore;

// Hears of names.
@protocol LegacyStoreDelegate <NSObject>
- (void)store:(LegacyStore *)store didAddName:(NSString *)name;
@property (nonatomic, readonly) BOOL isReady;
@end

@interface LegacyStore : NSObject {
@private
	NSMutableArray *_names;
	NSMutableDictionary *_lookup;
	id<LegacyStoreDelegate> _delegate;
}

@property (nonatomic, assign) id<LegacyStoreDelegate> delegate;
@property (nonatomic, retain, readonly) NSArray *names;
@property (readonly) NSUInteger count;

+ (LegacyStore *)store;
- (void)addName:(NSString *)name forKey:(NSString *)key;
- (NSString *)nameForKey:(NSString *)key;
- (NSString *)longestName;

@end
