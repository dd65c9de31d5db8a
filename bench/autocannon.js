/** Runs one autocannon measurement in its own process. */
import { once } from 'node:events';
import autocannon from 'autocannon';

process.once('disconnect', () => process.exit());

const [message] = await once(process, 'message');
const { url, method, path, headers, body, vary, seed, duration, connections, isRefused } = message;

let state = seed + 1;
/** A random number of the range, by xorshift. */
function next() {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return vary.first + ((state >>> 0) % vary.count);
}

const setupRequest = request => {
  const number = next();
  return { ...request, path: path.replace('{n}', number), body: body.replace('{n}', number) };
};

const start = vary === undefined ? { path, body } : { setupRequest };
const result = await autocannon({
  url,
  connections,
  duration,
  requests: [{ method, headers, ...start }],
});
const refused = isRefused ? 0 : result['4xx'] + result['5xx'];
const failed = { refused, errors: result.errors, timeouts: result.timeouts };
const failures = Object.entries(failed).filter(([, count]) => count > 0);
process.send({
  rate: result.requests.total / result.duration,
  failures: failures.map(([name, count]) => `${count} ${name}`).join(', '),
});
