#import <Foundation/Foundation.h>

NSString *scenario_inheritance_clusters_3_cluster(void);
NSString *scenario_inheritance_clusters_3_there(void);
NSString *scenario_inheritance_clusters_3_zero(void);
NSString *scenario_inheritance_clusters_3_addresses(void);
