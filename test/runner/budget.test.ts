/** What a run says of the cost of its folders. */
import assert from 'node:assert/strict';
import { suiteOf } from '../helper.ts';
import { type Budget, costTable, excesses, type FileCost, newBudget } from './budget.ts';

const test = suiteOf('Budget of a test run');

const budget: Budget = {
  console: { tests: 100, seconds: 40 },
  keys: { tests: 20, seconds: 10 },
  links: { tests: 30, seconds: 10 },
};
const costs = (changed: Partial<Record<keyof typeof budget, Partial<FileCost>>> = {}): FileCost[] =>
  Object.entries(budget).flatMap(([folder, { tests, seconds }]) => {
    const whole = { tests, seconds, ...changed[folder] };
    // Several files, so that none takes too long.
    return Array.from({ length: 10 }, (_, index) => ({
      name: `${folder}/${index}.test.ts`,
      tests: whole.tests / 10,
      seconds: whole.seconds / 10,
    }));
  });

test('allows each folder half as much again, in tests and in CPU time', () => {
  assert.deepEqual(excesses(costs({ keys: { seconds: 15, tests: 30 } }), budget), []);
  assert.deepEqual(excesses(costs({ keys: { seconds: 16 } }), budget), [
    'keys took 16.0 s of CPU, and its budget is 10 s',
  ]);
  assert.deepEqual(excesses(costs({ links: { tests: 50 } }), budget), [
    'links has 50 tests, and its budget is 30',
  ]);
});

test('excuses a machine on which everything is slower, but not more than twice as slow', () => {
  const slower = (factor: number) =>
    excesses(
      costs().map(cost => ({ ...cost, seconds: cost.seconds * factor })),
      budget,
    );
  assert.deepEqual(slower(2.9), []);
  assert.equal(slower(3.1).length, 3);
  // One folder that grew does not make the machine a slow one.
  assert.equal(excesses(costs({ console: { seconds: 90 } }), budget).length, 1);
});

test('excuses coverage, which makes everything dearer, and finds a folder that grew beside it', () => {
  const covered = (changed: Parameters<typeof costs>[0], factor: number) =>
    excesses(
      costs(changed).map(cost => ({ ...cost, seconds: cost.seconds * factor })),
      budget,
      { isCovered: true },
    );
  assert.deepEqual(covered({}, 10.1), []);
  assert.equal(covered({}, 10.3).length, 3);
  // Folders are made dearer unequally.
  assert.deepEqual(covered({ keys: { seconds: 25 } }, 1.9), []);
  assert.deepEqual(covered({ keys: { seconds: 30 } }, 1.9), [
    'keys took 57.0 s of CPU, and its budget is 10 s',
  ]);
});

test('tells a slow machine by what the folders took together: small ones have much room', () => {
  const small = Object.fromEntries([1, 2, 3, 4].map(index => [`small${index}`, { tests: 5, seconds: 3 }]));
  const files = [
    ...costs({ console: { seconds: 72 }, keys: { seconds: 21 }, links: { seconds: 18 } }),
    ...Object.keys(small).map(folder => ({ name: `${folder}/a.test.ts`, tests: 5, seconds: 2 })),
  ];
  assert.deepEqual(excesses(files, { ...budget, ...small }), []);
});

test('compares only the number of tests while other programs keep the machine busy', () => {
  const busy = (changed: Parameters<typeof costs>[0]) => excesses(costs(changed), budget, { isBusy: true });
  assert.deepEqual(busy({ keys: { seconds: 200 } }), []);
  assert.deepEqual(busy({ links: { tests: 50 } }), ['links has 50 tests, and its budget is 30']);
});

test('leaves a small folder room for a process that starts on a machine without warm files', () => {
  const small = { scripts: { tests: 17, seconds: 3 } };
  const took = (seconds: number) =>
    excesses([{ name: 'scripts/a.slow.test.ts', tests: 17, seconds }], { ...budget, ...small });
  assert.deepEqual(took(9), []);
  assert.deepEqual(took(9.1), ['scripts took 9.1 s of CPU, and its budget is 3 s']);
});

test('allows a file 10 s of CPU unless its name says that it is slow', () => {
  const long = (name: string) => excesses([{ name, tests: 1, seconds: 14 }], budget);
  assert.deepEqual(long('console/long.test.ts'), [
    'console/long.test.ts took 14.0 s of CPU: name it .slow.test.ts, or make it cheaper (limit 10 s)',
  ]);
  assert.deepEqual(long('console/long.slow.test.ts'), []);
});

test('asks for a budget of a new folder', () => {
  const fresh = { name: 'fresh/a.test.ts', tests: 1, seconds: 1 };
  assert.deepEqual(excesses([...costs(), fresh], budget), ['fresh has no budget']);
});

test('is raised with a reason where it is exceeded, and stays as it is elsewhere', () => {
  const raised = newBudget(costs({ keys: { seconds: 20 } }), budget, 'Keys have more to check.');
  assert.deepEqual(raised, {
    ...budget,
    keys: { tests: 30, seconds: 27, reason: 'Keys have more to check.' },
  });
});

test('is lowered where a folder takes much less, so that it cannot grow back', () => {
  const lowered = newBudget(costs({ console: { seconds: 10 } }), budget, 'One mock a file.');
  assert.deepEqual(lowered.console, { tests: 130, seconds: 15, reason: 'One mock a file.' });
});

test('is shown beside the cost of each folder, the most expensive first', () => {
  assert.deepEqual(costTable(costs({ keys: { seconds: 50 } }), budget).split('\n'), [
    '  Folder             files   tests   CPU s  budget',
    '  keys                  10      20    50.0      10',
    '  console               10     100    40.0      40',
    '  links                 10      30    10.0      10',
  ]);
});

test.run();
