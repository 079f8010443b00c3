#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@interface VBHBook : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic) BOOL read;
@end

@interface VBHShelf : NSObject
@property (nonatomic, copy) NSArray *books;
@property (nonatomic, strong) NSMutableArray *loans;
@property (nonatomic) NSInteger moves;
@property (nonatomic) NSInteger width;
- (void)readAll;
- (void)readLocal;
- (void)widen;
- (void)readFirst;
- (void)lend:(NSString *)title;
- (void)moveTwice;
@end

NSString *scenario_rac_observed_behind_3_elements(void);
NSString *scenario_rac_observed_behind_3_one_element(void);
NSString *scenario_rac_observed_behind_3_shared(void);
NSString *scenario_rac_observed_behind_3_set(void);
NSString *scenario_rac_observed_behind_3_local(void);
NSString *scenario_rac_observed_behind_3_synthesized(void);
