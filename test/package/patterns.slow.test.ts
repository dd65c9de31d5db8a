/** `npm run lint` refuses regular expressions that take more than linear time. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Cleanup, suiteOf } from '../helper.ts';

const test = suiteOf('Regular expression check');
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Checks a folder with these files. */
async function check(cleanup: Cleanup, files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'patterns-'));
  cleanup(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return new Promise<{ code: unknown; reported: string[] }>(resolve => {
    const command = ['--import', 'tsx', 'tools/check-patterns.ts', folder];
    execFile(process.execPath, command, { cwd: root }, (error, _stdout, stderr) => {
      const reported = stderr.replaceAll(`${folder}/`, '').split('\n');
      resolve({ code: error?.code ?? 0, reported: reported.filter(line => line !== '').sort() });
    });
  });
}

test('refuses quadratic and exponential expressions, and those that cannot be checked', async cleanup => {
  const { code, reported } = await check(cleanup, {
    'a.ts': `export const slashes = (text: string) =>\n  text.replace(/\\/+$/g, '');\n`,
    'b.js': `export const made = new RegExp('(a|a)*$');\nexport const unknown = RegExp(made.source);\n`,
    'c.json': JSON.stringify({ properties: { name: { type: 'string', pattern: ' +$' } } }),
    'd.ts': 'export const ahead = /Silk(?!.*Mobile)/;\n',
  });
  assert.equal(code, 1);
  assert.deepEqual(reported, [
    '5 of 5 regular expressions are refused: write them so that they are linear.',
    'a.ts:2: /\\/+$/g takes more than linear time: 2nd degree polynomial',
    'b.js:1: /(a|a)*$/ takes more than linear time: exponential',
    'b.js:2: a regular expression is put together while the program runs, so that nobody can check it',
    'c.json: / +$/u takes more than linear time: 2nd degree polynomial',
    'd.ts:1: /Silk(?!.*Mobile)/ cannot be proven to take linear time',
  ]);
});

test('refuses what is quadratic behind a start that matches in one way, or before a repetition at the end', async cleanup => {
  const { code, reported } = await check(cleanup, {
    'a.ts': 'export const behind = /^id:[a-z]{1,32}:a*a*$/;\n',
    'b.ts': 'export const before = /^id:a*a*[b]+/;\n',
    'c.ts': 'export const repeated = /^(?:a+)+[b]$/;\n',
    'd.ts': 'export const anywhere = /\\]*\\]+$/;\n',
  });
  assert.equal(code, 1);
  assert.deepEqual(reported, [
    '4 of 4 regular expressions are refused: write them so that they are linear.',
    'a.ts:1: /^id:[a-z]{1,32}:a*a*$/ takes more than linear time: 2nd degree polynomial',
    'b.ts:1: /^id:a*a*[b]+/ takes more than linear time: 2nd degree polynomial',
    'c.ts:1: /^(?:a+)+[b]$/ takes more than linear time: exponential',
    'd.ts:1: /\\]*\\]+$/ takes more than linear time: 3rd degree polynomial',
  ]);
});

test('accepts linear expressions', async cleanup => {
  const { code, reported } = await check(cleanup, {
    'a.ts': `export const some = [/^\\/+/, /[a-z]{1,64}/giu, new RegExp('\\\\p{L}+', 'u')];\n`,
    'b.json': JSON.stringify({ pattern: '^[^\\u0000-\\u001f\\u007f]*$' }),
  });
  assert.deepEqual([code, reported], [0, []]);
});

test('is part of npm run lint', async () => {
  const { default: manifest } = await import('../../package.json', { with: { type: 'json' } });
  assert.match(manifest.scripts.lint, /&& npm run --silent lint:patterns$/);
  assert.equal(manifest.scripts['lint:patterns'], 'node --import tsx tools/check-patterns.ts');
});

test.run();
