import assert from 'node:assert/strict';
import { refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { outcomesOf } from '../outcomes.ts';
import { hostileTexts, other, shop } from '../sample.ts';
import { media, ok, range } from './sample.ts';

const test = casesOf('messaging');

export const mediaCases: readonly ConformanceCase[] = [
  test('messaging.addMedia stores what is known of a file, for its workspace', async messaging => {
    const file = media('med_1', { name: 'é 😀.png', type: 'application/vnd.a+json' });
    assert.deepEqual(await messaging.addMedia(shop, file), file);
    assert.deepEqual(await messaging.findMedia(shop, 'med_1'), file);
    assert.deepEqual(await messaging.addMedia(shop, media('med_1')), refuse('taken'));
    ok(await messaging.addMedia(other, media('med_1')));
    for (const text of ['med_2', ...hostileTexts]) {
      assert.equal(await messaging.findMedia(shop, text), null);
      assert.deepEqual(await messaging.addMedia(text, file), refuse('workspace_unknown'));
    }
  }),
  test('messaging.listMedia finds files of the workspace by their ids', async messaging => {
    for (const id of ['med_1', 'med_2', 'med_3']) ok(await messaging.addMedia(shop, media(id)));
    ok(await messaging.addMedia(other, media('med_4')));
    const idsOf = async (workspaceId: string, ids: readonly string[]) =>
      (await messaging.listMedia(workspaceId, ids)).map(({ id }) => id).toSorted();
    const asked = ['med_3', 'med_1', 'med_1', 'med_4', ...hostileTexts];
    assert.deepEqual(await idsOf(shop, asked), ['med_1', 'med_3']);
    assert.deepEqual(await idsOf(shop, []), []);
    for (const text of hostileTexts) assert.deepEqual(await idsOf(text, ['med_1']), []);
  }),
  test('messaging.addMedia never leaves a workspace with more bytes than it may have, no matter who races', async messaging => {
    ok(await messaging.addMedia(other, media('med_0', { size: 100 })));
    const answers = await Promise.all(
      range(20).map(index => messaging.addMedia(shop, media(`med_${index}`, { size: 10 }), { most: 35 })),
    );
    assert.deepEqual(outcomesOf(answers), [...Array(3).fill('stored'), ...Array(17).fill('too_many')]);
    ok(await messaging.addMedia(shop, media('med_last', { size: 5 }), { most: 35 }));
  }),
  test('messaging.addMedia never leaves a workspace with more files than it may have, no matter who races', async messaging => {
    ok(await messaging.addMedia(other, media('med_0')));
    const answers = await Promise.all(
      range(20).map(index => messaging.addMedia(shop, media(`med_${index}`), { maxFiles: 3 })),
    );
    assert.deepEqual(outcomesOf(answers), [...Array(3).fill('stored'), ...Array(17).fill('too_many')]);
    ok(await messaging.addMedia(shop, media('med_last'), { maxFiles: 4 }));
  }),
];
