/**
 * A process that trusts the authority in NODE_EXTRA_CA_CERTS, and sends one event to each of the destinations that it is
 * given. It prints how their first attempts ended: an empty text, or the error.
 */
import { setDefaultResultOrder } from 'node:dns';
import { kafka, nats, rabbitmq, redisStreams } from '../../src/destination-drivers.ts';
import type { Cleanup } from '../helper.ts';
import { until } from '../until.ts';
import { service } from './service.ts';

const drivers = [redisStreams(), nats(), rabbitmq(), kafka()];
const places = JSON.parse(process.argv[2] ?? '[]') as { readonly type: string }[];
const driver = drivers.find(({ type }) => type === places[0]?.type);
if (driver === undefined) throw new Error('no such destination');

const cleanups: Parameters<Cleanup>[0][] = [];
// On some machines, `localhost` is ::1 too, where the brokers are not.
setDefaultResultOrder('ipv4first');
const { made, publish, marketplace, call, failures } = await service(run => void cleanups.push(run), driver, {
  schedule: [3_600_000],
  timeout: 20_000,
  allowPrivateTargets: ['127.0.0.0/8', '::1/128'],
});
const ids: string[] = [];
for (const place of places) ids.push((await made(place)).id);
marketplace.start();
await publish({ number: 1 }, 'order_1');
const errors: string[] = [];
for (const id of ids) {
  const path = `/webhook-deliveries?endpoint_id=${id}`;
  const attempts = await until(async () => {
    const [{ attempts: found } = { attempts: [] }] = (await call('GET', path)).json.data as {
      attempts: { error: string | null }[];
    }[];
    return found.length > 0 ? found : undefined;
  });
  errors.push(attempts?.[0]?.error ?? '');
}
console.log(JSON.stringify({ errors, failures: failures.map(String) }));
for (const run of cleanups.reverse()) await run();
