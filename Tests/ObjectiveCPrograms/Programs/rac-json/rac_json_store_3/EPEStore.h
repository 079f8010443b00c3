#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

NSString *scenario_rac_json_store_3_store(void);
