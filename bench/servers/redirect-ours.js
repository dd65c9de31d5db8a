/** The redirects of createLinks, over lowdb in memory or PostgreSQL. Reports the number of stored clicks. */
import Koa from 'koa';
import { emptyData } from '../../.cache/bench/inner.js';
import { createLinks } from '../../dist/index.js';
import { lowdbRepository } from '../../dist/lowdb.js';
import { postgresRepository } from '../../dist/postgres.js';
import { boundless } from './rate-limits.js';
import { instructions, serve } from './serve.js';

const { data, connectionString, schema, rateLimits = boundless } = await instructions();
const repository =
  connectionString === undefined
    ? await lowdbRepository({ seed: { ...emptyData, ...data } })
    : await postgresRepository({ connectionString, schema });

const links = createLinks({ repository, url: 'http://127.0.0.1/l', rateLimits });
process.on('message', async message => {
  if (message === 'cpu') return;
  if (message === 'close') await links.close();
  const found = await repository.links.findBySlug('', 'target');
  process.send({ clicks: found.link.clicks + found.link.bots });
});
await serve(new Koa().use(links.router.routes()).callback());
