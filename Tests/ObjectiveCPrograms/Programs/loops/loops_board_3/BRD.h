#import <Foundation/Foundation.h>

NSString *scenario_loops_board_3_life(void);
NSString *scenario_loops_board_3_spiral(void);
NSString *scenario_loops_board_3_queens(void);
NSString *scenario_loops_board_3_primes(void);
NSString *scenario_loops_board_3_retry(void);
