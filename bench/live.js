/** Measures how long an event takes to reach a thousand clients that listen to an instance by Server-Sent Events. */
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { pathToFileURL } from 'node:url';
import { median, milliseconds, row } from './numbers.js';
import { ask, end } from './processes.js';

const listeners = 1_000;
const rounds = 30;

/** Returns the median of the times from the request that causes an event until a client has the event, in ms. */
export async function liveLag() {
  const { child, answer } = await ask('./servers/messaging-live.js', {});
  const { url, key, instance } = answer;
  const headers = { authorization: `Bearer ${key}` };
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const lags = [];
  let sentAt = 0;
  let waitingFor = 0;
  let all = () => {};
  const received = () => {
    lags.push(performance.now() - sentAt);
    waitingFor -= 1;
    if (waitingFor === 0) all();
  };
  const open = async () => {
    const [incoming] = await once(get(`${url}${instance}/events`, { headers, agent }), 'response');
    await once(incoming, 'data');
    incoming.on('data', chunk => {
      // The first event of each round counts; later ones tell how the message fares.
      if (`${chunk}`.includes('"queued"')) received();
    });
    return incoming;
  };
  const streams = await Promise.all(Array.from({ length: listeners }, open));
  for (let round = 0; round < rounds; round += 1) {
    waitingFor = listeners;
    const done = new Promise(resolve => {
      all = resolve;
    });
    sentAt = performance.now();
    const sent = await fetch(`${url}${instance}/messages`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ to: `+49${round}`, text: 'How are you?' }),
    });
    if (!sent.ok) throw new Error(await sent.text());
    await done;
  }
  for (const stream of streams) stream.destroy();
  agent.destroy();
  await end(child);
  const lag = median(lags);
  row('', 'median', 'slowest');
  row('1,000 listeners', milliseconds(lag), milliseconds(Math.max(...lags)));
  return lag;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await liveLag();
