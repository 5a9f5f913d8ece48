// measure [--cpu SECONDS] COMMAND ARGUMENT...
//
// Runs a command and prints one line: user and system time in microseconds, peak memory in bytes, and the exit status
// (128 + the signal that ended it). What the command prints goes to standard error. A small program does this and not
// the runner itself, because a process's peak memory begins with that of the process that started it.
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>

extern char **environ;

static long long microseconds(struct timeval time) { return (long long)time.tv_sec * 1000000 + time.tv_usec; }

static long long bytes(long peak) {
#ifdef __APPLE__
  return peak;
#else
  return (long long)peak * 1024;
#endif
}

int main(int argc, char **argv) {
  char **command = argv + 1;
  if (argc > 3 && strcmp(argv[1], "--cpu") == 0) {
    rlim_t seconds = (rlim_t)atol(argv[2]);
    struct rlimit limit = {seconds, seconds + 1};
    setrlimit(RLIMIT_CPU, &limit);
    command = argv + 3;
  }
  if (*command == NULL) {
    fprintf(stderr, "usage: measure [--cpu SECONDS] COMMAND ARGUMENT...\n");
    return 2;
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, 2, 1);
  pid_t child;
  int problem = posix_spawnp(&child, *command, &actions, NULL, command, environ);
  if (problem != 0) {
    fprintf(stderr, "measure: %s: %s\n", *command, strerror(problem));
    return 2;
  }
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) != child) return 2;
  int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  long long user = microseconds(usage.ru_utime), system = microseconds(usage.ru_stime);
  printf("%lld %lld %lld %d\n", user, system, bytes(usage.ru_maxrss), code);
  return 0;
}
