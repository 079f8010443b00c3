#import <Foundation/Foundation.h>

@interface PRX74Document : NSObject
@property (nonatomic, strong) NSMutableIndexSet *selection;
@property (nonatomic, strong) NSMutableOrderedSet *tags;
@property (nonatomic, strong) NSCountedSet *words;
@property (nonatomic, strong) NSMutableData *bytes;
@property (nonatomic, copy) NSIndexSet *snapshot;
- (NSMutableIndexSet *)currentSelection;
@end
@interface PRX74Observer : NSObject
- (instancetype)initWithSelection:(NSMutableIndexSet *)selection tags:(NSMutableOrderedSet *)tags;
- (NSString *)report;
@end

NSString *scenario_arrays_shared_kinds_3_indexes(void);
NSString *scenario_arrays_shared_kinds_3_tags(void);
NSString *scenario_arrays_shared_kinds_3_words(void);
NSString *scenario_arrays_shared_kinds_3_bytes(void);
