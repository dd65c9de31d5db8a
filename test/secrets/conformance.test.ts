/** Storages whose secrets are encrypted keep the contract of those without. */
import { randomBytes } from 'node:crypto';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import { partNames } from '../../src/index.ts';
import { encryptedRepository } from '../../src/repository/encrypted/repository.ts';
import { repositoryConformance } from '../../src/testing/index.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('The contract on lowdb with encrypted secrets', { isLong: true });

const asStored = 'what it gives is as it is stored, and so encrypted';

repositoryConformance({
  // The parts with secrets: the others are handed on as they are.
  test: (name, run) => {
    if (/^(?:webhooks|automation|messaging)\./.test(name)) test(name, run);
  },
  lacks: {
    batches: 'the whole list is in memory anyway',
    limits: 'only one process uses the file, and counts in memory',
    'webhooks.rewriteSecrets': asStored,
    'automation.rewriteSecrets': asStored,
    'messaging.rewriteSecrets': asStored,
  },
  create: async seed => {
    const base = await lowdbRepository({ seed });
    const encrypted = encryptedRepository(base, { keys: [{ id: 'k1', key: randomBytes(32) }] });
    // The suite replaces methods of the parts.
    const parts = partNames.flatMap(name => (encrypted[name] ? [[name, { ...encrypted[name] }]] : []));
    return { repository: Object.fromEntries(parts), close: base.close };
  },
});

test.run();
