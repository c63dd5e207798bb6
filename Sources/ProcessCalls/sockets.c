#define _GNU_SOURCE 1

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "process_calls.h"

/// How long a connection on one and the same machine may take, in milliseconds.
enum { connect_milliseconds = 5000 };

/// Opens a socket that never blocks, is never a signal, and is inherited by no child.
static int open_socket(int family, int *descriptor) {
  int opened = socket(family, SOCK_STREAM, 0);
  if (opened < 0) return errno;
  int error = fcntl(opened, F_SETFD, FD_CLOEXEC) == 0 ? 0 : errno;
  if (error == 0) error = process_make_nonblocking(opened);
#if defined(SO_NOSIGPIPE)
  int on = 1;
  if (error == 0 && setsockopt(opened, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on) != 0)
    error = errno;
#endif
  if (error != 0) close(opened);
  if (error == 0) *descriptor = opened;
  return error;
}

static int wait_for_connection(int descriptor) {
  struct pollfd polled = {descriptor, POLLOUT, 0};
  int count;
  do {
    count = poll(&polled, 1, connect_milliseconds);
  } while (count < 0 && errno == EINTR);
  if (count == 0) return ETIMEDOUT;
  if (count < 0) return errno;
  int error = 0;
  socklen_t size = sizeof error;
  return getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &size) == 0 ? error : errno;
}

static int connect_socket(const struct sockaddr *address, socklen_t size, int *descriptor) {
  int opened;
  int error = open_socket(address->sa_family, &opened);
  if (error != 0) return error;
  if (connect(opened, address, size) != 0) {
    error = errno == EINPROGRESS || errno == EINTR ? wait_for_connection(opened) : errno;
  }
  if (error != 0) close(opened);
  if (error == 0) *descriptor = opened;
  return error;
}

int process_connect_local(const char *path, int *descriptor) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  if (strlen(path) >= sizeof address.sun_path) return ENAMETOOLONG;
  memcpy(address.sun_path, path, strlen(path) + 1);
  return connect_socket((const struct sockaddr *)&address, sizeof address, descriptor);
}

int process_connect_loopback(const char *host, unsigned short port, int *descriptor) {
  struct sockaddr_in ip4 = {.sin_family = AF_INET, .sin_port = htons(port)};
  struct sockaddr_in6 ip6 = {.sin6_family = AF_INET6, .sin6_port = htons(port)};
  int error;
  if (inet_pton(AF_INET, host, &ip4.sin_addr) == 1) {
    if (ntohl(ip4.sin_addr.s_addr) >> 24 != 127) return EADDRNOTAVAIL;
    error = connect_socket((const struct sockaddr *)&ip4, sizeof ip4, descriptor);
  } else if (inet_pton(AF_INET6, host, &ip6.sin6_addr) == 1) {
    if (!IN6_IS_ADDR_LOOPBACK(&ip6.sin6_addr)) return EADDRNOTAVAIL;
    error = connect_socket((const struct sockaddr *)&ip6, sizeof ip6, descriptor);
  } else {
    return EADDRNOTAVAIL;
  }
  // Without it a short line would wait for the one before to be acknowledged.
  int on = 1;
  if (error == 0) setsockopt(*descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  return error;
}

int process_duplicate(int descriptor, int *duplicate) {
  *duplicate = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  return *duplicate >= 0 ? 0 : errno;
}

void process_end_writing(int descriptor) { shutdown(descriptor, SHUT_WR); }
