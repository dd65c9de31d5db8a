/** Traces as docs/operations.md shows them. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import Koa from 'koa';
import { createMarketplace, type Marketplace } from '../../src/index.ts';
import { createTracing } from '../../src/observability/tracing.ts';
import { runCode } from '../docs/run-code.ts';
import { fixtureRepository, secrets, send, serveApp, suiteOf } from '../helper.ts';
import { api, tracer } from './tracer.ts';

const test = suiteOf('Traces in the documentation');

const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
const section = page.slice(page.indexOf('## Traces'), page.indexOf('## Shut down'));

test('are set up as the example shows', async cleanup => {
  const { provider, spans } = tracer();
  const code = /```js\n(.*?)\n```/s.exec(section)?.[1] ?? assert.fail('there is no example');
  const registered = {
    ...api,
    trace: Object.assign(Object.create(api.trace), { getTracer: provider.getTracer.bind(provider) }),
  };
  const marketplace = (await runCode(cleanup, code, {
    among: { repository: await fixtureRepository() },
    modules: {
      '@opentelemetry/api': registered,
      'koa-marketplace': { createMarketplace },
      'koa-marketplace/tracing': { createTracing },
    },
    result: 'marketplace',
  })) as Marketplace;
  cleanup(marketplace.close);
  const { url } = await serveApp(cleanup, new Koa().use(marketplace.router.routes()));
  await send(`${url}/api/v1/links/lnk_none`, { headers: { authorization: `Bearer ${secrets.studio}` } });
  const found = spans().map(({ name }) => name);
  for (const name of ['GET /api/v1/links/:link_id', 'repository.links.find']) {
    assert.ok(found.includes(name), String(found));
    assert.ok(section.includes(`\`${name}\``), name);
  }
});

test.run();
