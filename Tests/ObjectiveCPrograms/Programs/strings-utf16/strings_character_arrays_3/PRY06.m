#import "PRY06.h"

NSString *scenario_strings_character_arrays_3_chars(void) {
    const char *c = "héllo";
    char buffer[16] = "abc";
    buffer[0] = toupper(buffer[0]);
    char letters[] = {'x', 'y', 0};
    int sum = 0;
    for (int i = 0; buffer[i]; i++) sum += buffer[i];
    return [NSString stringWithFormat:@"%lu %s %s %d %d %c%c", strlen(c), buffer, letters, sum, strcmp("a", "b") < 0, 'a' + 1, buffer[2]];
}
