/**
 * Some costs are less than rounds of the same server differ. They are measured alone, and told as the requests that a second
 * of the server's CPU time answers with them to those without them.
 */
import { once } from 'node:events';
import { requestsPerSecond, seconds } from './load.js';
import { median, row, times, whole } from './numbers.js';

export const rounds = [1, 2, 3, 4, 5];

/** `note`: seconds of CPU time for each request. `store`: those for each second, whatever the number of requests. */
export async function ratioOf(name, server, wanted, { note, store = 0 }) {
  await rateOf(server, wanted, 0);
  const rates = [];
  for (const round of rounds) rates.push(await rateOf(server, wanted, round));
  const without = median(rates);
  const ratio = (1 - store) / (1 + note * without);
  row(name, whole(without), `${(note * 1e6).toFixed(2)} µs`, `${(store * 1e3).toFixed(1)} ms`, times(ratio));
  return ratio;
}

/** The head of the rows of {@link ratioOf}. */
export const head = () => row('', 'without', 'a request', 'a second', 'ratio');

/** Seconds of CPU time of a call of each of the functions, medians of interleaved rounds. */
export async function costsOf(functions, count) {
  const costs = functions.map(() => []);
  for (const round of [0, ...rounds])
    for (const [index, one] of functions.entries()) {
      const before = cpu();
      for (let call = 0; call < count; call += 1) {
        await one(call);
        // What the functions leave to be done later, such as exports, is a part of them.
        if (call % 500 === 0) await new Promise(setImmediate);
      }
      if (round > 0) costs[index].push((cpu() - before) / count);
    }
  return costs.map(median);
}

/** Seconds of CPU time that this process has used. */
export function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Requests that the server answers for a second of its CPU time. */
async function rateOf({ child, answer }, wanted, round) {
  const cpuOfServer = async () => {
    child.send('cpu');
    return (await once(child, 'message'))[0].cpu / 1e6;
  };
  const before = await cpuOfServer();
  const rate = await requestsPerSecond({ ...wanted, url: answer.url }, round);
  return (rate * seconds) / ((await cpuOfServer()) - before);
}
