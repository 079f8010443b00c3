#import <Foundation/Foundation.h>

NSString *scenario_integers_codec_3_checksums(void);
NSString *scenario_integers_codec_3_bits(void);
NSString *scenario_integers_codec_3_varint(void);
NSString *scenario_integers_codec_3_mixed(void);
NSString *scenario_integers_codec_3_bases(void);
