/**
 * A process that sends what is due, until it is killed. Its leases are short, so that others need not wait, unless its
 * options say otherwise.
 */
import { postgresRepository } from '../../src/adapters/postgres/index.ts';
import { createWebhooks } from '../../src/index.ts';

const [connectionString = '', schema = '', options = '{}'] = process.argv.slice(2);
const repository = await postgresRepository({ connectionString, schema });
const webhooks = createWebhooks({
  repository,
  allowPrivateTargets: ['127.0.0.0/8'],
  pollInterval: 50,
  timeout: 500,
  leaseSlack: 500,
  concurrencyPerEndpoint: 20,
  ...JSON.parse(options),
});
webhooks.start();
setInterval(() => {}, 60_000);
