#ifndef FOLDPROOF_GROUPS_H
#define FOLDPROOF_GROUPS_H

#include <stdbool.h>
#include <sys/types.h>

/// Announces that a child is about to be started; false when none may be any more.
///
/// Call it with all signals blocked, and end with `groups_end_start`.
bool groups_begin_start(void);

/// Ends what `groups_begin_start` began.
///
/// - Parameter process: The child that was started, or 0 when that failed.
/// - Returns: Whether there was room to remember it.
bool groups_end_start(pid_t process);

/// Forgets a child that was started and has ended.
void groups_forget(pid_t process);

#endif
