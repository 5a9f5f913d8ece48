// Loaded before the C library: counts the calls that change files, and lets one of them fail, or it and all that follow; or ends
// the process before it.
//
// FAULT_AT   which call, from 1 on
// FAULT      the error, as a number; 0 for SIGKILL, -1 for none
// FAULT_LASTS  when set, the calls after it fail as well; where FAULT is ENOSPC, those only that need room
// FAULT_SAVES  "FROM TO": somebody saves a file before that call, as editors do: a new one, FROM, gets the name TO. The call
//            itself works, so that it meets what was saved
// FAULT_NO_EXCHANGE  when set, no two files can be exchanged, as on some file systems
// FAULT_SEEN a file that is made when that call was reached
// FAULT_COUNT a file that is to hold how many calls there were
// FAULT_ORDER a file that is to hold which files are written, synced, moved and removed, by their inodes, in that order

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static int count = 0;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/// What happens before the call in question.
static void reach(void) {
    int (*opens)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
    close(opens(getenv("FAULT_SEEN"), O_WRONLY | O_CREAT, 0600));
    char from[256], to[256];
    if (getenv("FAULT_SAVES") && sscanf(getenv("FAULT_SAVES"), "%255s %255s", from, to) == 2) rename(from, to);
}

/// Takes down what is about to happen to a file, and its name, or the one it gets.
static void tell_order(const char *what, ino_t file, const char *name) {
    static int order = -1;
    if (getenv("FAULT_ORDER") == NULL) return;
    int (*opens)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
    if (order < 0) order = opens(getenv("FAULT_ORDER"), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dprintf(order, "%s %lu %s\n", what, (unsigned long)file, name);
}

static ino_t inode(int file) {
    struct stat status;
    return fstat(file, &status) == 0 ? status.st_ino : 0;
}

static ino_t inode_at(int folder, const char *name) {
    struct stat status;
    return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status.st_ino : 0;
}

/// Whether this call is to fail.
static int fails(int needs_room) {
    static int wanted = -1;
    if (wanted < 0) wanted = getenv("FAULT_AT") ? atoi(getenv("FAULT_AT")) : 0;
    if (++count < wanted || wanted == 0) return 0;
    if (count == wanted) reach();
    if (count == wanted && getenv("FAULT_SAVES")) return 0;
    int lasts = getenv("FAULT_LASTS") != NULL;
    int error = atoi(getenv("FAULT"));
    if ((count > wanted && !lasts) || (lasts && error == ENOSPC && !needs_room) || error < 0) return 0;
    if (error == 0) kill(getpid(), SIGKILL);
    errno = error;
    return 1;
}

__attribute__((destructor)) static void tell(void) {
    FILE *file = getenv("FAULT_COUNT") ? fopen(getenv("FAULT_COUNT"), "w") : NULL;
    if (file == NULL) return;
    fprintf(file, "%d", count);
    fclose(file);
}

ssize_t write(int file, const void *bytes, size_t length) {
    // What goes to a terminal or a pipe is no file.
    if (file <= 2) return REAL(write)(file, bytes, length);
    tell_order("write", inode(file), "");
    return fails(1) ? -1 : REAL(write)(file, bytes, length);
}

int openat(int folder, const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return flags & O_CREAT && fails(1) ? -1 : REAL(openat)(folder, path, flags, mode);
}

int mkdir(const char *path, mode_t mode) { return fails(1) ? -1 : REAL(mkdir)(path, mode); }

int fchmod(int file, mode_t mode) { return fails(0) ? -1 : REAL(fchmod)(file, mode); }

int fsync(int file) {
    tell_order("sync", inode(file), "");
    return fails(1) ? -1 : REAL(fsync)(file);
}

int flock(int file, int kind) { return fails(0) ? -1 : REAL(flock)(file, kind); }

int unlinkat(int folder, const char *path, int flags) {
    tell_order("remove", inode_at(folder, path), path);
    return fails(0) ? -1 : REAL(unlinkat)(folder, path, flags);
}

int linkat(int from, const char *old, int to, const char *new, int flags) {
    return fails(1) ? -1 : REAL(linkat)(from, old, to, new, flags);
}

int renameat(int from, const char *old, int to, const char *new) {
    tell_order("move", inode_at(from, old), new);
    return fails(1) ? -1 : REAL(renameat)(from, old, to, new);
}

// Two files are exchanged by this alone; what else asks the system so goes on.
long syscall(long number, ...) {
    long given[6];
    va_list rest;
    va_start(rest, number);
    for (int index = 0; index < 6; index++) given[index] = va_arg(rest, long);
    va_end(rest);
    if (number == SYS_renameat2) {
        if (getenv("FAULT_NO_EXCHANGE")) {
            errno = EINVAL;
            return -1;
        }
        tell_order("move", inode_at((int)given[0], (const char *)given[1]), (const char *)given[3]);
        if (fails(1)) return -1;
    }
    return REAL(syscall)(number, given[0], given[1], given[2], given[3], given[4], given[5]);
}
