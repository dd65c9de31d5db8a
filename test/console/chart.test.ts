/** The clicks of a month, on the list of links and on the page of a link. */
import assert from 'node:assert/strict';
import { shortDay } from '../../src/console/format.ts';
import { type Cleanup, send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { loggedIn } from './client.ts';

const test = suiteOf('Click chart');
const home = '/workspaces/ws_studio';

async function start(cleanup: Cleanup, at: string) {
  const mock = await mockFor(cleanup, { now: () => Date.parse(at) });
  const person = await loggedIn(mock);
  return { mock, person };
}

/** The days of the table, newest first. */
const daysOn = (page: string) =>
  [...page.matchAll(/<th scope="row"><a href="[^"]+">(\d{4}-\d\d-\d\d)</g)].map(([, day]) => day);

for (const [at, first, last] of [
  ['2026-10-30T00:00:00.000Z', '2026-10-01', '2026-10-30'],
  ['2026-10-30T23:59:59.999Z', '2026-10-01', '2026-10-30'],
  ['2028-03-01T12:00:00.000Z', '2028-02-01', '2028-03-01'],
] as const)
  test(`shows 30 days including today at ${at}, as the API does by default`, async cleanup => {
    const { mock, person } = await start(cleanup, at);
    const asked: unknown[] = [];
    const { links } = mock.repository;
    const { listDays } = links;
    links.listDays = (workspace, link, from, to) => {
      asked.push([link, from, to]);
      return listDays(workspace, link, from, to);
    };
    for (const [page, path, link] of [
      ['/link-analytics', '/analytics', null],
      ['/links/lnk_demo_spring', '/lnk_demo_spring/analytics', 'lnk_demo_spring'],
    ] as const) {
      const { text } = await person.get(home + page);
      const days = daysOn(text);
      assert.deepEqual([days.length, days.at(-1), days[0]], [30, first, last], page);
      assert.match(
        text,
        new RegExp(`<span>${shortDay(first)}</span><span>[^<]+</span><span>${shortDay(last)}</span>`),
      );
      const { json } = await send(`${mock.url}/api/v1/links${path}`, {
        headers: { authorization: `Bearer ${mock.keys.studio}` },
      });
      const { from, to, clicks } = json.data as Record<string, unknown>;
      assert.deepEqual([from, to], [first, last]);
      const shown = /<dt>Clicks<\/dt><dd><strong>([\d,]+)</.exec(text)?.[1]?.replaceAll(',', '');
      assert.equal(Number(shown), clicks);
      // The console also asks for as many days before.
      const [shownDays, before, ofApi] = asked.splice(0) as string[][];
      assert.deepEqual(
        [shownDays, ofApi],
        [
          [link, first, last],
          [link, first, last],
        ],
      );
      assert.equal(Date.parse(first) - Date.parse(before?.[2] ?? ''), 86_400_000);
      assert.equal(Date.parse(before?.[2] ?? '') - Date.parse(before?.[1] ?? ''), 29 * 86_400_000);
    }
  });

test.run();
