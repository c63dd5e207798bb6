#define _GNU_SOURCE 1

#include "groups.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>

#include "process_calls.h"

// A signal handler may read these at any moment, so there is no lock and no allocation.
static _Atomic(pid_t) groups[256];
static atomic_int starting;
static atomic_bool is_closed;

enum { group_count = sizeof groups / sizeof groups[0] };

bool groups_begin_start(void) {
  atomic_fetch_add(&starting, 1);
  if (!atomic_load(&is_closed)) return true;
  atomic_fetch_sub(&starting, 1);
  return false;
}

bool groups_end_start(pid_t process) {
  bool is_remembered = process == 0;
  for (int index = 0; index < group_count && !is_remembered; index++) {
    pid_t nobody = 0;
    is_remembered = atomic_compare_exchange_strong(&groups[index], &nobody, process);
  }
  atomic_fetch_sub(&starting, 1);
  return is_remembered;
}

void groups_forget(pid_t process) {
  for (int index = 0; index < group_count; index++) {
    pid_t expected = process;
    if (atomic_compare_exchange_strong(&groups[index], &expected, 0)) return;
  }
}

void process_kill_all_groups(void) {
  int saved = errno;
  atomic_store(&is_closed, true);
  // A child that is being started is not in the table yet. Its thread blocks all signals, so this
  // runs on another one and the start goes on; a second is far more than it takes.
  for (int round = 0; round < 1000 && atomic_load(&starting) > 0; round++) poll(NULL, 0, 1);
  for (int index = 0; index < group_count; index++) {
    pid_t process = atomic_load(&groups[index]);
    if (process > 0) kill(-process, SIGKILL);
  }
  errno = saved;
}
