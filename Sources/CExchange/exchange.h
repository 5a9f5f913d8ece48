// Linux' call that makes two files of a folder change places. Asked of the system itself: not every C library has a function for it
// (musl has none), and Swift does not import `syscall`, whose arguments vary.
#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>

/// 0 where they did, -1 where the file system cannot.
static inline int screenspec_exchange(int folder, const char *one, const char *other) {
    const unsigned exchange = 2; // RENAME_EXCHANGE of linux/fs.h, which a program needs no kernel's headers for
    return (int)syscall(SYS_renameat2, folder, one, folder, other, exchange);
}
#endif
