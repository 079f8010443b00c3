#import <Foundation/Foundation.h>

typedef struct {
    int whole;
    short part;
    float share;
} NPLField;

@interface NPLPlaces : NSObject {
    int _cut;
    unsigned short _port;
}
@property (nonatomic) int small;
@property (nonatomic) short half;
@property (nonatomic) unsigned int word;
@property (nonatomic) uint8_t byte;
@property (nonatomic) signed char sign;
@property (nonatomic) float ratio;
@property (nonatomic) NSInteger wide;
@property (nonatomic) double exact;
@property (nonatomic, strong) NPLPlaces *peer;
@end

NSString *scenario_integers_places_1_properties(void);
NSString *scenario_integers_places_1_setters(void);
NSString *scenario_integers_places_1_variables(void);
NSString *scenario_integers_places_1_results(void);
NSString *scenario_integers_places_1_parameters(void);
NSString *scenario_integers_places_1_functions(void);
NSString *scenario_integers_places_1_blocks(void);
NSString *scenario_integers_places_1_steps(void);
NSString *scenario_integers_places_1_fields(void);
NSString *scenario_integers_places_1_elements(void);
NSString *scenario_integers_places_1_globals(void);
NSString *scenario_integers_places_1_nils(void);
NSString *scenario_integers_places_1_comparisons(void);
NSString *scenario_integers_places_1_values(void);
NSString *scenario_integers_places_1_doubles(void);
NSString *scenario_integers_places_1_boxes(void);
