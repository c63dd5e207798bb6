#include "specs.h"

static const unsigned char document_000[] = {
#embed "catalogue/000.json"
};

static const unsigned char document_001[] = {
#embed "catalogue/001.json"
};

static const unsigned char document_002[] = {
#embed "catalogue/002.json"
};

static const unsigned char document_004[] = {
#embed "catalogue/004.json"
};

static const unsigned char platform[] = {
#embed "catalogue/platform.json"
};

static const unsigned char profiles[] = {
#embed "catalogue/profiles.json"
};

static const unsigned char run[] = {
#embed "catalogue/run.json"
};

// In the order of their names; a test compares this list with the folder.
static const specs_file files[] = {
    {"000.json", document_000, sizeof document_000},
    {"001.json", document_001, sizeof document_001},
    {"002.json", document_002, sizeof document_002},
    {"004.json", document_004, sizeof document_004},
    {"platform.json", platform, sizeof platform},
    {"profiles.json", profiles, sizeof profiles},
    {"run.json", run, sizeof run},
};

static const unsigned char adapter_in_c[] = {
#embed "adapters/c/adapter.c"
};

static const unsigned char adapter_in_python[] = {
#embed "adapters/python/adapter.py"
};

specs_file specs_adapter_in_c(void) {
  return (specs_file){"adapter.c", adapter_in_c, sizeof adapter_in_c};
}

specs_file specs_adapter_in_python(void) {
  return (specs_file){"adapter.py", adapter_in_python, sizeof adapter_in_python};
}

size_t specs_file_count(void) { return sizeof files / sizeof files[0]; }

specs_file specs_file_at(size_t index) { return files[index]; }
