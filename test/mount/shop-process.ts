/** A shop in a process of its own, with the shutdown of docs/mounting.md. It prints its port. */
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import { postgresRepository } from '../../src/adapters/postgres/index.ts';
import { createMarketplace } from '../../src/index.ts';

const [storage, place = '', schema = ''] = process.argv.slice(2);
const repository =
  storage === 'lowdb'
    ? await lowdbRepository({ file: place, baseUrl: 'https://shop.example' })
    : await postgresRepository({ connectionString: place, schema });
const marketplace = createMarketplace({
  repository,
  publicUrl: 'https://shop.example',
  webhooks: { allowPrivateTargets: ['127.0.0.1'] },
  messaging: false,
  rateLimits: false,
  onError: error => console.error(error),
});
const app = new Koa();
app.use(marketplace.router.routes());
if (marketplace.redirects !== null) app.use(marketplace.redirects.routes());
marketplace.start();
const server = app.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));

process.once('SIGTERM', async () => {
  // Whatever hangs is noticed: nothing is cut off during a test.
  await marketplace.close(server, { deadline: 600_000 });
  await repository.close();
});
