/** What a process needs in the course of time. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';

/** Of a host whose memory is measured, in MB: with much room, the garbage collector leaves garbage where it is. */
export const heap = 160;

/** In MB. */
export const memoryOf = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

interface Sample {
  readonly minute: number;
  readonly memory: number;
  readonly files: number;
}

/** What each minute adds, by least squares. */
function slope(samples: readonly Sample[], of: 'memory' | 'files'): number {
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const middle = mean(samples.map(({ minute }) => minute));
  const level = mean(samples.map(one => one[of]));
  const up = samples.reduce((sum, one) => sum + (one.minute - middle) * (one[of] - level), 0);
  return up / samples.reduce((sum, { minute }) => sum + (minute - middle) ** 2, 0);
}

/** Looks at a process every 5 s, for some minutes. `end` tells what the second half was like, in which it must not grow. */
export function measured(pid: number | undefined, minutes: number, tell: (text: string) => void = () => {}) {
  const begun = performance.now();
  const samples: Sample[] = [];
  const look = () => {
    const minute = (performance.now() - begun) / 60_000;
    const files = readdirSync(`/proc/${pid}/fd`).length;
    samples.push({ minute, memory: memoryOf(pid), files });
    if (samples.length % 12 === 0)
      tell(`${minute.toFixed(1)} minutes, ${samples.at(-1)?.memory.toFixed(0)} MB, ${files} descriptors`);
  };
  const timer = setInterval(look, 5_000);
  return {
    end(): string {
      clearInterval(timer);
      // Before that, modules are loaded, code is compiled, and caches fill.
      const warm = samples.filter(({ minute }) => minute >= minutes / 2);
      const memory = slope(warm, 'memory');
      const files = slope(warm, 'files');
      const levels = warm.map(one => one.memory);
      // In little time, collections of garbage look like growth.
      const most = minutes < 5 ? 30 : 3;
      assert.ok(memory < most, `the memory grows by ${memory.toFixed(1)} MB a minute`);
      assert.ok(files < most / 3, `the descriptors grow by ${files.toFixed(1)} a minute`);
      return `in the second half ${Math.min(...levels).toFixed(0)} to ${Math.max(...levels).toFixed(0)} MB (${memory.toFixed(1)} MB a minute) and ${Math.max(...warm.map(one => one.files))} descriptors at most (${files.toFixed(1)} a minute)`;
    },
  };
}
