#import "STRTypes.h"
@class STRItem;
@protocol STRStoreDelegate <NSObject>
- (BOOL)store:(id)store shouldAdd:(STRItem *)item;
@optional
- (void)store:(id)store didAdd:(STRItem *)item atIndex:(NSUInteger)index;
@end
@interface STRStore : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, weak) id<STRStoreDelegate> delegate;
@property (nonatomic, strong, readonly) NSArray *items;
@property (nonatomic, assign) STRFlags flags;
@property (nonatomic, copy) STRNamer namer;
- (BOOL)add:(STRItem *)item error:(NSError **)error;
- (void)sortWithDone:(STRDone)done;
- (STRItem *)objectForKeyedSubscript:(NSString *)name;
- (NSMutableArray *)tagsOf:(NSString *)name;
@end
