import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import type { ConformanceCase } from '../../../src/testing/case.ts';
import { repositoryConformance } from '../../../src/testing/index.ts';
import { suiteOf } from '../../helper.ts';
import { automationFaults } from './faults/automation.ts';
import { keyFaults } from './faults/keys.ts';
import { kindFaults } from './faults/kinds.ts';
import { linkFaults } from './faults/links.ts';
import { messagingFaults } from './faults/messaging.ts';
import { otherFaults } from './faults/others.ts';
import { peopleFaults } from './faults/people.ts';
import { withAllParts } from './faults/plant.ts';
import { webhookFaults } from './faults/webhooks.ts';

/** The parts that lowdb leaves out, with the reasons. */
const lacks = {
  batches: 'the whole list is in memory anyway',
  limits: 'only one process uses the file, and counts in memory',
};

const memory = suiteOf('The contract on lowdb in memory');
repositoryConformance({
  test: memory,
  lacks,
  create: async seed => {
    const repository = await lowdbRepository({ seed });
    return { repository, close: repository.close };
  },
});
memory.run();

const file = suiteOf('The contract on lowdb in a file');
repositoryConformance({
  test: file,
  lacks,
  create: async seed => {
    const folder = await mkdtemp(join(tmpdir(), 'marketplace-'));
    const repository = await lowdbRepository({ file: join(folder, 'data.json'), seed });
    const close = async () => {
      await repository.close();
      await rm(folder, { recursive: true });
    };
    return { repository, close };
  },
});
file.run();

const counting = suiteOf('The contract on the limits in one process');
repositoryConformance({
  test: (name, run) => {
    if (name.startsWith('limits')) counting(name, run);
  },
  create: async seed => {
    const repository = withAllParts(await lowdbRepository({ seed }));
    return { repository, close: repository.close };
  },
});
counting.run();

const itself = suiteOf('The conformance suite');
const faults = {
  ...keyFaults,
  ...otherFaults,
  ...peopleFaults,
  ...webhookFaults,
  ...kindFaults,
  ...linkFaults,
  ...automationFaults,
  ...messagingFaults,
};
for (const [fault, plant] of Object.entries(faults))
  itself(`detects an adapter that ${fault}`, async () => {
    const cases: ConformanceCase['name'][] = [];
    const failed: string[] = [];
    const runs: Promise<void>[] = [];
    repositoryConformance({
      test: (name, run) => {
        cases.push(name);
        runs.push(run().catch(() => void failed.push(name)));
      },
      create: async seed => {
        const repository = await lowdbRepository({ seed });
        plant(withAllParts(repository));
        return { repository, close: repository.close };
      },
    });
    await Promise.all(runs);
    assert.ok(
      failed.length > 0 && failed.length < cases.length,
      `${failed.length} of ${cases.length} cases failed`,
    );
  });
itself.run();
