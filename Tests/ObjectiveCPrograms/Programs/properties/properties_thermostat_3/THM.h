#import <Foundation/Foundation.h>

NSString *scenario_properties_thermostat_3_clamped(void);
NSString *scenario_properties_thermostat_3_lazy(void);
NSString *scenario_properties_thermostat_3_overridden(void);
NSString *scenario_properties_thermostat_3_computed(void);
NSString *scenario_properties_thermostat_3_classes(void);
NSString *scenario_properties_thermostat_3_steps(void);
