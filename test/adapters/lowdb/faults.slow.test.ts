/** The conformance suite detects every planted fault of an adapter. */
import assert from 'node:assert/strict';
import { lowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import { repositoryConformance } from '../../../src/testing/index.ts';
import { suiteOf } from '../../helper.ts';
import { automationFaults } from './faults/automation.ts';
import { invitationFaults } from './faults/invitations.ts';
import { keyFaults } from './faults/keys.ts';
import { kindFaults } from './faults/kinds.ts';
import { linkFaults } from './faults/links.ts';
import { memberFaults } from './faults/members.ts';
import { messagingFaults } from './faults/messaging.ts';
import { otherFaults } from './faults/others.ts';
import { type Plant, withAllParts } from './faults/plant.ts';
import { rewritingFaults } from './faults/rewriting.ts';
import { waitingFaults } from './faults/waiting.ts';
import { webhookFaults } from './faults/webhooks.ts';

const test = suiteOf('The conformance suite', { isLong: true });
const faults = {
  ...keyFaults,
  ...otherFaults,
  ...invitationFaults,
  ...memberFaults,
  ...rewritingFaults,
  ...webhookFaults,
  ...kindFaults,
  ...linkFaults,
  ...automationFaults,
  ...messagingFaults,
  ...waitingFaults,
};

/** Whether each case that ran has passed. */
type Results = Map<string, boolean>;

/** Runs the cases until one has failed and one has passed: an adapter that fails all of them is not a planted fault. */
async function runUntilDetected(plant: Plant): Promise<Results> {
  const cases: { name: string; run: () => Promise<void> }[] = [];
  repositoryConformance({
    test: (name, run) => cases.push({ name, run }),
    create: async seed => {
      const repository = await lowdbRepository({ seed });
      plant(withAllParts(repository));
      return { repository, close: repository.close };
    },
  });
  const changed = await changedBy(plant);
  const rank = (name: string) =>
    changed.methods.some(method => name.startsWith(method))
      ? 0
      : changed.parts.some(part => name.startsWith(part))
        ? 1
        : 2;
  const results: Results = new Map();
  for (const { name, run } of cases.sort((a, b) => rank(a.name) - rank(b.name))) {
    results.set(
      name,
      await run().then(
        () => true,
        () => false,
      ),
    );
    if (new Set(results.values()).size === 2) break;
  }
  return results;
}

/** The methods and parts that a fault replaces. Their cases, which begin with these names, detect most faults. */
async function changedBy(plant: Plant): Promise<{ methods: string[]; parts: string[] }> {
  const repository = withAllParts(await lowdbRepository());
  const methodsOf = () =>
    new Map(
      Object.entries(repository).flatMap(([part, methods]) =>
        Object.entries(methods).map(([name, method]) => [`${part}.${name}`, method] as const),
      ),
    );
  const before = methodsOf();
  plant(repository);
  const methods = [...methodsOf()].flatMap(([name, method]) => (before.get(name) === method ? [] : [name]));
  await repository.close();
  return { methods, parts: methods.map(name => name.slice(0, name.indexOf('.') + 1)) };
}

for (const [fault, plant] of Object.entries(faults))
  test(`detects an adapter that ${fault}`, async () => {
    const results = await runUntilDetected(plant);
    assert.deepEqual(
      [...new Set(results.values())].toSorted(),
      [false, true],
      `of ${results.size} cases, some fail and some pass`,
    );
  });

test.run();
