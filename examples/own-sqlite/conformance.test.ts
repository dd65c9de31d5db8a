/** Runs the conformance suite over the tables of the shop. Run it with `npm test`. */
import { test } from 'node:test';
import { repositoryConformance } from 'koa-marketplace/testing';
import { partsOver } from './adapter.ts';
import { openDatabase } from './database.ts';
import { fill } from './fill.ts';

repositoryConformance({
  test,
  // All other parts are those of the base, which has passed the suite.
  only: ['accounts', 'items', 'purchases'],
  lacks: {
    batches: 'no shop has so many products',
    'accounts.create': 'sellers are made in the shop',
  },
  create: async seed => {
    const database = openDatabase();
    fill(database, seed);
    return { repository: partsOver(database), close: async () => database.close() };
  },
});
