#define _GNU_SOURCE 1

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "process_calls.h"

/// Moves a descriptor above the standard streams, where putting those in place cannot hit it.
static int lift(int *descriptor) {
  if (*descriptor > STDERR_FILENO) return 0;
  int lifted = fcntl(*descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (lifted < 0) return errno;
  close(*descriptor);
  *descriptor = lifted;
  return 0;
}

int process_open_pipe(process_pipe *ends) {
  int pair[2];
#if defined(__linux__)
  if (pipe2(pair, O_CLOEXEC) != 0) return errno;
#else
  // Between the two calls another thread could start a child; ours inherit nothing anyway.
  if (pipe(pair) != 0) return errno;
  fcntl(pair[0], F_SETFD, FD_CLOEXEC);
  fcntl(pair[1], F_SETFD, FD_CLOEXEC);
#endif
  int error = lift(&pair[0]);
  if (error == 0) error = lift(&pair[1]);
  if (error != 0) {
    close(pair[0]);
    close(pair[1]);
    pair[0] = pair[1] = -1;
  }
  *ends = (process_pipe){pair[0], pair[1]};
  return error;
}

int process_make_nonblocking(int descriptor) {
#if defined(F_SETNOSIGPIPE)
  if (fcntl(descriptor, F_SETNOSIGPIPE, 1) != 0) return errno;
#endif
  int flags = fcntl(descriptor, F_GETFL);
  if (flags < 0) return errno;
  return fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0 ? 0 : errno;
}

void process_widen_pipe(int descriptor, int bytes) {
#if defined(F_SETPIPE_SZ)
  // A refusal leaves the pipe as it was, which is only slower.
  fcntl(descriptor, F_SETPIPE_SZ, bytes);
#else
  (void)descriptor;
  (void)bytes;
#endif
}

void process_close(int descriptor) {
  if (descriptor >= 0) close(descriptor);
}

ssize_t process_read(int descriptor, void *bytes, size_t count) {
  ssize_t result = read(descriptor, bytes, count);
  return result < 0 ? -errno : result;
}

ssize_t process_write(int descriptor, const void *bytes, size_t count) {
  ssize_t result = write(descriptor, bytes, count);
  return result < 0 ? -errno : result;
}

size_t process_find_line_feed(const void *bytes, size_t count) {
  const char *feed = memchr(bytes, '\n', count);
  return feed == NULL ? count : (size_t)(feed - (const char *)bytes);
}

bool process_is_transient(int error) {
  return error == EAGAIN || error == EWOULDBLOCK || error == EINTR;
}

bool process_is_missing_file(int error) { return error == ENOENT || error == ENOTDIR; }

const char *process_error_text(int error) { return strerror(error); }

int process_wait(process_streams streams, int exit_notice, int alarm, int milliseconds) {
  struct pollfd polled[] = {
      {streams.input, POLLOUT, 0},
      {streams.output, POLLIN, 0},
      {streams.errors, POLLIN, 0},
      {exit_notice, POLLIN, 0},
      {alarm, POLLIN, 0},
  };
  if (poll(polled, sizeof polled / sizeof polled[0], milliseconds) <= 0) return 0;
  int happened = 0;
  // An end that failed or was hung up is ready too: the next read or write says which.
  if (polled[0].revents != 0) happened |= process_input_ready;
  if (polled[1].revents != 0) happened |= process_output_ready;
  if (polled[2].revents != 0) happened |= process_errors_ready;
  if (polled[3].revents != 0) happened |= process_exit_ready;
  if (polled[4].revents != 0) happened |= process_alarm_ready;
  return happened;
}
