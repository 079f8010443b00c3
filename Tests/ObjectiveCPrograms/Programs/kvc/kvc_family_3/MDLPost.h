#import "MDLModel.h"
@interface MDLPost : MDLModel
@property (nonatomic, copy) NSString *name;
@property (nonatomic) double score;
@end
