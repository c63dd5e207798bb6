#ifndef FOLDPROOF_PROCESS_CALLS_H
#define FOLDPROOF_PROCESS_CALLS_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

// What Swift cannot say to the system about processes, or cannot say alike on macOS and Linux.
// Functions that return an int return 0, or the number of the system's error.

/// The ends of a pipe, or -1 where there is none.
typedef struct {
  int reading;
  int writing;
} process_pipe;

/// The child's three standard streams, as the child sees them.
typedef struct {
  int input;
  int output;
  int errors;
} process_streams;

/// What came to pass while waiting; any number of them at once.
typedef enum : int {
  process_input_ready = 1,
  process_output_ready = 2,
  process_errors_ready = 4,
  process_exit_ready = 8,
  process_alarm_ready = 16,
} process_happening;

/// Opens a pipe that no child inherits, clear of the numbers of the standard streams.
int process_open_pipe(process_pipe *_Nonnull ends);

/// Makes reading and writing return at once, and keeps writing to nobody from being a signal.
int process_make_nonblocking(int descriptor);

/// Gives a pipe more room, where the system lets it.
void process_widen_pipe(int descriptor, int bytes);

/// Closes a descriptor; one below 0 is left alone.
void process_close(int descriptor);

/// Reads once and returns the number of bytes, 0 at the end, or minus the number of the error.
ssize_t process_read(int descriptor, void *_Nonnull bytes, size_t count);

/// Writes once and returns the number of bytes, or minus the number of the error.
ssize_t process_write(int descriptor, const void *_Nonnull bytes, size_t count);

/// Returns the index of the first line feed among some bytes, or their count when there is none.
size_t process_find_line_feed(const void *_Nonnull bytes, size_t count);

/// Whether an error number only says that nothing can be read or written right now.
bool process_is_transient(int error);

/// Whether an error number says that there is no such file.
bool process_is_missing_file(int error);

/// Says an error number in words.
const char *_Nonnull process_error_text(int error);

/// Returns 0 for a file that can be run, else the error that running it would meet.
int process_check_program(const char *_Nonnull path);

/// Starts a program as the leader of a new process group that `process_kill_all_groups` knows.
///
/// The child has default signal actions, no blocked signal, and no descriptor but its streams.
int process_spawn(const char *_Nonnull path, char *_Nullable const *_Nonnull arguments,
                  char *_Nullable const *_Nonnull environment, process_streams streams,
                  pid_t *_Nonnull process);

/// Opens a descriptor that becomes readable when the child ends, or -1 where there is none.
int process_open_exit_notice(pid_t process);

/// Waits until one of the parent's ends, the exit notice or the alarm is ready, or the time is over.
///
/// - Parameter streams: The parent's ends; a descriptor below 0 is not waited for, here as elsewhere.
/// - Returns: The sum of what came to pass; 0 when nothing did.
int process_wait(process_streams streams, int exit_notice, int alarm, int milliseconds);

/// Connects to a Unix socket and returns 0 with its descriptor, which no child inherits.
int process_connect_local(const char *_Nonnull path, int *_Nonnull descriptor);

/// Connects to a port of this machine and returns 0 with the socket, which no child inherits.
///
/// - Parameter host: A numeric address of IPv4 or IPv6; any but a loopback address is refused.
int process_connect_loopback(const char *_Nonnull host, unsigned short port,
                             int *_Nonnull descriptor);

/// Makes a second descriptor for the same socket.
int process_duplicate(int descriptor, int *_Nonnull duplicate);

/// Tells the other side of a socket that nothing more will come.
void process_end_writing(int descriptor);

/// Whether the child has ended; it stays collectable, so its number is not used again.
bool process_has_ended(pid_t process);

/// Asks every member of the group a child leads to end; what stands still goes on to do so.
void process_terminate_group(pid_t process);

/// Kills every member of the group a child leads.
///
/// While the child is not collected nobody else can get its number, so it hits no stranger.
void process_kill_group(pid_t process);

/// Collects a child, waiting for its end; its group must have been killed before.
///
/// - Returns: The exit code, or minus the number of the signal that ended it.
int process_collect(pid_t process);

/// Kills every group that was started and not yet collected, and refuses to start another.
///
/// Safe to call from a signal handler.
void process_kill_all_groups(void);

/// Runs a function on a thread of its own, to which no signal from outside is delivered.
int process_start_thread(void (*_Nonnull body)(void *_Nonnull), void *_Nonnull context);

#endif
