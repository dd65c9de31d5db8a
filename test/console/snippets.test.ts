/** Runs the examples of Getting started unchanged. */
import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startMock } from '../../mock-server/index.ts';
import { snippets } from '../../src/console/pages/snippets.ts';
import { fixtures, knownCode, secrets, suiteOf } from '../helper.ts';

const test = suiteOf('Programs of Getting started');

const programs: Record<string, { command: string; file: string }> = {
  cURL: { command: 'sh', file: 'snippet.sh' },
  JavaScript: { command: process.execPath, file: 'snippet.mjs' },
  Python: { command: 'python3', file: 'snippet.py' },
  PHP: { command: 'php', file: 'snippet.php' },
};

for (const { language } of snippets('http://x')) {
  const { command, file } = programs[language] ?? { command: '', file: '' };
  const missing =
    spawnSync(command, ['--version']).error === undefined ? null : `${command} is not on this machine`;
  test.unless(
    missing,
    `${language} says how many items there are, and what a purchase code stands for`,
    async cleanup => {
      const mock = await startMock();
      cleanup(mock.close);
      const folder = await mkdtemp(join(tmpdir(), 'marketplace-'));
      cleanup(() => rm(folder, { recursive: true }));
      const code = snippets(mock.url).find(snippet => snippet.language === language)?.code ?? '';
      await writeFile(join(folder, file), code);
      const env = { ...process.env, MARKETPLACE_KEY: secrets.studio, PURCHASE_CODE: knownCode };
      const { stdout } = await promisify(execFile)(command, [join(folder, file)], { env });
      assert.equal(stdout.split('\n')[0], String(fixtures.items.ws_studio?.length));
      assert.match(stdout, /Regular/);
    },
  );
}

test.run();
