#import <Foundation/Foundation.h>

@class RACSignal, RACChannel;

/// Something that can be sent.
@interface Upload : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic) double progress;
@property (nonatomic, weak) Upload *parent;
- (instancetype)initWithName:(NSString *)name;
@end

/// Sends files, a few at a time.
@interface UploadQueue : NSObject
@property (nonatomic, copy, readonly) NSArray *uploads;
@property (nonatomic, copy) void (^onFailure)(Upload *upload, NSError *error);
- (RACSignal *)addUploadsNamed:(NSArray *)names;
- (NSString *)summary;
- (NSDictionary *)progressByName;
- (BOOL)removeUpload:(Upload *)upload;
@end
