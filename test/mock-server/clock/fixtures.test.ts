/** Dates of fixtures that are relative to the day on which they are loaded. */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPlainDates } from '../../../mock-server/fixtures/relative-dates.ts';
import { loadFixtures, toData } from '../../../mock-server/fixtures.ts';
import { startMock } from '../../../mock-server/index.ts';
import { type Cleanup, knownCode, send, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';

const test = suiteOf('Fixtures with relative dates');

const now = Date.parse('2031-03-31T22:15:00Z');
const plain = (text: string) => withPlainDates('fixtures', text, now);

async function folder(cleanup: Cleanup): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'marketplace-'));
  cleanup(() => rm(path, { recursive: true, force: true }));
  return path;
}

test('are instants, dates, instants on a date, and hours', () => {
  assert.equal(plain('{now}'), '2031-03-31T22:15:00.000Z');
  assert.equal(plain('{now-30d}'), '2031-03-01T22:15:00.000Z');
  assert.equal(plain('{now+2h30m}'), '2031-04-01T00:45:00.000Z');
  assert.equal(plain('{now-1mo}'), '2031-02-28T22:15:00.000Z');
  assert.equal(plain('{today}'), '2031-03-31');
  assert.equal(plain('{today+1y}'), '2032-03-31');
  assert.equal(plain('{today-3d}T10:28:00Z'), '2031-03-28T10:28:00Z');
  assert.equal(plain('{hour-23h}'), '2031-03-30T23');
});

test('leave every other text as it is', () => {
  for (const text of ['', 'now', '{base_url}/demo', 'On {now-30d}', '2030-01-01'])
    assert.equal(plain(text), text);
  const value = { a: [{ at: '2030-01-01' }] };
  assert.equal(withPlainDates('fixtures', value, now), value);
});

test('are refused with their place if they cannot be read', () => {
  const wrongs = [
    '{now-30}',
    '{now+1d',
    '{now}T10:00:00Z',
    '{hour}T10:00:00Z',
    '{today}T25:00:00Z',
    '{today-9999y}',
    // The year 0, which no date of the data may have.
    '{today-2031y}',
    '{now-2031y}',
    '{nowhere}',
  ];
  for (const wrong of wrongs)
    assert.throws(() => withPlainDates('fixtures', { links: { ws: [{ at: wrong }] } }, now), {
      name: 'InvalidDataError',
      message: /^fixtures: \/links\/ws\/0\/at must be a date such as \{now-30d\}/,
    });
});

test('follow the clock of the mock, in a folder and in an object, and not that of a later reset', async cleanup => {
  const path = await folder(cleanup);
  const [studio] = (await loadFixtures()).keys.ws_studio ?? [];
  const keys = { ws_studio: [{ ...studio, expires_at: '{now+10d}' }] };
  await writeFile(join(path, 'keys.json'), JSON.stringify(keys));
  for (const fixtures of [path, { keys } as never]) {
    const mock = await mockFor(cleanup, { now: () => now, fixtures });
    const expires = async () =>
      (await mock.repository.keys.list('ws_studio', { limit: 10 })).keys.map(({ expires_at: at }) => at);
    assert.deepEqual(await expires(), ['2031-04-10T22:15:00.000Z']);
    mock.advance('5d');
    await mock.reset();
    assert.deepEqual(await expires(), ['2031-04-10T22:15:00.000Z']);
  }
});

test('are plain dates in the data file', async cleanup => {
  const file = join(await folder(cleanup), 'mock.json');
  const mock = await startMock({ file });
  await mock.close();
  assert.doesNotMatch(await readFile(file, 'utf8'), /"\{(now|today)/);
});

test('of the package are the same in whatever year they are loaded, but for the distance', async () => {
  const [one, other] = await Promise.all(
    [now, now + 86_400_000].map(async at => toData(await loadFixtures(undefined, { now: at }))),
  );
  assert.notDeepEqual(one, other);
  const real = Date.now;
  try {
    Date.now = () => real() + 5 * 365 * 86_400_000;
    assert.deepEqual(toData(await loadFixtures(undefined, { now })), one);
  } finally {
    Date.now = real;
  }
});

test('of the package keep what is supported, lapsed, expired, scheduled and recent in any year', async cleanup => {
  for (const year of ['2027-01-01', '2030-06-30', '2060-02-29']) {
    const mock = await mockFor(cleanup, { now: year });
    const key = mock.keys.studio ?? '';
    const valid = await send(
      `${mock.url}/api/purchases/validation?api_key=${key}&purchase_code=${knownCode}`,
      {
        method: 'POST',
      },
    );
    const { purchase } = (valid.json as { data: { purchase: { supported_until: string } } }).data;
    assert.ok(Date.parse(purchase.supported_until) > mock.now(), year);
    assert.equal((await send(`${mock.url}/api/account/details?api_key=${mock.keys.expired}`)).status, 401);
    const headers = { authorization: `Bearer ${key}` };
    const data = async (path: string) =>
      (await send(`${mock.url}/api/v1${path}`, { headers })).json.data as Record<string, unknown>[];
    assert.ok((await data('/automation/history?state=scheduled')).length > 0, year);
    const clicked = (await data('/links?limit=100')).map(({ last_clicked_at: at }) => Date.parse(String(at)));
    assert.ok(
      clicked.some(at => Math.abs(at - mock.now()) < 86_400_000),
      year,
    );
  }
});

test.run();
