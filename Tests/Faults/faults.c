// Loaded before the C library: counts the calls that change files, and lets one of them fail, or ends the process before it.
//
// FAULT_AT   which call, from 1 on
// FAULT      the error, as a number; 0 for SIGKILL
// FAULT_NO_EXCHANGE  when set, no two files can be exchanged, as on some file systems
// FAULT_SEEN a file that is made when that call was reached

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static int count = 0;

/// Whether this call is to fail.
static int fails(void) {
    static int wanted = -1;
    if (wanted < 0) wanted = getenv("FAULT_AT") ? atoi(getenv("FAULT_AT")) : 0;
    if (++count != wanted) return 0;
    int (*opens)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
    close(opens(getenv("FAULT_SEEN"), O_WRONLY | O_CREAT, 0600));
    int error = atoi(getenv("FAULT"));
    if (error == 0) kill(getpid(), SIGKILL);
    errno = error;
    return 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int file, const void *bytes, size_t length) {
    // What goes to a terminal or a pipe is no file.
    return file > 2 && fails() ? -1 : REAL(write)(file, bytes, length);
}

int openat(int folder, const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return flags & O_CREAT && fails() ? -1 : REAL(openat)(folder, path, flags, mode);
}

int mkdir(const char *path, mode_t mode) { return fails() ? -1 : REAL(mkdir)(path, mode); }

int fchmod(int file, mode_t mode) { return fails() ? -1 : REAL(fchmod)(file, mode); }

int fsync(int file) { return fails() ? -1 : REAL(fsync)(file); }

int flock(int file, int kind) { return fails() ? -1 : REAL(flock)(file, kind); }

int unlinkat(int folder, const char *path, int flags) { return fails() ? -1 : REAL(unlinkat)(folder, path, flags); }

int linkat(int from, const char *old, int to, const char *new, int flags) {
    return fails() ? -1 : REAL(linkat)(from, old, to, new, flags);
}

int renameat(int from, const char *old, int to, const char *new) {
    return fails() ? -1 : REAL(renameat)(from, old, to, new);
}

int renameat2(int from, const char *old, int to, const char *new, unsigned flags) {
    if (getenv("FAULT_NO_EXCHANGE")) {
        errno = EINVAL;
        return -1;
    }
    return fails() ? -1 : REAL(renameat2)(from, old, to, new, flags);
}
