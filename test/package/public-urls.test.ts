/** The option `publicUrl` with several URLs of one service. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import {
  createLinks,
  createMarketplace,
  createMessaging,
  createRouter,
  createWebhooks,
} from '../../src/index.ts';
import { fixtureRepository, secrets, send, serveApp, suiteOf } from '../helper.ts';

const test = suiteOf('A list of public URLs');

const urls = ['https://shop.example', 'https://alias.example/market/'];

test('names the service in webhooks and links, and the first one is that of responses', async cleanup => {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const marketplace = createMarketplace({ repository, publicUrl: urls, console: true });
  cleanup(marketplace.close);
  const { url } = await serveApp(cleanup, new Koa().use(marketplace.router.routes()));
  const call = (path: string, body: object) =>
    send(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  for (const at of [
    'https://shop.example/x',
    'https://ALIAS.example./market',
    'https://alias.example/market/l/a',
  ]) {
    const refused = await call('/webhooks', { url: at, event_types: ['link.created'] });
    assert.deepEqual(
      [refused.status, refused.json.msg],
      [400, 'Invalid request: url must not point to this service'],
    );
    const hook = await call('/automation/hooks', { target_url: at, event_type: 'order.paid' });
    assert.equal(hook.status, 400, hook.text);
    await assert.rejects(
      async () => marketplace.webhooks?.check(at, 'ws_studio'),
      /must not point to this service/,
    );
  }
  for (const [at, reason] of [
    ['https://alias.example/market/l/a', 'must not point to a short link of this service'],
    ['https://shop.example/l/a', 'must not point to a short link of this service'],
    ['https://alias.example/market/user/api', 'must not point to the console'],
  ] as const)
    assert.equal((await call('/links', { url: at })).json.msg, `Invalid request: url ${reason}`);
  const made = await call('/links', { url: 'https://alias.example/other' });
  assert.match(String((made.json.data as { short_url: string }).short_url), /^https:\/\/shop\.example\/l\//);
  const inbound = await call('/automation/endpoints', { name: 'N', event_type: 'a' });
  assert.match(String((inbound.json.data as { url: string }).url), /^https:\/\/shop\.example\/api\//);
});

test('is refused by the name of the option if it is empty, wrong or repeated', async cleanup => {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  for (const [given, reason] of [
    [[], 'must not be an empty list'],
    [
      ['https://a.example', 'b.example'],
      'must contain URLs: number 2 is not an http or https URL without query or fragment',
    ],
    [
      ['https://a.example', null],
      'must contain URLs: number 2 is not an http or https URL without query or fragment',
    ],
    [['https://a.example', 'https://A.example/'], 'must not contain https://a.example twice'],
    ['a.example', 'must be an http or https URL without query or fragment'],
    // It would stand in every link and in the OpenAPI document.
    ['https://ann:secret@a.example', 'must be a URL without user name and password'],
    [
      ['https://a.example', 'https://ann@b.example'],
      'must contain URLs: number 2 is not a URL without user name and password',
    ],
  ] as const)
    for (const create of [
      () => createRouter({ repository, publicUrl: given as never }),
      () => createMarketplace({ repository, publicUrl: given as never }),
      () => createWebhooks({ repository, publicUrl: given as never }),
      () => createMessaging({ repository, publicUrl: given as never }),
      () => createLinks({ repository, url: given as never }),
    ])
      assert.throws(
        create,
        (error: Error) =>
          error instanceof TypeError && /publicUrl|url/.test(error.message) && error.message.endsWith(reason),
      );
});

test.run();
