/** Loads the fixtures, with the requested number of items, into a schema, and reports the requests to send. */
import pg from 'pg';
import { loadFixtures, secretsOf, toData } from '../../dist/fixtures.js';
import { digestOf } from '../../dist/index.js';
import { postgresRepository } from '../../dist/postgres.js';
import { instructions } from './serve.js';

const { connectionString, schema, items } = await instructions();
const pool = new pg.Pool({ connectionString });
const asked = [];
const spying = {
  query: statement => {
    asked.push(statement);
    return pool.query(statement);
  },
  connect: () => pool.connect(),
};
const fixtures = await loadFixtures();
const seed = toData(fixtures);
if (items !== undefined) {
  const [some] = seed.items.ws_studio;
  seed.items.ws_studio = Array.from({ length: items }, (_, index) => ({ ...some, id: 1001 + index }));
}
const repository = await postgresRepository({ pool: spying, schema });
await repository.import(seed);
await pool.query('analyze');

const secret = secretsOf(fixtures).studio;
const [{ purchase_code: purchase }] = seed.purchases.ws_studio;
const digest = digestOf(secret);

/** The statements of a request, for the plain server. */
async function statements(call) {
  asked.length = 0;
  await repository.keys.findByDigest(digest);
  await call();
  return [...asked];
}

const queries = {
  '/api/purchases/validation': await statements(() => repository.purchases.findByCode('ws_studio', purchase)),
  '/api/items/all': await statements(async () => {
    for await (const _ of repository.items.batches('ws_studio', {})) break;
  }),
};
process.send({ secret, purchase, queries });
