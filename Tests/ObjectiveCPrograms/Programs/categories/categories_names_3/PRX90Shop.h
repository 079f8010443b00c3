#import <Foundation/Foundation.h>

/// A protocol and a class of one name, as NSObject has them.
@protocol PRX90Clerk <NSObject>
- (NSString *)greeting;
@optional
- (NSInteger)rank;
@end

@interface PRX90Clerk : NSObject <PRX90Clerk>
@property (nonatomic, copy) NSString *name;
@end

@interface NSError (PRX90Text)
@property (nonatomic, readonly) BOOL isLate;
- (NSString *)prx_line;
@end

@interface PRX90Shop : NSObject
@property (nonatomic, weak) id<PRX90Clerk> clerk;
@property (nonatomic, strong) NSMutableArray *lines;
@property (nonatomic) NSInteger total;
@property (nonatomic, strong) NSError *last;
+ (NSMutableArray *)shops;
+ (NSString *)kind;
- (NSString *)title;
- (NSInteger)total:(NSInteger)a and:(NSInteger)b;
- (NSString *)describe:(NSObject<PRX90Clerk> *)clerk;
- (NSString *)street:(NSInteger)number;
- (BOOL)check:(NSString *)path error:(NSError **)error;
- (NSString *)failure:(NSError *)error;
@end

@interface PRX90Kiosk : PRX90Shop
@end

NSString *scenario_categories_names_3_hidden(void);
NSString *scenario_categories_names_3_protocols(void);
NSString *scenario_categories_names_3_errors(void);
NSString *scenario_categories_names_3_copies(void);
NSString *scenario_categories_names_3_platforms(void);
