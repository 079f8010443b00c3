#import <Foundation/Foundation.h>

@class PRXHarbour;

@interface PRXBoat : NSObject <NSCoding>
@property (nonatomic, copy, readonly) NSString *name;
@property (nonatomic, strong) NSNumber *length;
@property (nonatomic, weak, readonly) PRXHarbour *harbour;
@property (nonatomic, assign, getter=isMoored) BOOL moored;
- (instancetype)initWithName:(NSString *)name length:(NSNumber *)length;
+ (instancetype)boatFromDictionary:(NSDictionary *)dictionary error:(NSError **)error;
- (NSDictionary *)dictionaryRepresentation;
@end

@interface PRXHarbour : NSObject <NSFastEnumeration>
@property (nonatomic, copy) NSString *title;
@property (nonatomic, readonly) NSUInteger count;
@property (nonatomic, copy) void (^onChange)(PRXHarbour *harbour, PRXBoat *boat, BOOL added);
- (BOOL)addBoat:(PRXBoat *)boat;
- (void)removeBoatsPassingTest:(BOOL (^)(PRXBoat *boat))test;
- (nullable PRXBoat *)boatNamed:(NSString *)name;
- (PRXBoat *)objectAtIndexedSubscript:(NSUInteger)index;
- (id)objectForKeyedSubscript:(NSString *)name;
- (NSArray<PRXBoat *> *)boatsSortedBy:(NSComparator)comparator;
- (NSString *)report;
@end

NSString *scenario_view_models_harbour_3_adding(void);
NSString *scenario_view_models_harbour_3_parsing(void);
NSString *scenario_view_models_harbour_3_subscripts(void);
NSString *scenario_view_models_harbour_3_removing(void);
NSString *scenario_view_models_harbour_3_reports(void);
NSString *scenario_view_models_harbour_3_ownership(void);
NSString *scenario_view_models_harbour_3_totals(void);
NSString *scenario_view_models_harbour_3_round_trip(void);
