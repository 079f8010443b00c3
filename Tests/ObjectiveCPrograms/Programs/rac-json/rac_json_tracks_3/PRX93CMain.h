#import <Foundation/Foundation.h>

NSString *scenario_rac_json_tracks_3_one(void);
NSString *scenario_rac_json_tracks_3_missing(void);
NSString *scenario_rac_json_tracks_3_number_title(void);
NSString *scenario_rac_json_tracks_3_kinds(void);
NSString *scenario_rac_json_tracks_3_values(void);
NSString *scenario_rac_json_tracks_3_equal(void);
NSString *scenario_rac_json_tracks_3_null_in_array(void);
NSString *scenario_rac_json_tracks_3_mutable_leaves(void);
NSString *scenario_rac_json_tracks_3_bad_json(void);
NSString *scenario_rac_json_tracks_3_written(void);
NSString *scenario_rac_json_tracks_3_deep(void);
NSString *scenario_rac_json_tracks_3_sums(void);
NSString *scenario_rac_json_tracks_3_mixed_rows(void);
