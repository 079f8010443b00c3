#import <Foundation/Foundation.h>

NSString *scenario_properties_owners_3_names(void);
NSString *scenario_properties_owners_3_delegate(void);
NSString *scenario_properties_owners_3_lost_delegate(void);
NSString *scenario_properties_owners_3_open(void);
NSString *scenario_properties_owners_3_pets(void);
NSString *scenario_properties_owners_3_tags(void);
NSString *scenario_properties_owners_3_notes(void);
NSString *scenario_properties_owners_3_structs(void);
NSString *scenario_properties_owners_3_blocks(void);
NSString *scenario_properties_owners_3_depths(void);
NSString *scenario_properties_owners_3_made(void);
NSString *scenario_properties_owners_3_keys(void);
NSString *scenario_properties_owners_3_chained(void);
NSString *scenario_properties_owners_3_stepped(void);
