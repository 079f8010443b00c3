#import "PRY14Flags.h"

#define PRY14_OWN 2

NSString *scenario_statics_conditions_3_branches(void) {
    NSMutableArray *found = [NSMutableArray array];
#if PRY14_FAST
    [found addObject:@"fast"];
#else
    [found addObject:@"not fast"];
#endif
#if PRY14_SLOW
    [found addObject:@"slow"];
#endif
#ifdef PRY14_LOGS
    [found addObject:@"logs"];
#endif
#ifdef PRY14_SLOW
    [found addObject:@"has slow"];
#endif
#ifndef PRY14_LOGS
    [found addObject:@"no logs"];
#elif PRY14_FAST && !PRY14_SLOW
    [found addObject:@"both"];
#endif
#if defined(PRY14_NOTHING) || PRY14_SLOW
    [found addObject:@"nothing"];
#endif
    return [found componentsJoinedByString:@", "];
}

NSString *scenario_statics_conditions_3_levels(void) {
#if PRY14_LEVEL > 2 && PRY14_OWN == 2
    NSString *level = @"high";
#elif PRY14_LEVEL > 1
    NSString *level = @"middle";
#else
    NSString *level = @"low";
#endif
    return [NSString stringWithFormat:@"%@ %d", level, PRY14_LEVEL + PRY14_OWN];
}
