#import <Foundation/Foundation.h>

@interface EOCItem : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic) NSInteger count;
- (NSArray *)objects;
@end

NSString *scenario_enumeration_other_classes_2_counts(void);
NSString *scenario_enumeration_other_classes_2_collects(void);
NSString *scenario_enumeration_other_classes_2_equal(void);
NSString *scenario_enumeration_other_classes_2_kinds(void);
NSString *scenario_enumeration_other_classes_2_formats(void);
NSString *scenario_enumeration_other_classes_2_integers(void);
NSString *scenario_enumeration_other_classes_2_models(void);
NSString *scenario_enumeration_other_classes_2_setOfId(void);
NSString *scenario_enumeration_other_classes_2_unknownSet(void);
NSString *scenario_enumeration_other_classes_2_unknownDictionary(void);
NSString *scenario_enumeration_other_classes_2_unknownOrderedSet(void);
NSString *scenario_enumeration_other_classes_2_unknownNil(void);
NSString *scenario_enumeration_other_classes_2_nullElements(void);
NSString *scenario_enumeration_other_classes_2_continues(void);
NSString *scenario_enumeration_other_classes_2_blockForm(void);
NSString *scenario_enumeration_other_classes_2_keysBlock(void);
NSString *scenario_enumeration_other_classes_2_keysLoop(void);
