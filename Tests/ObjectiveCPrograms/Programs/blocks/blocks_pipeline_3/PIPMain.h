#import <Foundation/Foundation.h>

NSString *scenario_blocks_pipeline_3_all(void);
