#import "PRY122.h"

static NSString *PRY122Text(id x) { return [x string]; }
static NSString *PRY122Path(id x) { return [x path]; }
static NSString *PRY122Host(id x) { return [x host]; }
static id PRY122URL(id x) { return [x URL]; }
NSString *scenario_dynamic_changed_objects_3_guess(void) {
    NSURLComponents *c = [NSURLComponents componentsWithString:@"http://a.b/c"];
    NSAttributedString *s = [[NSAttributedString alloc] initWithString:@"q"];
    NSURL *u = [NSURL URLWithString:@"http://x.y/z"];
    NSNotification *n = [NSNotification notificationWithName:@"N" object:nil];
    NSURLRequest *r = [NSURLRequest requestWithURL:u];
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %@ %@ %@ %@", PRY122Text(c), PRY122Text(s), PRY122Path(c), PRY122Path(u), PRY122Host(c), PRY122Host(u), PRY122URL(r), PRY122URL(c)];
}
static void PRY122Trim(id list) { [list filterUsingPredicate:[NSPredicate predicateWithFormat:@"self > 4"]]; }
static void PRY122Sort(id list) { [list sortUsingSelector:@selector(compare:)]; }
static void PRY122Cut(id list) { [list removeObjectsInRange:NSMakeRange(0, 1)]; [list exchangeObjectAtIndex:0 withObjectAtIndex:1]; }
static void PRY122Change(id text) { [text replaceCharactersInRange:NSMakeRange(0, 1) withString:@"x"]; [text insertString:@"q" atIndex:0]; [text deleteCharactersInRange:NSMakeRange(1, 1)]; }
NSString *scenario_dynamic_changed_objects_3_changes(void) {
    NSMutableArray *list = [NSMutableArray arrayWithObjects:@9, @1, @7, @5, nil];
    PRY122Trim(list); PRY122Sort(list);
    NSString *first = [list componentsJoinedByString:@","];
    PRY122Cut(list);
    NSMutableString *text = [NSMutableString stringWithString:@"abc"];
    PRY122Change(text);
    return [NSString stringWithFormat:@"%@ %@ %@", first, [list componentsJoinedByString:@","], text];
}
