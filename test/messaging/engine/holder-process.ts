/** A process that holds instances of a bridge, until it is killed. Its leases are short unless a test says otherwise. */
import { postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { createMessaging } from '../../../src/index.ts';
import { bridge } from '../../../src/messaging/drivers/bridge/driver.ts';
import { memoryMedia } from '../../../src/messaging/media/memory-store.ts';

const [
  connectionString = '',
  schema = '',
  url = '',
  secret = '',
  repeats = '',
  leaseFor = '1000',
  holder = '',
  health = '{}',
] = process.argv.slice(2);
const repository = await postgresRepository({ connectionString, schema });
const messaging = createMessaging({
  repository,
  drivers: [bridge({ url, secret, recognisesRepeats: repeats === 'recognises' })],
  media: memoryMedia(),
  leaseFor: Number(leaseFor),
  ...(holder === '' ? {} : { holder }),
  health: JSON.parse(health),
  pollInterval: 50,
  concurrencyPerInstance: 4,
  connectSchedule: [100],
});
messaging.start();
setInterval(() => {}, 60_000);
