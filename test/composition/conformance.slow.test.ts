/** The conformance suite on composed repositories: with all parts, and with some parts. */
import assert from 'node:assert/strict';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import { composeRepository, type DataFile, type OwnParts } from '../../src/index.ts';
import { repositoryConformance } from '../../src/testing/index.ts';
import { suiteOf } from '../helper.ts';

/** Items, purchases and accounts from one storage, all other parts from another. */
async function open(seed: DataFile, parts: OwnParts = {}) {
  const host = await lowdbRepository({ seed });
  const base = await lowdbRepository({ seed: { ...seed, items: {}, purchases: {} } });
  const { items, purchases, accounts } = host;
  const close = async () => {
    await base.close();
    await host.close();
  };
  return { repository: composeRepository(base, { items, purchases, accounts, ...parts }), close };
}

const lacks = {
  batches: 'the list is in memory',
  limits: 'one process counts alone',
  'accounts.create': 'workspaces are not in the storage of accounts',
};

const whole = suiteOf('Conformance of a repository over two storages', { isLong: true });
repositoryConformance({ test: whole, lacks, create: seed => open(seed) });
whole.run();

const some = suiteOf('Conformance of a repository over two storages with omitted parts', { isLong: true });
const names: string[] = [];
repositoryConformance({
  test: (name, run) => {
    names.push(name);
    some(name, run);
  },
  lacks: {
    ...lacks,
    webhooks: 'nobody is told',
    links: 'there are none',
    users: 'there is no console',
    sessions: 'there is no log-in',
  },
  create: seed => open(seed, { webhooks: null, links: null, users: null, sessions: null }),
});
some('meets no case of the parts that are left out', () => {
  const others = names.filter(name => /\b(webhooks|links|users|sessions|limits)\./.test(name));
  assert.deepEqual(others, []);
  assert.ok(names.length > 30, `${names.length} cases`);
});
some.run();
