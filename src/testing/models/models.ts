import assert from 'node:assert/strict';
import { byText } from '../../common/text/compare-texts.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { hostileTexts, other, sample, shop } from '../sample.ts';

const test = casesOf('models');

export const modelCases: readonly ConformanceCase[] = [
  test('models.list returns the models of a workspace with all their fields, and none of another workspace', async models => {
    const byId = byText(({ id }: { id: string }) => id);
    assert.deepEqual(
      [...(await models.list(shop))].sort(byId),
      [...(sample().models[shop] ?? [])].sort(byId),
    );
    for (const workspaceId of [other, 'ws_unknown', ...hostileTexts])
      assert.deepEqual(await models.list(workspaceId), []);
  }),
];
