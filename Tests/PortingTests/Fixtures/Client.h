#import <Foundation/Foundation.h>
extern NSString * const ClientErrorDomain;
@class RACSignal;
@interface Client : NSObject
@property (nonatomic, copy, readonly) NSURL *baseURL;
@property (nonatomic, readonly) NSUInteger requestCount;
- (id)initWithBaseURL:(NSURL *)baseURL;
/// All items from a page on.
- (RACSignal *)fetchPage:(NSUInteger)page;
- (BOOL)saveToURL:(NSURL *)url error:(NSError **)error;
- (void)signOut;
@end
