#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

@interface LDDTrack : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic) NSInteger stars;
@end

@interface LDDSources : NSObject
@property (nonatomic, strong) RACSubject *names;
@property (nonatomic, strong) RACSignal *titles;
@property (nonatomic, copy) NSString *last;
@property (nonatomic) NSInteger count;
@end

NSString *scenario_rac_nil_sources_3_tuples(void);
NSString *scenario_rac_nil_sources_3_maps(void);
NSString *scenario_rac_nil_sources_3_subjects(void);
NSString *scenario_rac_nil_sources_3_unpacking(void);
NSString *scenario_rac_nil_sources_3_latest(void);
NSString *scenario_rac_nil_sources_3_objects(void);
NSString *scenario_rac_nil_sources_3_effects(void);
