#import <Foundation/Foundation.h>

/// What a call that fails leaves in properties and in lists that change.
@interface PRY18Reader : NSObject
@property (nonatomic, copy) NSString *text;
@property (nonatomic, strong) PRY18Reader *next;
@property (nonatomic, strong) NSError *last;
- (BOOL)read:(NSString *)path;
- (NSMutableArray *)list:(NSString *)json;
@end

NSString *scenario_errors_kept_3_properties(void);
NSString *scenario_errors_kept_3_lists(void);
