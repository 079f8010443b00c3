#import <Foundation/Foundation.h>

@class PRX77User;

@interface PRX77Model : NSObject <NSCopying>
+ (NSDictionary *)keyPathsByProperty;
+ (NSArray *)modelsFromArray:(id)array;
- (instancetype)initWithDictionary:(NSDictionary *)dictionary;
- (NSDictionary *)dictionaryRepresentation;
@end

@interface PRX77User : PRX77Model
@property (nonatomic, copy) NSString *login;
@property (nonatomic, strong) NSNumber *identifier;
@property (nonatomic, assign) NSInteger followers;
@property (nonatomic, assign, getter=isAdmin) BOOL admin;
@end

@interface PRX77Repo : PRX77Model
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSArray *topics;
@property (nonatomic, strong) PRX77User *owner;
@property (nonatomic, assign) double score;
- (BOOL)isPopular;
@end

NSString *scenario_kvc_repos_3_repos(void);
NSString *scenario_kvc_repos_3_missing(void);
NSString *scenario_kvc_repos_3_copies(void);
NSString *scenario_kvc_repos_3_representation(void);
NSString *scenario_kvc_repos_3_unique(void);
