/** The commands of docs/real-server.md, as they stand, against a mock server in place of the real one. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { startMock } from '../../../mock-server/index.ts';
import { readPages } from '../../docs/pages.ts';
import { environmentOf, runCommand } from '../../docs/program.ts';
import { suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';
import { cli, folder } from '../command.ts';

const test = suiteOf('The page about the real server', { isLong: true });

const pages = await readPages();
const page = pages.get('docs/real-server.md') ?? '';

test('has commands that do what it says', async cleanup => {
  const mock = await mockFor(cleanup);
  const cwd = await folder(cleanup);
  const installed = `cd '${cwd}'; npx() { shift; '${process.execPath}' '${cli}' "$@"; }\n`;
  const commands = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, code = '']) => code);
  const printed: string[] = [];
  for (const command of commands)
    printed.push(await runCommand(`${installed}${command}`, environmentOf(mock)));
  assert.match(printed[0] ?? '', /, 0 differ, 0 operations not there, /);
  assert.match(printed[1] ?? '', /^Recorded: accounts 1, items 23, models 5, links \d+\n/);
  assert.match(printed[1] ?? '', /serve them with: npx koa-marketplace --fixtures recorded\n$/);
  const served = await startMock({ fixtures: `${cwd}/recorded`, port: null });
  cleanup(served.close);
  assert.match(await readFile(`${cwd}/report.xml`, 'utf8'), /^<\?xml/);
});

test.run();
