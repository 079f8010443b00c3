#import <Foundation/Foundation.h>

@interface ENTDisk : NSObject
- (BOOL)write:(NSString *)text error:(NSError **)error;
- (NSString *)read:(NSString *)name error:(NSError **)error;
@end

@interface ENTBackup : NSObject
@property (nonatomic, strong) ENTDisk *disk;
- (NSString *)save:(NSString *)text;
- (NSString *)store:(NSString *)text;
- (NSString *)copy:(NSString *)text;
- (NSString *)load:(NSString *)name;
- (NSString *)saveAll:(NSArray *)texts;
@end

NSString *scenario_errors_nobody_there_3_there(void);
NSString *scenario_errors_nobody_there_3_nobody(void);
NSString *scenario_errors_nobody_there_3_all(void);
