/** Edits of the data file and of fixtures are loaded while the mock server runs. */
import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { startMock } from '../../../mock-server/index.ts';
import type { Item } from '../../../src/generated/types.ts';
import { type Cleanup, fixtures, secrets, send, suiteOf } from '../../helper.ts';
import { until } from '../../until.ts';

const test = suiteOf('A watching mock server', { isLong: true });

async function folder(cleanup: Cleanup): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'marketplace-'));
  cleanup(() => rm(path, { recursive: true, force: true }));
  return path;
}

async function start(cleanup: Cleanup, options: Parameters<typeof startMock>[0]) {
  const reported: string[] = [];
  const mock = await startMock({ watch: true, notice: line => reported.push(line), ...options });
  cleanup(mock.close);
  const told_ = (text: RegExp) => until(() => reported.some(line => text.test(line)));
  const names = async () =>
    (
      (await send(`${mock.url}/api/items/all?api_key=${secrets.studio}`)).json.items as Item[] | undefined
    )?.map(({ name }) => name) ?? [];
  return { mock, reported, says: told_, names };
}

/** As most editors do. */
async function save(file: string, text: string): Promise<void> {
  await writeFile(`${file}.swp`, text);
  await rename(`${file}.swp`, file);
}

const [first] = fixtures.items.ws_studio ?? [];
const name = JSON.stringify(first?.name);

test('serves an edit of the data file at once, also behind a symbolic link, and keeps what is stored', async cleanup => {
  const path = await folder(cleanup);
  const real = join(path, 'real.json');
  const link = join(await folder(cleanup), 'mock.json');
  await symlink(real, link);
  for (const [index, file] of [link, real].entries()) {
    const { mock, reported, names, says } = await start(cleanup, { file });
    const edited = `Edited ${index}`;
    await mock.repository.keys.revoke('ws_sounds', 'key_demo_sounds', `2026-01-0${index + 1}T00:00:00Z`);
    const text = await readFile(real, 'utf8');
    await save(real, text.replace(index === 0 ? name : '"Edited 0"', JSON.stringify(edited)));
    await says(/was edited/);
    assert.ok(
      reported.some(line => line.includes('and the edit is loaded')),
      reported.join('\n'),
    );
    assert.ok((await names()).includes(edited));
    assert.equal(mock.data.keys.ws_sounds?.[0]?.revoked_at, '2026-01-01T00:00:00Z');
    await mock.close();
  }
});

test('loads an edit that was begun before requests, clicks and deliveries were stored, and keeps those', async cleanup => {
  const file = join(await folder(cleanup), 'mock.json');
  const { mock, names, says, reported } = await start(cleanup, { file });
  const text = await readFile(file, 'utf8');
  const countOf = () => ({
    requests: mock.data.request_log.ws_studio?.length ?? 0,
    uses: mock.data.keys.ws_studio?.find(one => one.digest !== '')?.last_used_at,
    clicks: mock.data.link_clicks.ws_studio?.length ?? 0,
  });
  const before = countOf();
  await names();
  const [link] = mock.data.links.ws_studio ?? [];
  await send(`${mock.url}/l/${link?.slug}`);
  const isStored = () => {
    const now = countOf();
    return now.requests > before.requests && now.clicks > before.clicks;
  };
  await until(isStored);
  const stored = mock.data.request_log.ws_studio?.length;
  await save(file, text.replace(name, '"Edited"'));
  await says(/was edited/);
  assert.ok(
    reported.some(line => line.includes('and the edit is loaded')),
    reported.join('\n'),
  );
  assert.ok((mock.data.request_log.ws_studio?.length ?? 0) >= (stored ?? 0));
  assert.ok(isStored(), 'the click is kept');
  assert.ok((await names()).includes('Edited'));
  await mock.close();
  const left = JSON.parse(await readFile(file, 'utf8'));
  assert.ok(left.request_log.ws_studio.length >= (stored ?? 0), 'also in the file');
});

test('keeps an edit of an older version beside the file, says so, and serves what is stored', async cleanup => {
  const file = join(await folder(cleanup), 'mock.json');
  const { mock, reported, names, says } = await start(cleanup, { file });
  const text = await readFile(file, 'utf8');
  await mock.repository.keys.revoke('ws_sounds', 'key_demo_sounds', '2026-01-01T00:00:00Z');
  const edited = text.replace(name, '"Edited"');
  await save(file, edited);
  await says(
    /mock\.json was edited from an older version than the one that is stored\. The data before it goes on; /,
  );
  await until(() => mock.data.keys.ws_sounds?.[0]?.revoked_at === '2026-01-01T00:00:00Z');
  assert.ok(!(await names()).includes('Edited'));
  const [kept = ''] = (await readdir(dirname(file))).filter(one => one.startsWith('mock.json.edited-'));
  assert.equal(await readFile(join(dirname(file), kept), 'utf8'), edited);
  assert.ok(
    reported.some(one => one.includes(`the edit is kept as ${join(dirname(file), kept)}: make it again in `)),
  );
  await mock.close();
  assert.match(await readFile(file, 'utf8'), /"revoked_at":"2026-01-01T00:00:00Z"/);
});

