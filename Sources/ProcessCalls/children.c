#define _GNU_SOURCE 1

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "groups.h"
#include "process_calls.h"

#if defined(__linux__)
#include <sys/syscall.h>
#elif defined(__APPLE__)
#include <sys/event.h>
#endif

#if defined(__GLIBC__)
#define HAS_CLOSE_FROM __GLIBC_PREREQ(2, 34)
#else
#define HAS_CLOSE_FROM 0
#endif

int process_check_program(const char *path) {
  struct stat status;
  if (stat(path, &status) != 0) return errno;
  if (S_ISDIR(status.st_mode)) return EISDIR;
  return access(path, X_OK) == 0 ? 0 : errno;
}

static int set_attributes(posix_spawnattr_t *attributes) {
  short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
#if defined(POSIX_SPAWN_CLOEXEC_DEFAULT)
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  sigdelset(&all, SIGKILL);
  sigdelset(&all, SIGSTOP);
  int error = posix_spawnattr_setflags(attributes, flags);
  if (error == 0) error = posix_spawnattr_setpgroup(attributes, 0);
  if (error == 0) error = posix_spawnattr_setsigmask(attributes, &none);
  if (error == 0) error = posix_spawnattr_setsigdefault(attributes, &all);
  return error;
}

static int set_streams(posix_spawn_file_actions_t *actions, process_streams streams) {
  int error = posix_spawn_file_actions_adddup2(actions, streams.input, STDIN_FILENO);
  if (error == 0) error = posix_spawn_file_actions_adddup2(actions, streams.output, STDOUT_FILENO);
  if (error == 0) error = posix_spawn_file_actions_adddup2(actions, streams.errors, STDERR_FILENO);
#if HAS_CLOSE_FROM
  if (error == 0) error = posix_spawn_file_actions_addclosefrom_np(actions, STDERR_FILENO + 1);
#endif
  return error;
}

/// Where ended children are ignored, the system collects them itself and how they ended is lost.
static void keep_ended_children(void) {
  struct sigaction action;
  if (sigaction(SIGCHLD, NULL, &action) != 0) return;
  if (action.sa_handler != SIG_IGN && !(action.sa_flags & SA_NOCLDWAIT)) return;
  if (action.sa_handler == SIG_IGN) action.sa_handler = SIG_DFL;
  action.sa_flags &= ~SA_NOCLDWAIT;
  sigaction(SIGCHLD, &action, NULL);
}

static int start(const char *path, char *const *arguments, char *const *environment,
                 const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
                 pid_t *process) {
  sigset_t all, saved;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &saved);
  int error = ECANCELED;
  if (groups_begin_start()) {
    error = posix_spawn(process, path, actions, attributes, arguments, environment);
    if (!groups_end_start(error == 0 ? *process : 0)) {
      process_kill_group(*process);
      process_collect(*process);
      error = EAGAIN;
    }
  }
  pthread_sigmask(SIG_SETMASK, &saved, NULL);
  return error;
}

int process_spawn(const char *path, char *const *arguments, char *const *environment,
                  process_streams streams, pid_t *process) {
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t actions;
  keep_ended_children();
  int error = posix_spawnattr_init(&attributes);
  if (error != 0) return error;
  error = posix_spawn_file_actions_init(&actions);
  if (error == 0) {
    error = set_attributes(&attributes);
    if (error == 0) error = set_streams(&actions, streams);
    if (error == 0) error = start(path, arguments, environment, &actions, &attributes, process);
    posix_spawn_file_actions_destroy(&actions);
  }
  posix_spawnattr_destroy(&attributes);
  return error;
}

int process_open_exit_notice(pid_t process) {
#if defined(__linux__) && defined(SYS_pidfd_open)
  return (int)syscall(SYS_pidfd_open, process, 0);
#elif defined(__APPLE__)
  int queue = kqueue();
  if (queue < 0) return -1;
  struct kevent event;
  EV_SET(&event, process, EVFILT_PROC, EV_ADD, NOTE_EXIT, 0, NULL);
  if (kevent(queue, &event, 1, NULL, 0, NULL) == 0) return queue;
  close(queue);
  return -1;
#else
  (void)process;
  return -1;
#endif
}

bool process_has_ended(pid_t process) {
  siginfo_t information;
  information.si_pid = 0;
  int result;
  do {
    result = waitid(P_PID, (id_t)process, &information, WEXITED | WNOHANG | WNOWAIT);
  } while (result != 0 && errno == EINTR);
  return result != 0 || information.si_pid == process;
}

void process_terminate_group(pid_t process) {
  kill(-process, SIGTERM);
  kill(-process, SIGCONT);
}

void process_kill_group(pid_t process) { kill(-process, SIGKILL); }

int process_collect(pid_t process) {
  int status = 0;
  pid_t result;
  groups_forget(process);
  do {
    result = waitpid(process, &status, 0);
  } while (result < 0 && errno == EINTR);
  return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

typedef struct {
  void (*body)(void *);
  void *context;
} thread_start;

static void *run_thread(void *argument) {
  thread_start start = *(thread_start *)argument;
  free(argument);
  start.body(start.context);
  return NULL;
}

int process_start_thread(void (*body)(void *), void *context) {
  thread_start *start = malloc(sizeof *start);
  if (start == NULL) return ENOMEM;
  *start = (thread_start){body, context};
  pthread_attr_t attributes;
  int error = pthread_attr_init(&attributes);
  if (error == 0) {
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    sigset_t outside, saved;
    sigfillset(&outside);
    // What a fault of its own raises must stay deliverable, or its report is lost.
    const int faults[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
    for (size_t index = 0; index < sizeof faults / sizeof faults[0]; index++)
      sigdelset(&outside, faults[index]);
    pthread_sigmask(SIG_BLOCK, &outside, &saved);
    pthread_t thread;
    error = pthread_create(&thread, &attributes, run_thread, start);
    pthread_sigmask(SIG_SETMASK, &saved, NULL);
    pthread_attr_destroy(&attributes);
  }
  if (error != 0) free(start);
  return error;
}
