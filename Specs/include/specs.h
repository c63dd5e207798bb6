#ifndef FOLDPROOF_SPECS_H
#define FOLDPROOF_SPECS_H

#include <stddef.h>

/// One file of the catalogue, as it stood when the library was built.
typedef struct {
  /// The path below the catalogue folder, with a terminating zero.
  const char *_Nonnull name;
  /// The content; not terminated.
  const unsigned char *_Nonnull bytes;
  /// The number of bytes in the content.
  size_t count;
} specs_file;

/// The number of embedded files.
size_t specs_file_count(void);

/// The embedded file at an index below the count.
specs_file specs_file_at(size_t index);

/// The adapter to start from in C.
specs_file specs_adapter_in_c(void);

/// The adapter to start from in Python.
specs_file specs_adapter_in_python(void);

#endif
