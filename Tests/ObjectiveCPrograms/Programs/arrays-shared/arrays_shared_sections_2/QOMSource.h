#import <Foundation/Foundation.h>

@interface QOMRow : NSObject
@property (nonatomic, copy) NSString *text;
@end
@interface QOMSource : NSObject
@property (nonatomic, strong) NSMutableArray<NSMutableArray<QOMRow *> *> *sections;
- (void)addText:(NSString *)text atSection:(NSUInteger)section;
- (void)removeText:(NSString *)text;
@end

NSString *scenario_arrays_shared_sections_2_removed(void);
NSString *scenario_arrays_shared_sections_2_last(void);
