//
//  Search.h
//  Copyright (c) Example.
//

#import <Foundation/Foundation.h>
#import <ReactiveCocoa/ReactiveCocoa.h>

@class APIClient;

typedef NS_ENUM(NSInteger, SearchState) {
    SearchStateIdle,     // nothing asked
    SearchStateLoading,
    SearchStateFailed = 10
};

NS_ASSUME_NONNULL_BEGIN

/// Finds things.
@interface SearchViewModel : NSObject

/// What the user typed.
@property (nonatomic, copy, nullable) NSString *searchText;
@property (nonatomic, copy, readonly) NSArray<NSString *> *results;
@property (nonatomic, assign, readonly) SearchState state;
@property (nonatomic, strong, readonly) RACCommand *search;
@property (nonatomic, weak) id<SearchDelegate> delegate;
@property (nonatomic, assign, getter=isLoading) BOOL loading;

- (instancetype)initWithClient:(APIClient *)client;
- (RACSignal *)resultsForText:(NSString *)text page:(NSUInteger)page;

@end

NS_ASSUME_NONNULL_END
