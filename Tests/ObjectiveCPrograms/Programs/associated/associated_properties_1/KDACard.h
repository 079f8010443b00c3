#import <Foundation/Foundation.h>

@interface KDACard : NSObject
@property (nonatomic, copy) NSString *name;
@end

@interface KDACard (Tags)
@property (nonatomic, copy) NSString *tag;
@property (nonatomic, assign) NSInteger rank;
@property (nonatomic, assign, getter=isMarked) BOOL marked;
@property (nonatomic, assign) double weight;
@property (nonatomic, strong, readonly) NSMutableArray *notes;
@property (nonatomic, strong) NSMutableString *text;
@property (nonatomic, copy) NSArray *copies;
@property (nonatomic, copy) NSString *(^format)(NSString *);
- (void)addNote:(NSString *)note;
@end

NSString *scenario_associated_properties_1_texts(void);
NSString *scenario_associated_properties_1_numbers(void);
NSString *scenario_associated_properties_1_lazy(void);
NSString *scenario_associated_properties_1_mutable(void);
NSString *scenario_associated_properties_1_blocks(void);
NSString *scenario_associated_properties_1_owners(void);
NSString *scenario_associated_properties_1_removed(void);
NSString *scenario_associated_properties_1_classes(void);
