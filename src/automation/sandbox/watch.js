/**
 * A thread of a process of the sandbox. It ends the process when that takes more memory than it may: V8 lets a single
 * string grow far beyond its limit, and does not count what stands outside of its heap.
 */
import { workerData } from 'node:worker_threads';

const { busy, mostBytes } = workerData;
const everyMs = 5;

for (;;) {
  // Nothing runs: nothing is looked at.
  Atomics.wait(busy, 0, 0);
  while (Atomics.load(busy, 0) === 1) {
    if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGABRT');
    Atomics.wait(busy, 0, 1, everyMs);
  }
}
