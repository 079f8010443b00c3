// What RECSignalRecorder uses of Foundation, declared so that a compiler without the framework can check it.

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define NULL ((void *)0)
#define nil ((id)0)

typedef signed char BOOL;
typedef unsigned long NSUInteger;
typedef long NSInteger;
typedef unsigned short unichar;
typedef double NSTimeInterval;
typedef struct { NSUInteger location, length; } NSRange;
typedef NSInteger NSComparisonResult;
enum { NSOrderedSame = 0 };
typedef NSUInteger NSStringEncoding;
enum { NSUTF8StringEncoding = 4 };
typedef struct { unsigned long state; id __unsafe_unretained *itemsPtr; unsigned long *mutationsPtr; unsigned long extra[5]; } NSFastEnumerationState;

NS_ASSUME_NONNULL_BEGIN

@class NSString, NSNumber, NSURL, NSError;

NSRange NSMakeRange(NSUInteger location, NSUInteger length);
NSString *NSTemporaryDirectory(void);
void NSLog(NSString *format, ...) __attribute__((format(__NSString__, 1, 2)));

@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained _Nullable[_Nonnull])buffer
                                    count:(NSUInteger)count;
@end

__attribute__((objc_root_class))
@interface NSObject
@property (readonly, copy) NSString *description;
+ (instancetype)alloc;
- (instancetype)init;
- (id)copy;
+ (Class)class;
- (BOOL)isKindOfClass:(Class)aClass;
@end

@interface NSString : NSObject
@property (readonly) NSUInteger length;
@property (readonly) double doubleValue;
+ (instancetype)string;
+ (instancetype)stringWithString:(NSString *)string;
+ (instancetype)stringWithFormat:(NSString *)format, ... __attribute__((format(__NSString__, 1, 2)));
- (unichar)characterAtIndex:(NSUInteger)index;
- (BOOL)isEqualToString:(NSString *)string;
- (NSComparisonResult)compare:(NSString *)string;
- (NSString *)stringByAppendingPathComponent:(NSString *)component;
- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically encoding:(NSStringEncoding)encoding error:(NSError **)error;
@end

@interface NSMutableString : NSString
- (void)appendString:(NSString *)string;
- (void)appendFormat:(NSString *)format, ... __attribute__((format(__NSString__, 1, 2)));
@end

// The class of literals; clang's own name for it.
@interface NSConstantString : NSString
@end

@interface NSNumber : NSObject
@property (readonly) const char *objCType;
@property (readonly, copy) NSString *stringValue;
@property (readonly) double doubleValue;
@property (readonly) long long longLongValue;
+ (NSNumber *)numberWithBool:(BOOL)value;
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithLongLong:(long long)value;
- (NSComparisonResult)compare:(NSNumber *)number;
- (BOOL)isEqualToNumber:(NSNumber *)number;
@end

@interface NSDecimalNumber : NSNumber
@end

@interface NSNull : NSObject
@end

@interface NSArray<ObjectType> : NSObject <NSFastEnumeration>
- (NSString *)componentsJoinedByString:(NSString *)separator;
@end

@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
+ (instancetype)array;
- (void)addObject:(ObjectType)object;
- (void)sortUsingSelector:(SEL)comparator;
@end

@interface NSSet<ObjectType> : NSObject <NSFastEnumeration>
@end

@interface NSDictionary<KeyType, ObjectType> : NSObject <NSFastEnumeration>
- (nullable ObjectType)objectForKey:(KeyType)key;
@end

@interface NSDate : NSObject
@property (readonly) NSTimeInterval timeIntervalSinceReferenceDate;
@end

@interface NSData : NSObject
- (NSString *)base64EncodedStringWithOptions:(NSUInteger)options;
@end

@interface NSURL : NSObject
@property (nullable, readonly, copy) NSString *path;
+ (NSURL *)fileURLWithPath:(NSString *)path;
@end

@interface NSError : NSObject
@property (readonly, copy) NSString *domain;
@property (readonly) NSInteger code;
@end

@interface NSProcessInfo : NSObject
@property (class, readonly, strong) NSProcessInfo *processInfo;
@property (readonly) NSTimeInterval systemUptime;
@end

@interface NSRegularExpression : NSObject
+ (nullable NSRegularExpression *)regularExpressionWithPattern:(NSString *)pattern options:(NSUInteger)options error:(NSError **)error;
- (NSUInteger)replaceMatchesInString:(NSMutableString *)string options:(NSUInteger)options range:(NSRange)range withTemplate:(NSString *)text;
@end

NS_ASSUME_NONNULL_END
