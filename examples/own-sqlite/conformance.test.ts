/**
 * Runs the conformance suite over the shop's database and, for all other parts, the lowdb adapter. Run it with `npm
 * test`.
 */
import { test } from 'node:test';
import { composeRepository } from 'koa-marketplace';
import { lowdbRepository } from 'koa-marketplace/lowdb';
import { repositoryConformance } from 'koa-marketplace/testing';
import { partsOver } from './adapter.ts';
import { openDatabase } from './database.ts';
import { fill } from './fill.ts';

repositoryConformance({
  test,
  lacks: {
    batches: 'no shop has so many products',
    limits: 'one process counts alone',
    'accounts.create': 'sellers are made in the shop',
  },
  create: async seed => {
    const database = openDatabase();
    fill(database, seed);
    // The base has none of the shop's data, so all records that are found come from the database.
    const base = await lowdbRepository({ seed: { ...seed, items: {}, purchases: {} } });
    return {
      repository: composeRepository(base, partsOver(database)),
      close: async () => {
        await base.close();
        database.close();
      },
    };
  },
});
