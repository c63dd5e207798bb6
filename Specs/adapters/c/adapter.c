// A Foldproof adapter in C, in one file without libraries: it answers what document 001 asks of an
// app and of the SDK. It reads just the members it needs; the harness writes them in this order.
//
//   cc -O2 -o adapter adapter.c

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { most_scenes = 64, room = 1 << 21 };

static char input[room], output[room];
static size_t input_count, output_count;

typedef struct {
  double width, height;
} extent;

typedef struct {
  long number;
  bool is_window, is_active;
  extent frame;
} scene;

// Finds a text behind a place and returns what follows it; ends the program where there is none.
static const char *after(const char *place, const char *text) {
  const char *found = strstr(place, text);
  if (found == NULL) {
    fprintf(stderr, "expected %s at: %.80s\n", text, place);
    exit(1);
  }
  return found + strlen(text);
}

static bool begins(const char *place, const char *text) {
  return strncmp(place, text, strlen(text)) == 0;
}

static extent read_extent(const char *place) {
  extent size;
  size.width = strtod(after(place, "\"width\":"), NULL);
  size.height = strtod(after(place, "\"height\":"), NULL);
  return size;
}

static void say(const char *text) {
  size_t count = strlen(text);
  if (count > room - output_count) exit(1);
  memcpy(output + output_count, text, count);
  output_count += count;
}

static void say_number(const char *before, double number, const char *behind) {
  char text[128];
  snprintf(text, sizeof text, "%s%.17g%s", before, number, behind);
  say(text);
}

static size_t read_scenes(const char *place, scene *scenes) {
  size_t count = 0;
  while (*place == '{' && count < most_scenes) {
    scene *next = &scenes[count++];
    next->number = strtol(after(place, "\"id\":"), NULL, 10);
    next->is_window = begins(after(place, "\"role\":"), "\"window\"");
    place = after(place, "\"frame\":");
    if (*place == '{') next->frame = read_extent(place);
    place = after(place, "\"activationState\":");
    next->is_active = begins(place, "\"foregroundActive\"");
    place = after(place, "}");
    if (*place == ',') place++;
  }
  return count;
}

static void answer_presentability(const char *query, const scene *own) {
  const char *ad = after(query, "\"ad\":");
  if (*ad == 'n') {
    say("{\"refused\":\"notReady\"}");
  } else if (own == NULL) {
    say("{\"refused\":\"notInWindow\"}");
  } else {
    extent content = read_extent(ad);
    bool is_wider = content.width > own->frame.width, is_higher = content.height > own->frame.height;
    if (!is_wider && !is_higher) {
      say("\"allowed\"");
    } else {
      say("{\"refused\":\"tooLarge\",\"exceeding\":[");
      if (is_wider) say("\"width\"");
      if (is_wider && is_higher) say(",");
      if (is_higher) say("\"height\"");
      say("]}");
    }
  }
}

static void answer(const char *message) {
  scene scenes[most_scenes];
  const char *query = after(message, "\"name\":\"");
  const char *build = after(query, "\"supportsMultipleScenes\":");
  const char *device = after(build, "\"isTestMode\":");
  bool needs_scene = *build == 't' && *device == 't';
  const char *list = after(device, "\"scenes\":[");
  size_t count = read_scenes(list, scenes);
  const char *host = after(list, "\"host\":{\"scene\":");
  long number = *host == 'n' ? -1 : strtol(host, NULL, 10);
  double width = read_extent(after(host, "\"view\":")).width;
  const char *insets = after(host, "\"safeAreaInsets\":");
  width -= strtod(after(insets, "\"left\":"), NULL) + strtod(after(insets, "\"right\":"), NULL);
  const scene *own = NULL;
  bool is_any_active = false;
  for (size_t index = 0; index < count; index++) {
    if (scenes[index].number == number) own = &scenes[index];
    if (scenes[index].is_window && scenes[index].is_active) is_any_active = true;
  }
  say_number("{\"id\":", (double)strtol(after(message, "\"id\":"), NULL, 10), ",\"answer\":");
  if (begins(query, "requestOutcome")) {
    const char *asked = after(query, "\"scene\":");
    bool is_live = false;
    for (size_t index = 0; index < count && *asked != 'n'; index++)
      if (scenes[index].number == strtol(asked, NULL, 10)) is_live = true;
    say(is_live || !needs_scene ? "\"filled\"" : "\"invalidRequest\"");
  } else if (begins(query, "requestScene")) {
    if (own != NULL && is_any_active) say_number("{\"scene\":", (double)own->number, "}");
    else say("\"wait\"");
  } else if (begins(query, "canPresent")) {
    answer_presentability(query, own);
  } else {
    if (own != NULL && width > 0) say_number("{\"points\":", width, "}");
    else say("\"wait\"");
  }
  say("}");
}

static bool handle(const char *line) {
  if (begins(line, "{\"goodbye\"")) return false;
  if (begins(line, "{\"hello\"")) {
    say("{\"hello\":{\"version\":1,\"name\":\"c\",\"adapterVersion\":\"1\",\"window\":512,\"queries\":"
        "[\"requestOutcome\",\"requestScene\",\"canPresent\",\"bannerWidth\"]}}");
  } else if (begins(line, "{\"ping\"")) {
    say_number("{\"pong\":", strtod(after(line, ":"), NULL), "}");
  } else {
    answer(line);
  }
  say("\n");
  return true;
}

int main(void) {
  ssize_t count;
  while ((count = read(STDIN_FILENO, input + input_count, room - 1 - input_count)) > 0) {
    input_count += (size_t)count;
    input[input_count] = '\0';
    char *line = input, *feed;
    bool goes_on = true;
    // Everything that came at once is answered at once.
    while (goes_on && (feed = memchr(line, '\n', input_count - (size_t)(line - input))) != NULL) {
      *feed = '\0';
      goes_on = handle(line);
      line = feed + 1;
    }
    for (size_t done = 0; done < output_count;) {
      ssize_t written = write(STDOUT_FILENO, output + done, output_count - done);
      if (written < 0) return 1;
      done += (size_t)written;
    }
    output_count = 0;
    if (!goes_on) return 0;
    input_count -= (size_t)(line - input);
    memmove(input, line, input_count);
  }
  return 0;
}
