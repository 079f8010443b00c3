#import <Foundation/Foundation.h>

NSString *scenario_dynamic_packets_3_packets(void);
NSString *scenario_dynamic_packets_3_buffers(void);
