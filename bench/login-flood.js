/** Measures how a flood of logins affects the API: requests per second with and without 200 concurrent logins. */
import { once } from 'node:events';
import { get, request } from 'node:http';
import { requestsPerSecond } from './load.js';
import { median, row, times, whole } from './numbers.js';
import { ask, end } from './processes.js';

const people = 200;
const rounds = [1, 2, 3];

/** Returns the median ratio of the rate under the flood to the rate without it. */
export async function loginFlood() {
  const { child, answer } = await ask('./servers/ours.js', { console: true });
  const wanted = { method: 'GET', path: `/api/items/all?api_key=${answer.secret}`, url: answer.url };
  await requestsPerSecond(wanted, 0, 1);
  const calm = [];
  const flooded = [];
  for (const round of rounds) {
    calm.push(await requestsPerSecond(wanted, round));
    const flood = startFlood(answer.url);
    flooded.push(await requestsPerSecond(wanted, round));
    await flood.stop();
  }
  await end(child);
  const ratio = median(rounds.map((_, index) => flooded[index] / calm[index]));
  row('', 'calm', 'flooded', 'ratio');
  row(`${people} log-ins at once`, whole(median(calm)), whole(median(flooded)), times(ratio));
  return ratio;
}

/** Sends this number of concurrent logins from different addresses, and repeats when all are answered. */
function startFlood(url) {
  let going = true;
  const flood = async () => {
    const form = await loginForm(url);
    for (let burst = 0; going; burst += 1)
      await Promise.all(
        Array.from({ length: people }, (_, person) => tryPassword(url, form, burst * people + person)),
      );
  };
  const over = flood();
  return {
    stop: () => {
      going = false;
      return over;
    },
  };
}

async function loginForm(url) {
  const [page] = await once(get(`${url}/user/api/login`, { agent: false }), 'response');
  const text = Buffer.concat(await page.toArray()).toString();
  const cookie = page.headers['set-cookie'][0].split(';')[0];
  return { cookie, csrf: /name="csrf" value="([^"]+)"/.exec(text)[1] };
}

async function tryPassword(url, { cookie, csrf }, person) {
  const headers = {
    Cookie: cookie,
    Origin: url,
    'Content-Type': 'application/x-www-form-urlencoded',
    'X-Forwarded-For': `10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}`,
  };
  const body = new URLSearchParams({ csrf, email: `person${person}@example.com`, password: 'guess' });
  const outgoing = request(`${url}/user/api/login`, { method: 'POST', headers, agent: false });
  const [incoming] = await once(outgoing.end(String(body)), 'response');
  await incoming.toArray();
}
