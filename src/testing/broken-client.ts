import assert from 'node:assert/strict';
import type { TransactionOptions } from '../repository/index.ts';

/** The client of a transaction of the host that has failed: what is stored nevertheless is stored outside of it. */
export const broken: Required<TransactionOptions> = {
  client: { query: () => Promise.reject(new Error('the transaction has failed')) },
};

/** A storage that has no transactions of the host refuses the client, and any other one has to use it. */
export const refusesBroken = (call: () => unknown): Promise<void> =>
  assert.rejects(async () => call(), 'a method that takes a client must refuse it or write through it');
