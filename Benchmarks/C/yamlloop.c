// The yardstick: reads a file and runs libyaml's event loop over it, and nothing else.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

static int fail(const char *what) {
  fprintf(stderr, "yamlloop: %s\n", what);
  return 2;
}

int main(int argc, char **argv) {
  if (argc != 2) return fail("usage: yamlloop FILE");
  int file = open(argv[1], O_RDONLY);
  struct stat info;
  if (file < 0 || fstat(file, &info) != 0) return fail("cannot read the file");
  size_t size = (size_t)info.st_size;
  if (size == 0) return fail("the file is empty");
  unsigned char *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
  if (bytes == MAP_FAILED) return fail("cannot map the file");

  static yaml_parser_t parser;
  if (!yaml_parser_initialize(&parser)) return fail("out of memory");
  yaml_parser_set_input_string(&parser, bytes, size);
  long events = 0;
  for (int done = 0; !done; events++) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) return fail(parser.problem ? parser.problem : "not YAML");
    done = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  printf("%ld events, %zu bytes\n", events, size);
  return 0;
}
