// An adapter that misbehaves in every way there is, at moments that depend on the case alone.
//
//   UnrulyAdapter SEED ONE_IN WINDOW BATCH
//
// It answers a banner's width with the width of the view, but for one case in ONE_IN, with which it
// does a deed. Which one follows from the view's width and the seed, so that whoever knows both knows
// what to expect; `Misdeed.swift` does.

#define _GNU_SOURCE 1

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

// In the order of `Misdeed`.
typedef enum {
  crash_by_signal, exit_cleanly, exit_behind_reply, hang, stand_still, nonsense_instead,
  nonsense_before, nonsense_behind, invalid_text, repeat_reply, contradict_reply, long_line,
  close_output, close_input, leave_child, leave_child_and_crash, flood, wrong_shape, unknown_number,
  reply_to_last, flood_errors, write_in_pieces, nest_deeply, huge_number, lose_line_feed,
  number_of_deeds,
} deed;

static uint32_t seed, one_in;
static long last_number;
static double last_width;

static void put(const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(STDOUT_FILENO, bytes, count);
    if (written <= 0) _exit(9);
    bytes += written;
    count -= (size_t)written;
  }
}

static void say(const char *text) { put(text, strlen(text)); }

static void reply(long number, double width) {
  char text[128];
  snprintf(text, sizeof text, "{\"id\":%ld,\"answer\":{\"points\":%.17g}}\n", number, width);
  say(text);
}

static void repeat(const char *text, int count) {
  for (int index = 0; index < count; index++) say(text);
}

static void leave_a_child(void) {
  if (fork() == 0) {
    signal(SIGTERM, SIG_IGN);
    for (;;) sleep(1000);
  }
}

static void wait_for_ever(void) {
  for (;;) sleep(1000);
}

static void say_in_pieces(long number, double width) {
  char text[128];
  snprintf(text, sizeof text, "{\"id\":%ld,\"answer\":{\"points\":%.17g}}\n", number, width);
  for (size_t index = 0; text[index] != '\0'; index += 3)
    put(text + index, strnlen(text + index, 3));
}

static void do_deed(deed what, long number, double width) {
  char text[256];
  switch (what) {
    case crash_by_signal: raise(SIGSEGV); break;
    case exit_cleanly: _exit(0);
    case exit_behind_reply: reply(number, width); _exit(3);
    case hang: wait_for_ever(); break;
    case stand_still: raise(SIGSTOP); break;
    case nonsense_instead: say("Loading...\n"); break;
    case nonsense_before: say("warning: slow\n"); reply(number, width); break;
    case nonsense_behind: reply(number, width); say("done\n"); break;
    case invalid_text: say("\"\xff\xfe\"\n"); break;
    case repeat_reply: reply(number, width); reply(number, width); break;
    case contradict_reply: reply(number, width); reply(number, width + 1); break;
    case long_line: repeat("xxxxxxxxxxxxxxxx", 8192); say("\n"); break;
    case close_output: close(STDOUT_FILENO); wait_for_ever(); break;
    case close_input: close(STDIN_FILENO); wait_for_ever(); break;
    case leave_child: leave_a_child(); reply(number, width); break;
    case leave_child_and_crash: leave_a_child(); abort();
    case flood: repeat("nonsense\n", 20000); reply(number, width); break;
    case wrong_shape:
      snprintf(text, sizeof text, "{\"id\":%ld,\"answer\":{\"points\":\"wide\"}}\n", number);
      say(text);
      break;
    case unknown_number: reply(number + 1000000000, width); break;
    case reply_to_last:
      if (last_number > 0) reply(last_number, last_width);
      reply(number, width);
      break;
    case flood_errors:
      for (int index = 0; index < 20000; index++) fputs("trouble\n", stderr);
      reply(number, width);
      break;
    case write_in_pieces: say_in_pieces(number, width); break;
    case nest_deeply: repeat("[[[[[[[[", 512); say("\n"); break;
    case huge_number:
      snprintf(text, sizeof text, "{\"id\":%ld,\"answer\":{\"points\":1e999}}\n", number);
      say(text);
      break;
    case lose_line_feed:
      snprintf(text, sizeof text, "{\"id\":%ld,\"answer\":{\"points\":1}}", number);
      say(text);
      _exit(4);
    case number_of_deeds: break;
  }
}

static void handle_case(const char *message) {
  long number = strtol(message + strlen("{\"id\":"), NULL, 10);
  const char *view = strstr(message, "\"view\":{\"x\":0,\"y\":0,\"width\":");
  if (view == NULL) _exit(8);
  double width = strtod(view + strlen("\"view\":{\"x\":0,\"y\":0,\"width\":"), NULL);
  uint32_t hash = ((uint32_t)width + seed * 7919u) * 2654435761u;
  if ((hash >> 8) % one_in == 0) {
    do_deed((deed)((hash >> 8) / one_in % number_of_deeds), number, width);
  } else {
    reply(number, width);
  }
  last_number = number;
  last_width = width;
}

static void handle(const char *line, int window, int batch) {
  char text[256];
  if (strncmp(line, "{\"hello\"", 8) == 0) {
    snprintf(text, sizeof text,
             "{\"hello\":{\"version\":1,\"name\":\"unruly\",\"adapterVersion\":\"1\",\"queries\":"
             "[\"bannerWidth\"],\"window\":%d,\"batch\":%d}}\n", window, batch);
    say(text);
  } else if (strncmp(line, "{\"ping\"", 7) == 0) {
    snprintf(text, sizeof text, "{\"pong\":%ld}\n", strtol(line + strlen("{\"ping\":"), NULL, 10));
    say(text);
  } else if (strncmp(line, "{\"goodbye\"", 10) == 0) {
    exit(0);
  } else {
    for (const char *next = strstr(line, "{\"id\":"); next != NULL;
         next = strstr(next + 1, "},{\"id\":"), next = next == NULL ? NULL : next + 2) {
      // A scene has an id, too; a case is what has a query.
      const char *query = strstr(next, "\"query\"");
      if (query != NULL && query - next < 40) handle_case(next);
    }
  }
}

static void note_process(void) {
  const char *folder = getenv("FOLDER");
  if (folder == NULL) return;
  char path[4096];
  snprintf(path, sizeof path, "%s/pids", folder);
  FILE *file = fopen(path, "a");
  if (file == NULL) return;
  fprintf(file, "%ld\n", (long)getpid());
  fclose(file);
}

int main(int count, char **arguments) {
  if (count != 5) return 64;
  seed = (uint32_t)strtoul(arguments[1], NULL, 10);
  one_in = (uint32_t)strtoul(arguments[2], NULL, 10);
  int window = atoi(arguments[3]), batch = atoi(arguments[4]);
  note_process();
  char *line = NULL;
  size_t room = 0;
  while (getline(&line, &room, stdin) > 0) handle(line, window, batch);
  return 0;
}
