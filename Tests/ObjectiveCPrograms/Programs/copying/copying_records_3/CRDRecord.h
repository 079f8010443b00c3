#import <Foundation/Foundation.h>

@interface CRDTag : NSObject <NSCopying>
@property (nonatomic, copy) NSString *name;
@end

@interface CRDRecord : NSObject <NSCopying, NSMutableCopying>

@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSArray *tags;
@property (nonatomic, strong) NSMutableArray *log;
@property (nonatomic, strong) CRDRecord *parent;
@property (nonatomic, copy) NSString *(^label)(void);

- (instancetype)initWithTitle:(NSString *)title;

@end

@interface CRDMutableRecord : CRDRecord
@end

NSString *scenario_copying_records_3_records(void);
NSString *scenario_copying_records_3_collections(void);
