/** Writes lines together: each write to a terminal, a pipe or a file costs more than the request that it is about. */
import { setTimeout } from 'node:timers';

/** How long a line may wait, in milliseconds. */
const longest = 10;

export interface LineWriter {
  /** Writes a line soon, in order, and at the latest when the process ends by itself, by `process.exit` or by an error. */
  line(text: string): void;
  /** Writes what waits. */
  flush(): void;
}

/** `write` is called with lines, without the last line break. */
export function lineWriter(write: (lines: string) => void): LineWriter {
  let waiting: string[] = [];
  const flush = () => {
    if (waiting.length === 0) return;
    const lines = waiting.join('\n');
    waiting = [];
    write(lines);
  };
  process.on('exit', flush);
  return {
    line(text) {
      if (waiting.push(text) === 1) setTimeout(flush, longest).unref();
    },
    flush,
  };
}
