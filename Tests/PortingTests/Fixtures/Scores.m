//
//  Scores.m
//
//  Sorting, grouping and counting with sequences, tuples and collections.
//

#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@interface Score : NSObject
@property (nonatomic, copy) NSString *player;
@property (nonatomic, assign) NSInteger points;
@property (nonatomic, assign) BOOL valid;
+ (Score *)player:(NSString *)player points:(NSInteger)points;
@end

@implementation Score
+ (Score *)player:(NSString *)player points:(NSInteger)points
{
    Score *score = [Score new];
    score.player = player;
    score.points = points;
    score.valid = points >= 0;
    return score;
}
@end

static NSInteger ScoreTotal(NSArray *scores)
{
    NSInteger total = 0;
    for (Score *score in scores) {
        if (!score.valid) continue;
        total += score.points;
    }
    return total;
}

@interface ScoreBoard : NSObject
@property (nonatomic, strong) NSMutableDictionary *best;
@property (nonatomic, strong) NSMutableSet *players;
@property (nonatomic, copy) NSArray *scores;
- (void)add:(Score *)score;
- (NSArray *)ranking;
- (RACTuple *)first;
- (NSDictionary *)pointsByPlayer;
- (NSString *)report;
@end

@implementation ScoreBoard

- (id)init
{
    self = [super init];
    if (self) {
        self.best = [NSMutableDictionary dictionary];
        self.players = [NSMutableSet set];
        self.scores = [NSArray array];
    }
    return self;
}

- (void)add:(Score *)score
{
    self.scores = [self.scores arrayByAddingObject:score];
    [self.players addObject:score.player];
    Score *known = [self.best objectForKey:score.player];
    if (known == nil || known.points < score.points) {
        [self.best setObject:score forKey:score.player];
    }
}

- (NSArray *)ranking
{
    return [[self.best allValues] sortedArrayUsingComparator:^NSComparisonResult(Score *a, Score *b) {
        if (a.points > b.points) return NSOrderedAscending;
        if (a.points < b.points) return NSOrderedDescending;
        return [a.player compare:b.player];
    }];
}

- (RACTuple *)first
{
    Score *score = [[self ranking] firstObject];
    if (!score) return nil;
    return RACTuplePack(score.player, @(score.points));
}

- (NSDictionary *)pointsByPlayer
{
    NSMutableDictionary *points = [[NSMutableDictionary alloc] init];
    for (NSString *player in self.players) {
        NSArray *own = [[self.scores.rac_sequence filter:^BOOL(Score *score) {
            return [score.player isEqualToString:player];
        }] array];
        points[player] = @(ScoreTotal(own));
    }
    return [points copy];
}

- (NSArray *)playersAbove:(NSInteger)points
{
    return [[[[self pointsByPlayer].rac_sequence
        filter:^BOOL(RACTuple *pair) {
            RACTupleUnpack(NSString *player, NSNumber *sum) = pair;
            return player.length > 0 && sum.integerValue > points;
        }]
        map:^(RACTuple *pair) {
            return pair.first;
        }]
        array];
}

- (NSInteger)highest
{
    NSNumber *highest = [self.scores.rac_sequence foldLeftWithStart:@(NSIntegerMin) reduce:^(NSNumber *best, Score *score) {
        return @(MAX(best.integerValue, score.points));
    }];
    return [highest integerValue];
}

- (NSString *)report
{
    NSMutableArray *lines = [NSMutableArray array];
    NSUInteger rank = 1;
    for (Score *score in [self ranking]) {
        NSString *line = [NSString stringWithFormat:@"%2lu. %@ %5ld", (unsigned long)rank++, [score.player stringByPaddingToLength:6 withString:@" " startingAtIndex:0], (long)score.points];
        [lines addObject:line];
    }
    if (lines.count == 0) [lines addObject:@"nobody played"];
    return [lines componentsJoinedByString:@"\n"];
}

@end
