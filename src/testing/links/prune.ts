import assert from 'node:assert/strict';
import { type ConformanceCase, casesOf } from '../case.ts';
import { shop } from '../sample.ts';
import { click, clicksOn, later, link, now, today } from './sample.ts';

const salt = (letter: string) => letter.repeat(43);

const test = casesOf('links');

/** Days in their order, and what links.prune deletes and still needs. */
export const linkPruneCases: readonly ConformanceCase[] = [
  test('links.listDays returns the days from the first to the last one in order, whenever they were counted', async links => {
    await links.create(shop, [link('lnk_1')]);
    for (const day of ['07', '04', '06', '05', '08'])
      await links.recordClicks([clicksOn('lnk_1', 'a', { at: `2026-05-${day}T05:05:05Z` })], {
        keep: false,
      });
    const days = async (linkId: string | null) =>
      (await links.listDays(shop, linkId, '2026-05-05', '2026-05-07')).map(({ day }) => day);
    for (const linkId of ['lnk_1', null])
      assert.deepEqual(await days(linkId), ['2026-05-05', '2026-05-06', '2026-05-07']);
  }),
  test('links.prune keeps salts, visitors, recorders and clicks from its times on, and deletes earlier ones', async links => {
    await links.create(shop, [link('lnk_1')]);
    const record = () =>
      links.recordClicks([clicksOn('lnk_1', 'a')], {
        keep: true,
        batch: { recorder: 'rec_a', number: 1, at: now },
      });
    const counts = async () => {
      const [day] = await links.listDays(shop, 'lnk_1', today, today);
      const { clicks } = await links.listClicks(shop, 'lnk_1', { limit: 9 });
      return [day?.clicks, day?.unique_clicks, clicks.length];
    };
    const prune = async (clicksBefore: string, visitorsBefore: string, recordersBefore: string) => {
      while (await links.prune({ clicksBefore, visitorsBefore, recordersBefore, quarantinesBefore: now }));
    };
    await links.saltOf(today, salt('a'));
    await record();
    await prune(now, today, now);
    await record();
    assert.deepEqual(await counts(), [1, 1, 1], 'the recorder and the click are from that moment');
    assert.equal(await links.saltOf(today, salt('b')), salt('a'), 'the day is not over');
    await links.recordClicks([{ ...clicksOn('lnk_1', 'a'), clicks: [click('lnk_1')] }], { keep: false });
    assert.deepEqual(await counts(), [2, 1, 1], 'the visitor is known on that day');
    await prune(later, '2026-05-06', later);
    assert.deepEqual(await counts(), [2, 1, 0]);
    assert.equal(await links.saltOf(today, salt('c')), salt('c'));
    await record();
    assert.deepEqual(await counts(), [3, 2, 1], 'neither the recorder nor the visitor is known any more');
  }),
];
