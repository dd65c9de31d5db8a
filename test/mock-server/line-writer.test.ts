/** The log of the command: lines are written together, and none is lost. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { suiteOf } from '../helper.ts';
import { until } from '../until.ts';

const test = suiteOf('The log of the command');

const writer = JSON.stringify(new URL('../../mock-server/line-writer.ts', import.meta.url).href);

/** What a process prints that writes 5,000 lines and then ends in some way, with the exit code. */
const printed = (ending: string) =>
  new Promise<{ readonly code: unknown; readonly lines: readonly string[] }>(resolve => {
    const program = `
      import { lineWriter } from ${writer};
      const log = lineWriter(lines => console.log(lines));
      for (let count = 1; count <= 5_000; count += 1) log.line(String(count));
      ${ending}`;
    const args = ['--import', 'tsx', '--input-type=module', '-e', program];
    execFile(process.execPath, args, { maxBuffer: 1e7 }, (error, stdout) =>
      resolve({ code: error?.code ?? 0, lines: stdout.split('\n').slice(0, -1) }),
    );
  });

const all = Array.from({ length: 5_000 }, (_, index) => String(index + 1));

for (const [how, ending, code] of [
  ['by itself', '', 0],
  ['by process.exit', 'process.exit(3)', 3],
  ['by an error', "setImmediate(() => {}); throw new Error('broken')", 1],
] as const)
  test(`has all lines in order if the process ends ${how}`, async () => {
    assert.deepEqual(await printed(ending), { code, lines: all });
  });

test('has fewer writes than lines, and those that wait at once if asked', async () => {
  const { lineWriter } = await import('../../mock-server/line-writer.ts');
  const writes: string[] = [];
  const log = lineWriter(lines => writes.push(lines));
  log.line('one');
  log.line('two');
  assert.deepEqual(writes, []);
  log.flush();
  log.flush();
  assert.deepEqual(writes, ['one\ntwo']);
  log.line('three');
  await until(() => writes.length === 2);
  assert.deepEqual(writes, ['one\ntwo', 'three']);
});

test.run();
