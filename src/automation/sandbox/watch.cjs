/**
 * A thread in each process of the sandbox. It ends the process if the process uses too much memory, because the limit
 * of V8 does not apply to a single long string and to memory outside of the heap.
 */
const { workerData } = require('node:worker_threads');

const { busy, maxBytes } = workerData;
const everyMs = 5;

for (;;) {
  // Sleeps until a task runs.
  Atomics.wait(busy, 0, 0);
  while (Atomics.load(busy, 0) === 1) {
    if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGABRT');
    Atomics.wait(busy, 0, 1, everyMs);
  }
}
