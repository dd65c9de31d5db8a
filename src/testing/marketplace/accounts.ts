import assert from 'node:assert/strict';
import type { ConformanceCase } from '../case.ts';
import { hostileTexts, other, sample, shop } from '../sample.ts';

export const accountCases: readonly ConformanceCase[] = [
  {
    name: 'accounts.findByWorkspace finds the account of a workspace, whole',
    async run({ accounts }) {
      const { acc_shop, acc_other } = sample().accounts;
      assert.deepEqual(await accounts.findByWorkspace(shop), acc_shop);
      assert.deepEqual(await accounts.findByWorkspace(other), acc_other);
    },
  },
  {
    name: 'accounts.findByWorkspace answers null for an unknown workspace',
    async run({ accounts }) {
      for (const id of ['acc_shop', ...hostileTexts]) assert.equal(await accounts.findByWorkspace(id), null);
    },
  },
];
