#import <Foundation/Foundation.h>

@interface TKNToken : NSObject <NSCopying>

@property (nonatomic, copy) NSString *text;
@property (nonatomic, assign) NSInteger kind;
@property (nonatomic, weak) TKNToken *next;

+ (instancetype)text:(NSString *)text kind:(NSInteger)kind;
- (BOOL)isEqualToToken:(TKNToken *)other;

@end

@interface TKNName : TKNToken
@end

NSString *scenario_equality_tokens_3_tokens(void);
NSString *scenario_equality_tokens_3_collections(void);
NSString *scenario_equality_tokens_3_numbers(void);
NSString *scenario_equality_tokens_3_texts(void);
