/**
 * Tries the promises of the package under conditions that take too long for tests, and writes docs/reliability.md.
 *
 * - `--only=name`: one scenario; the rows of the others stay. It may be given several times
 * - `--kills=N`, `--connections=N`, `--minutes=N`: how much is tried; default 100, 10,000 and 10
 */
import { parseArgs } from 'node:util';
import { writeRow } from './report.ts';
import { type Given, type Options, Skipped } from './scenario.ts';
import { scenarios } from './scenarios/index.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    kills: { type: 'string', default: '100' },
    connections: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '10' },
  },
});
const { only } = values;
const options: Options = {
  kills: Number(values.kills),
  connections: Number(values.connections),
  minutes: Number(values.minutes),
};
const names = scenarios.map(({ name }) => name);
const unknown = only?.find(name => !names.includes(name));
if (unknown !== undefined) throw new Error(`There is no scenario ${unknown}, but ${names.join(', ')}`);

const pending: (() => unknown)[] = [];
const closeAll = async () => {
  for (const close of pending.splice(0).reverse()) await close();
};
let interrupted: Promise<void> | null = null;
// Not all that was started gets the signal too.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    interrupted ??= closeAll().finally(() => process.exit(1));
  });

let isBroken = false;
for (const scenario of scenarios.filter(({ name }) => only?.includes(name) ?? true)) {
  const tell: Given['tell'] = text =>
    console.log(`${Math.round(performance.now() / 1_000)} s, ${scenario.name}: ${text}`);
  tell(scenario.promise);
  let figure: string;
  try {
    figure = await scenario.run({ options, tell, cleanup: close => void pending.push(close) });
  } catch (error) {
    const isSkipped = error instanceof Skipped;
    if (!isSkipped) {
      isBroken = true;
      console.error(error);
    }
    const [reason] = String((error as Error).message).split('\n');
    figure = isSkipped ? `not tried: ${reason}` : `**broken**: ${reason}`;
  } finally {
    await closeAll();
  }
  // What a scenario says whose hosts were ended is no finding.
  await interrupted;
  tell(figure);
  writeRow(scenario, figure, names);
}
process.exit(isBroken ? 1 : 0);
