/** The cURL command that the API reference shows for each operation, run as it stands. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { operations } from '../built-in.ts';
import { secrets, send, suiteOf } from '../helper.ts';
import { atEnd } from '../runner/at-end.ts';
import { until } from '../until.ts';
import { curlOf, noCurl, type Open, open, tryIt, turnTo } from './reference.ts';

const test = suiteOf('The API reference in a browser');

/** Values that differ between calls: random ids, secrets and slugs, and times. */
const settled = (text: string) =>
  !/^[{[]/.test(text)
    ? text
    : JSON.stringify(JSON.parse(text), (name, value) =>
        /^(id|event_id|secret|token|url|prefix|last_four|rotated_to|slug|short_url|at|.*_at)$/.test(name) &&
        typeof value === 'string'
          ? '…'
          : value,
      );

/** One mock server and one tab for all operations. */
let everyOperation: Promise<Open> | undefined;

/** Server-Sent Events have no end, so cURL does not end either. */
const endless = new Set(['listenToInstance']);
/** The mock server's channel goes on meanwhile; of a file, the page shows the size. */
const different = new Set(['readChannelFeed', 'downloadMedia']);

/** Fixtures again, with the connection of the instance, which a reset ends, open. */
async function renew(mock: Open['mock'], path: string): Promise<void> {
  await mock.reset();
  if (!path.includes('/instances')) return;
  const url = `${mock.url}/api/v1/instances/ins_demo/state`;
  const headers = { authorization: `Bearer ${secrets.studio}` };
  await until(async () => ((await send(url, { headers })).json.data as { state: string }).state === 'open');
}

for (const { id, path, auth, params = {} } of operations.filter(one => !endless.has(one.id)))
  test.unless(noCurl, `${id}: the cURL command, run as it stands, answers what Try it shows`, async () => {
    everyOperation ??= open(close => void atEnd.push(close));
    const { mock, page, assertQuiet } = await everyOperation;
    await renew(mock, path);
    await turnTo({ mock, page }, id, secrets.studio);
    for (const [, name = ''] of path.matchAll(/:(\w+)/g))
      await page.locator(`#${id}-path-${name}`).fill(params[name]?.example ?? '');
    const command = await curlOf(page, id);
    assert.equal(command.includes(secrets.studio), auth !== 'none');
    const cwd = await mkdtemp(join(tmpdir(), 'marketplace-'));
    const { stdout } = await promisify(execFile)('sh', ['-c', `${command} -sS -w '\n%{http_code}'`], { cwd });
    const [, printed = '', status = ''] = /^(.*)\n(\d+)$/s.exec(stdout) ?? [];
    // Files are stored under this name.
    const text = command.includes('--output download')
      ? await readFile(join(cwd, 'download'), 'utf8')
      : printed;
    await rm(cwd, { recursive: true });
    await renew(mock, path);
    const shown = await tryIt(page, id);
    assert.ok(shown.status.startsWith(`${status} `), `${shown.status} after ${status}`);
    assert.ok(Number(status) < 300, stdout);
    if (!different.has(id)) assert.equal(settled(shown.body), settled(text));
    assertQuiet();
  });

test.run();
