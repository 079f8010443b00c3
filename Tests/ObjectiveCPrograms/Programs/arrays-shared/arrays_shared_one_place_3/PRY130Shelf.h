#import <Foundation/Foundation.h>

@interface PRY130Shelf : NSObject
@property (nonatomic, strong) NSMutableArray *items;
@property (nonatomic, strong) NSMutableDictionary *groups;
- (NSString *)readTwice;
- (NSString *)putAndRead;
- (NSString *)groupAndRead;
- (NSString *)variableAndProperty;
@end

NSString *scenario_arrays_shared_one_place_3_properties(void);
NSString *scenario_arrays_shared_one_place_3_elements(void);
NSString *scenario_arrays_shared_one_place_3_texts(void);
NSString *scenario_arrays_shared_one_place_3_picked(void);
NSString *scenario_arrays_shared_one_place_3_rounds(void);
NSString *scenario_arrays_shared_one_place_3_nested(void);
