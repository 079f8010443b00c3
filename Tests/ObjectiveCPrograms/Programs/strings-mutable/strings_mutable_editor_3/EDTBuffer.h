#import <Foundation/Foundation.h>

@interface EDTBuffer : NSObject

@property (nonatomic, strong) NSMutableString *text;
@property (nonatomic, copy) NSString *saved;
@property (nonatomic, strong) NSString *shown;
@property (nonatomic, assign) NSUInteger caret;

- (void)type:(NSString *)piece;
- (NSUInteger)replaceAll:(NSString *)target with:(NSString *)replacement;
- (void)deleteBackward:(NSUInteger)count;
- (void)save;

@end

NSString *scenario_strings_mutable_editor_3_typing(void);
NSString *scenario_strings_mutable_editor_3_replacing(void);
NSString *scenario_strings_mutable_editor_3_passing(void);
NSString *scenario_strings_mutable_editor_3_building(void);
