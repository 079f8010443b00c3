#import <Foundation/Foundation.h>

@interface QRDRecord : NSObject
@property (nonatomic, readonly, copy) NSString *name;
@property (nonatomic, readonly) NSInteger size;
@property (nonatomic, copy) NSString *note;
- (instancetype)initWithName:(NSString *)name;
- (void)grow;
- (NSString *)label;
@end
@interface QRDLoudRecord : QRDRecord
@property (nonatomic, copy) NSString *name;
@end
@interface QRDDoubleRecord : QRDRecord
@property (nonatomic, readwrite) NSInteger size;
@end
@interface QRDOpenRecord : QRDRecord
@property (nonatomic, readwrite) NSInteger size;
@end

NSString *scenario_properties_redeclared_1_accessors(void);
NSString *scenario_properties_redeclared_1_setters(void);
