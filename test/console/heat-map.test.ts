/** The clicks of each hour of the week, on pages. */
import assert from 'node:assert/strict';
import { emptyDay } from '../../src/repository/index.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { home, spring, start } from './demo-pages.ts';

const test = suiteOf('Clicks by hour');
const now = () => Date.parse('2026-11-21T12:00:00Z');

/** With days of the link: Monday, another Monday, and a day without hours. */
async function open(cleanup: Cleanup) {
  const started = await start(cleanup, { now });
  const day = (name: string, clicks: number, hours?: Record<string, number>) => ({
    ...emptyDay('lnk_demo_spring', name),
    clicks,
    ...(hours === undefined ? {} : { hours }),
  });
  started.links.listDays = async (_, __, from, to) =>
    [
      day('2026-11-09', 5, { '00': 1, '23': 4 }),
      day('2026-11-16', 1236, { '23': 1236 }),
      day('2026-11-17', 9),
      day('2026-11-21', 2, { '07': 2, '24': 5, __proto__: 5 }),
    ].filter(one => one.day >= from && one.day <= to);
  return started;
}

const cellsOf = (page: string) =>
  [...page.matchAll(/<td class="heat-(\d)" title="([^"]*)"><span>([\d,]+)</g)].map(
    ([, level = '', title = '', count = '']) => ({ level, title, count }),
  );

for (const path of [spring, `${home}/link-analytics`])
  test(`are a table of 7 weekdays and 24 hours, whose cells say their numbers: ${path}`, async cleanup => {
    const { person } = await open(cleanup);
    const { text } = await person.get(path);
    const cells = cellsOf(text);
    assert.equal(cells.length, 7 * 24);
    assert.deepEqual(
      cells.filter(({ count }) => count !== '0'),
      [
        { level: '1', title: 'Monday, 00:00 to 01:00 UTC: 1 clicks', count: '1' },
        { level: '4', title: 'Monday, 23:00 to 24:00 UTC: 1,240 clicks', count: '1,240' },
        { level: '1', title: 'Saturday, 07:00 to 08:00 UTC: 2 clicks', count: '2' },
      ],
    );
    assert.match(text, /Most clicks: Monday, 23:00 to 24:00 UTC, 1,240\. Hours are in UTC\./);
    assert.match(text, /<th scope="row">Wed<span class="hush">nesday<\/span><\/th>/);
  });

test('say why they are missing', async cleanup => {
  const { person, links } = await open(cleanup);
  links.listDays = async () => [{ ...emptyDay('lnk_demo_spring', '2026-11-20'), clicks: 3 }];
  const old = (await person.get(spring)).text;
  assert.match(old, /The clicks of this period were counted before hours were\./);
  assert.doesNotMatch(old, /hours\.csv/);
  links.listDays = async () => [];
  assert.deepEqual(cellsOf((await person.get(spring)).text), []);
});

test('come with the analytics of the API, Monday first', async cleanup => {
  const { mock, person } = await start(cleanup, { now });
  assert.ok(person);
  const { result } = {
    result: await (await import('../../src/links/analytics.ts')).analyticsOf(
      mock.repository.links,
      'ws_studio',
      'lnk_demo_spring',
      { from: '2026-11-16', to: '2026-11-20' },
    ),
  };
  assert.deepEqual(
    result.hours.map(hours => hours.length),
    Array.from({ length: 7 }, () => 24),
  );
  const sum = result.hours.flat().reduce((one, other) => one + other, 0);
  assert.ok(sum > 0);
  assert.equal(sum, result.clicks, 'the fixtures have the hour of each click');
  assert.deepEqual(
    result.hours
      .slice(5)
      .flat()
      .filter(count => count > 0),
    [],
    'Saturday and Sunday are not in this range',
  );
});

test.run();
