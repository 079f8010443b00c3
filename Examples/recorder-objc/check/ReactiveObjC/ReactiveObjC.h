// What RECSignalRecorder uses of the public API of ReactiveObjC 3.1, declared so that a compiler without it can check it.

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

extern NSString *const RACSignalErrorDomain;
extern NSString *const RACCommandErrorDomain;

typedef enum : NSUInteger { RACEventTypeCompleted, RACEventTypeError, RACEventTypeNext } RACEventType;

@interface RACDisposable : NSObject
+ (instancetype)disposableWithBlock:(void (^)(void))block;
- (void)dispose;
@end

@protocol RACSubscriber
- (void)sendNext:(nullable id)value;
- (void)sendError:(nullable NSError *)error;
- (void)sendCompleted;
@end

@interface RACStream : NSObject
@end

@interface RACSignal<__covariant ValueType> : RACStream
+ (RACSignal<ValueType> *)createSignal:(RACDisposable *_Nullable (^)(id<RACSubscriber> subscriber))didSubscribe;
- (RACDisposable *)subscribeNext:(void (^)(ValueType _Nullable x))nextBlock
                           error:(void (^)(NSError *_Nullable error))errorBlock
                       completed:(void (^)(void))completedBlock;
@end

@interface RACGroupedSignal : RACSignal
@property (nonatomic, readonly, copy) id key;
@end

@interface RACSequence<__covariant ValueType> : RACStream
@end

@interface RACTuple : NSObject
@property (nonatomic, readonly) NSUInteger count;
- (nullable id)objectAtIndex:(NSUInteger)index;
@end

@interface RACTupleNil : NSObject
@end

@interface RACUnit : NSObject
@end

@interface RACEvent<__covariant ValueType> : NSObject
@property (nonatomic, readonly) RACEventType eventType;
@property (nonatomic, readonly, nullable) NSError *error;
@property (nonatomic, readonly, nullable) ValueType value;
@end

NS_ASSUME_NONNULL_END
