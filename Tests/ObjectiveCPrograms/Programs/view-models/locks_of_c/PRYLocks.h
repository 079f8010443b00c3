#import <Foundation/Foundation.h>
#import <pthread.h>
#import <os/lock.h>
#import <libkern/OSAtomic.h>

NSString *scenario_locks_of_c_mutex(void);
NSString *scenario_locks_of_c_counter(void);
NSString *scenario_locks_of_c_static(void);
NSString *scenario_locks_of_c_main(void);
NSString *scenario_locks_of_c_try(void);
NSString *scenario_locks_of_c_atomics(void);
NSString *scenario_locks_of_c_passed(void);
