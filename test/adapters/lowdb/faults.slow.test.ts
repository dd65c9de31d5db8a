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

interface Case {
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** The cases of the suite, over an adapter with this change. */
function casesWith(plant: Plant): Case[] {
  const cases: Case[] = [];
  repositoryConformance({
    test: (name, run) => cases.push({ name, run }),
    create: async seed => {
      const repository = await lowdbRepository({ seed });
      plant(withAllParts(repository));
      return { repository, close: repository.close };
    },
  });
  return cases;
}

/** The methods of a repository by their names, such as `keys.create`. */
const methodsOf = (repository: object): Map<string, unknown> =>
  new Map(
    Object.entries(repository).flatMap(([part, methods]) =>
      Object.entries(methods).map(([name, method]) => [`${part}.${name}`, method] as const),
    ),
  );

/** The methods that each case calls, over an adapter without a fault. */
async function callsOfCases(): Promise<Map<string, ReadonlySet<string>>> {
  const calls = new Map<string, ReadonlySet<string>>();
  let called = new Set<string>();
  const record: Plant = repository => {
    for (const [part, methods] of Object.entries(repository))
      for (const [name, method] of Object.entries(methods))
        if (typeof method === 'function')
          Object.assign(methods, {
            [name]: (...args: unknown[]) => {
              called.add(`${part}.${name}`);
              return method.apply(methods, args);
            },
          });
  };
  for (const { name, run } of casesWith(record)) {
    called = new Set();
    await run();
    calls.set(name, called);
  }
  return calls;
}

let calls: Promise<Map<string, ReadonlySet<string>>> | undefined;

/** Runs the cases until one has failed and one has passed: an adapter that fails all of them is not a planted fault. */
async function runUntilDetected(plant: Plant): Promise<Results> {
  calls ??= callsOfCases();
  const known = await calls;
  const methods = await changedBy(plant);
  // Of the cases that call a changed method, those that call few others are short.
  const rank = ({ name }: Case) => {
    if (methods.some(method => name.startsWith(method))) return 0;
    const called = known.get(name);
    return methods.some(method => called?.has(method)) ? (called?.size ?? 0) : Number.MAX_VALUE;
  };
  const results: Results = new Map();
  for (const { name, run } of casesWith(plant).sort((a, b) => rank(a) - rank(b))) {
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

/** The methods that a fault replaces. Their cases, which begin with these names, detect most faults. */
async function changedBy(plant: Plant): Promise<string[]> {
  const repository = withAllParts(await lowdbRepository());
  const before = methodsOf(repository);
  plant(repository);
  const methods = [...methodsOf(repository)].flatMap(([name, method]) =>
    before.get(name) === method ? [] : [name],
  );
  await repository.close();
  return methods;
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