test('reports an edit that does not fit with file, pointer and line, goes on, and keeps it beside the file', async cleanup => {
  const file = join(await folder(cleanup), 'mock.json');
  const { mock, reported, names, says } = await start(cleanup, { file });
  const before = await names();
  const text = await readFile(file, 'utf8');
  const wrong = text.replace(name, '5');
  await save(file, wrong);
  const line = text.slice(0, text.indexOf(name)).split('\n').length;
  const reason = `mock\\.json: /items/ws_studio/0/name must be a string \\(line ${line}\\)\\. The data before it goes on`;
  await says(new RegExp(reason));
  assert.deepEqual(await names(), before);
  await mock.repository.keys.revoke('ws_sounds', 'key_demo_sounds', '2026-01-01T00:00:00Z');
  const [kept = ''] = (await readdir(dirname(file))).filter(one => one.startsWith('mock.json.edited-'));
  assert.equal(await readFile(join(dirname(file), kept), 'utf8'), wrong);
  assert.ok(reported.some(one => one.includes(`${kept}: make it again in `)));
  assert.deepEqual(await names(), before);
  await save(file, text.slice(0, -10));
  await says(/is not JSON at line \d+, column \d+\. The data/);
});

test('loads edits of a folder of fixtures, and keeps what was stored since', async cleanup => {
  const path = await folder(cleanup);
  const items = (named: unknown) => JSON.stringify({ ws_studio: [{ ...first, name: named }] });
  await writeFile(join(path, 'items.json'), items('One'));
  const { mock, names, says, reported } = await start(cleanup, { fixtures: path });
  assert.deepEqual(await names(), ['One']);
  await mock.repository.put('items', 'ws_studio', {
    ...mock.data.items.ws_studio?.[0],
    id: 2,
    name: 'Mine',
  } as Item);
  await mock.snapshot('mine');
  await save(join(path, 'items.json'), items('Two'));
  await says(/The fixtures in .* were edited, and are loaded/);
  assert.deepEqual((await names()).sort(), ['Mine', 'Two']);
  await save(join(path, 'items.json'), items(3));
  await says(/items\.json: \/ws_studio\/0\/name must be a string \(line 1\)\. The data before it goes on/);
  assert.deepEqual((await names()).sort(), ['Mine', 'Two']);
  await mock.reset();
  assert.deepEqual(await names(), ['Two']);
  await mock.restore('mine');
  assert.deepEqual((await names()).sort(), ['Mine', 'One']);
  await writeFile(join(path, 'models.json'), '{}');
  await save(join(path, 'items.json'), items('Two'));
  await until(() => mock.data.models.ws_studio === undefined);
  assert.equal(reported.length, 3);
});

test('is only one that was asked to: otherwise an edit is loaded with the next change', async cleanup => {
  const file = join(await folder(cleanup), 'mock.json');
  const { mock, reported, names } = await start(cleanup, { file, watch: false });
  await save(file, (await readFile(file, 'utf8')).replace(name, '"Edited"'));
  assert.ok(!(await names()).includes('Edited'));
  await mock.repository.keys.revoke('ws_sounds', 'key_demo_sounds', '2026-01-01T00:00:00Z');
  assert.ok((await names()).includes('Edited'));
  assert.equal(reported.length, 1);
});

test('says which data it uses if there are both a data file and fixtures', async cleanup => {
  const path = await folder(cleanup);
  const file = join(path, 'mock.json');
  await writeFile(join(path, 'items.json'), '{}');
  const first = await start(cleanup, { file, fixtures: path });
  assert.deepEqual(first.reported, []);
  await first.mock.close();
  const second = await start(cleanup, { file, fixtures: path });
  assert.match(
    second.reported.join(),
    /^The data is that of .*mock\.json, and not the fixtures in .*: --reset \(reset: true\) deletes it and loads them$/,
  );
  await second.mock.close();
  const third = await start(cleanup, { file, fixtures: path, reset: true });
  assert.deepEqual(third.reported, []);
  assert.equal(basename(file), 'mock.json');
});

test.run();
