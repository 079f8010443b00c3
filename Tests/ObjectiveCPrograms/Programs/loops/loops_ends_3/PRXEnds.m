#import "PRXEnds.h"

@implementation PRXEnds

- (void)drop {
    [self.pending removeLastObject];
}

- (void)trim {
    if (self.limit > 2) {
        self.limit--;
    }
}

- (void)shrink {
    NSUInteger limit = self.limit - 1;
    self.limit = limit;
}

- (NSInteger)rounds {
    NSInteger rounds = 0;
    for (NSUInteger i = 0; i < self.limit; i++) {
        NSUInteger limit = self.limit - 1;
        self.limit = limit;
        rounds++;
    }
    self.limit = 6;
    for (NSUInteger i = 0; i < self.limit; i++) {
        [self shrink];
        rounds += 10;
    }
    return rounds;
}

- (NSUInteger)half {
    return self.pending.count / 2;
}

@end

static PRXEnds *makeEnds(void) {
    PRXEnds *ends = [[PRXEnds alloc] init];
    ends.pending = [@[@"a", @"b", @"c", @"d", @"e", @"f"] mutableCopy];
    ends.limit = 6;
    return ends;
}

NSString *scenario_loops_ends_3_removed(void) {
    NSMutableArray *names = [@[@"a", @"", @"b", @"", @"c"] mutableCopy];
    for (NSUInteger i = 0; i < names.count; i++) {
        if ([names[i] length] == 0) {
            [names removeObjectAtIndex:i];
        }
    }
    NSMutableString *text = [NSMutableString stringWithString:@"a--b"];
    NSInteger rounds = 0;
    for (NSUInteger i = 0; i < text.length; i++) {
        if ([text characterAtIndex:i] == '-') {
            [text deleteCharactersInRange:NSMakeRange(i, 1)];
        }
        rounds++;
    }
    return [NSString stringWithFormat:@"%@ %@ %ld", [names componentsJoinedByString:@","], text, (long)rounds];
}

NSString *scenario_loops_ends_3_property(void) {
    PRXEnds *ends = makeEnds();
    NSInteger rounds = 0;
    for (NSUInteger i = 0; i < ends.pending.count; i++) {
        [ends.pending removeObjectAtIndex:0];
        rounds++;
    }
    NSInteger others = 0;
    for (NSUInteger i = 0; i < ends.limit; i++) {
        ends.limit -= 1;
        others++;
    }
    return [NSString stringWithFormat:@"%ld %ld", (long)rounds, (long)others];
}

NSString *scenario_loops_ends_3_step(void) {
    PRXEnds *ends = makeEnds();
    NSInteger rounds = 0;
    for (NSInteger i = 0; i < (NSInteger)ends.limit--; i++) {
        rounds++;
    }
    int left = 5;
    for (int i = 0; i <= --left; i++) {
        rounds += 10;
    }
    return [NSString stringWithFormat:@"%ld %lu %d", (long)rounds, (unsigned long)ends.limit, left];
}

NSString *scenario_loops_ends_3_method(void) {
    PRXEnds *ends = makeEnds();
    NSInteger rounds = 0;
    for (NSUInteger i = 0; i < ends.pending.count; i++) {
        [ends drop];
        rounds++;
    }
    for (NSUInteger i = 0; i < ends.limit; i++) {
        [ends trim];
        rounds += 10;
    }
    ends.pending = [@[@1, @2, @3, @4, @5, @6, @7, @8] mutableCopy];
    for (NSUInteger i = 0; i < [ends half]; i++) {
        [ends.pending removeLastObject];
        rounds += 100;
    }
    return [NSString stringWithFormat:@"%ld", (long)rounds];
}

NSString *scenario_loops_ends_3_block(void) {
    PRXEnds *ends = makeEnds();
    __block NSUInteger end = 6;
    void (^shorten)(void) = ^{
        end--;
    };
    NSInteger rounds = 0;
    for (NSUInteger i = 0; i < end; i++) {
        shorten();
        rounds++;
    }
    ends.onVisit = ^{
        [ends.pending removeLastObject];
    };
    for (NSUInteger i = 0; i < ends.pending.count; i++) {
        ends.onVisit();
        rounds += 10;
    }
    ends.onVisit = nil;
    return [NSString stringWithFormat:@"%ld", (long)rounds];
}

NSString *scenario_loops_ends_3_local(void) {
    NSInteger end = 3;
    NSInteger rounds = 0;
    for (NSInteger i = 0; i < end; i++) {
        if (i == 1) {
            end = 5;
        }
        rounds++;
    }
    NSArray *list = @[@1, @2, @3];
    for (NSUInteger i = 0; i < list.count; i++) {
        list = [list subarrayWithRange:NSMakeRange(0, list.count - 1)];
        rounds += 10;
    }
    return [NSString stringWithFormat:@"%ld", (long)rounds];
}

NSString *scenario_loops_ends_3_shared(void) {
    PRXEnds *ends = makeEnds();
    NSMutableArray *same = ends.pending;
    NSInteger rounds = 0;
    for (NSUInteger i = 0; i < ends.pending.count; i++) {
        [same removeLastObject];
        rounds++;
    }
    return [NSString stringWithFormat:@"%ld %lu", (long)rounds, (unsigned long)ends.pending.count];
}

NSString *scenario_loops_ends_3_continued(void) {
    NSMutableArray *words = [@[@"one", @"two", @"three", @"four"] mutableCopy];
    NSMutableArray *seen = [NSMutableArray array];
    for (NSUInteger i = 0; i < words.count; i++) {
        if ([words[i] hasPrefix:@"t"]) {
            [words removeLastObject];
            continue;
        }
        [seen addObject:words[i]];
    }
    return [seen componentsJoinedByString:@","];
}

NSString *scenario_loops_ends_3_kept(void) {
    PRXEnds *ends = makeEnds();
    NSMutableArray *copies = [NSMutableArray array];
    for (NSUInteger i = 0; i < ends.pending.count; i++) {
        [copies addObject:[ends.pending[i] uppercaseString]];
        ends.limit = copies.count;
    }
    return [NSString stringWithFormat:@"%@ %lu", [copies componentsJoinedByString:@""], (unsigned long)ends.limit];
}

NSString *scenario_loops_ends_3_named(void) {
    return [NSString stringWithFormat:@"%ld", (long)[makeEnds() rounds]];
}
