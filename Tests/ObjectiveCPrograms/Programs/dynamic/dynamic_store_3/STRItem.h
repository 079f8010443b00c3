#import "STRTypes.h"
@class STRStore;
@interface STRItem : NSObject <NSCopying>
@property (nonatomic, copy) NSString *name;
@property (nonatomic, assign) STRLevel level;
@property (nonatomic, strong) NSMutableArray *tags;
@property (nonatomic, weak) STRStore *store;
@property (nonatomic, assign) STRCell cell;
+ (instancetype)itemNamed:(NSString *)name;
- (NSComparisonResult)compare:(STRItem *)other;
@end
