#import "STRTypes.h"
NSString *const STRStoreDidChangeNotification = @"StoreDidChange";
NSInteger STRStoreLimit = 5;
NSString *STRLevelName(STRLevel level) {
    switch (level) { case STRLevelLow: return @"low"; case STRLevelHigh: return @"high"; }
    return nil;
}
