/** The health check of the image asks where the flags of the server say. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MockOptions, startMock } from '../../mock-server/index.ts';
import { type Cleanup, suiteOf } from '../helper.ts';

const test = suiteOf('The health check of the image', { isLong: true });
const script = fileURLToPath(new URL('../../scripts/container-health.js', import.meta.url));
const entry = ['node', '/app/dist/cli.js', '--host', '0.0.0.0'];

/** The exit code of the check for a server with these flags. */
async function exitOf(cleanup: Cleanup, words: readonly string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-'));
  cleanup(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'cmdline');
  await writeFile(file, [...words, ''].join('\0'));
  return new Promise(resolve => {
    execFile(process.execPath, [script, file], error => resolve(error === null ? 0 : Number(error.code)));
  });
}

for (const [what, options, flagsOf] of [
  ['a port', {}, (port: string) => ['--port', port]],
  [
    'a port after an equals sign, and other flags',
    {},
    (port: string) => ['--quiet', `--port=${port}`, '--memory'],
  ],
  ['HTTPS', { https: true }, (port: string) => ['--https', '--port', port]],
  ['another address', { host: '127.0.0.2' }, (port: string) => ['--port', port, '--host', '127.0.0.2']],
  ['a path in the public URL', { publicUrl: 'https://a.example/mock' }, (port: string) => ['--port', port]],
] as const satisfies readonly [string, MockOptions, (port: string) => string[]][])
  test(`follows ${what}, and says when nothing answers there`, async cleanup => {
    const mock = await startMock(options);
    const words = [...entry, ...flagsOf(new URL(mock.url).port)];
    assert.equal(await exitOf(cleanup, words), 0);
    assert.equal(await exitOf(cleanup, ['/sbin/docker-init', '--', ...words]), 0, 'with --init');
    await mock.close();
    assert.equal(await exitOf(cleanup, words), 1);
  });

test.run();
