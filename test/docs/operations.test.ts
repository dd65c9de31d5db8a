/** The recipes of docs/operations.md: what they start gets the signal, and enough time. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suiteOf } from '../helper.ts';
import { root } from './pages.ts';

const test = suiteOf('Recipes for production');
const page = readFileSync(`${root}docs/operations.md`, 'utf8');
const block = (language: string) =>
  new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(page)?.[1] ?? '';

/** The deadline of `marketplace.close`, the longest delivery, and ten seconds for the storage, in seconds. */
const most = 10 + 15 + 10;

test('start the server itself, without a shell or npm that keeps the signal', () => {
  assert.deepEqual(JSON.parse(/^CMD (.*)$/m.exec(block('dockerfile'))?.[1] ?? 'null'), [
    'node',
    'server.mjs',
  ]);
  assert.match(block('ini'), /^ExecStart=\/usr\/bin\/node server\.mjs$/m);
  assert.match(block('dockerfile'), /^USER node$/m);
});

test('send SIGTERM and wait longer than a shutdown usually takes', () => {
  assert.match(block('ini'), /^KillSignal=SIGTERM$/m);
  const waits = [
    .../(?:--stop-timeout |stop_grace_period: |PeriodSeconds: |TimeoutStopSec=)(\d+)/g[Symbol.matchAll](page),
  ].map(([, seconds]) => Number(seconds));
  assert.equal(waits.length, 4);
  for (const seconds of waits) assert.ok(seconds > most, `${seconds} s`);
});

test.run();
