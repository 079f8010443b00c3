#import <Foundation/Foundation.h>

@interface SHFBook : NSObject

@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *author;
@property (nonatomic, assign) NSInteger year;
@property (nonatomic, strong) NSNumber *rating;
@property (nonatomic, strong) SHFBook *sequelOf;

+ (instancetype)bookWithTitle:(NSString *)title author:(NSString *)author year:(NSInteger)year rating:(NSNumber *)rating;
- (NSComparisonResult)compareByYear:(SHFBook *)other;

@end

@interface SHFShelf : NSObject

@property (nonatomic, strong, readonly) NSMutableArray *books;

- (void)insert:(SHFBook *)book;
- (void)sortByKeys:(NSArray *)keys ascending:(BOOL)ascending;
- (NSString *)titles;

@end

NSString *scenario_sorting_shelf_3_descriptors(void);
NSString *scenario_sorting_shelf_3_comparators(void);
NSString *scenario_sorting_shelf_3_inserted(void);
NSString *scenario_sorting_shelf_3_dictionaries(void);
