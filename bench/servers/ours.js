/** createRouter over the lowdb adapter in memory, with the fixtures or the requested number of records. */
import Koa from 'koa';
import { loadFixtures, secretsOf, toData } from '../../dist/fixtures.js';
import { createRouter, digestOf, generateSecret } from '../../dist/index.js';
import { lowdbRepository } from '../../dist/lowdb.js';
import { startMock } from '../../dist/mock.js';
import { boundless } from './rate-limits.js';
import { instructions, serve } from './serve.js';
import { spanEachRequest } from './tracing.js';

const message = await instructions();
const {
  count,
  first,
  codeStart,
  console = false,
  rateLimits = boundless,
  bodyLimit,
  beside = false,
  tracing,
} = message;
// A mock server that this process once started must cost the router nothing.
if (beside) {
  const mock = await startMock();
  await (await mock.fetch('/api/v1/models')).text();
  await (await (await mock.isolate()).fetch('/api/v1/models')).text();
  await mock.close();
}
const fixtures = await loadFixtures();
const seed = toData(fixtures);
// A key that may do nothing but list models.
const narrow = generateSecret();
const [own] = seed.keys.ws_studio;
seed.keys.ws_studio.push({ ...own, id: 'key_narrow', digest: digestOf(narrow), scopes: ['models:read'] });
if (count !== undefined) Object.assign(seed, records(seed.items.ws_studio, seed.purchases.ws_studio));

const repository = await lowdbRepository({ seed, baseUrl: 'http://127.0.0.1' });
// With the console: users with different addresses, as a proxy reports them.
const app = new Koa({ proxy: console });
const publicUrl = 'http://127.0.0.1';
await spanEachRequest(tracing, app);
app.use(
  createRouter({
    repository,
    publicUrl,
    console,
    rateLimits,
    bodyLimit,
  }).routes(),
);
const purchase = repository.data.purchases.ws_studio[0].purchase_code;
await serve(app.callback(), { secret: secretsOf(fixtures).studio, purchase, narrow });

/** The requested number of each record, copied from the fixtures. */
function records(items, purchases) {
  const numbers = Array.from({ length: count }, (_, index) => first + index);
  return {
    items: { ws_studio: numbers.map((id, index) => ({ ...items[index % items.length], id })) },
    purchases: {
      ws_studio: numbers.map((id, index) => ({
        ...purchases[index % purchases.length],
        purchase_code: `${codeStart}${id}`,
        item_id: id,
      })),
    },
  };
}
