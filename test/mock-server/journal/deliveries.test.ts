/** Waiting for a webhook delivery that the mock server sends. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startMock } from '../../../mock-server/index.ts';
import { type Cleanup, post, secrets, suiteOf } from '../../helper.ts';

const test = suiteOf('Waiting for a delivery');
const bearer = { authorization: `Bearer ${secrets.studio}` };

/** A mock with a webhook for new links, whose receiver answers with this status. */
async function start(cleanup: Cleanup, status: number) {
  const receiver = createServer((_, res) => void res.writeHead(status).end()).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const target = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const mock = await startMock();
  cleanup(() => receiver.close());
  cleanup(mock.close);
  const created = await post(
    `${mock.url}/api/v1/webhooks`,
    { url: target, event_types: ['link.created'] },
    bearer,
  );
  assert.equal(created.status, 201, created.text);
  const link = (slug: string) =>
    post(`${mock.url}/api/v1/links`, { url: 'https://shop.example/', slug }, bearer);
  return { ...mock, target, link };
}

test('returns type, URL, status and payload, each delivery once', async cleanup => {
  const { waitForDelivery, link, target } = await start(cleanup, 204);
  await link('first');
  await link('second');
  const slugs: string[] = [];
  for (const _ of [1, 2]) {
    const { type, url, status, payload, error, workspace_id } = await waitForDelivery({
      type: 'link.created',
      url: target,
    });
    assert.deepEqual(
      [type, url, status, error, workspace_id],
      ['link.created', target, 204, null, 'ws_studio'],
    );
    const { type: sent, data } = payload as {
      type: string;
      data: { link?: { slug: string }; slug?: string };
    };
    assert.equal(sent, 'link.created');
    slugs.push(data.link?.slug ?? data.slug ?? '');
  }
  assert.deepEqual(slugs.sort(), ['first', 'second']);
});

test('waits for one that comes later, by a function', async cleanup => {
  const { waitForDelivery, link } = await start(cleanup, 500);
  const waiting = waitForDelivery(({ payload }) => JSON.stringify(payload).includes('wanted'));
  await link('other');
  await link('wanted');
  const { status } = await waiting;
  assert.equal(status, 500);
});

test('ends after the timeout with a list of the deliveries that were sent', async cleanup => {
  const { waitForDelivery, link, target } = await start(cleanup, 204);
  await link('first');
  await waitForDelivery({ type: 'link.created' });
  await link('second');
  await waitForDelivery({ url: target });
  await assert.rejects(waitForDelivery({ type: 'key.created' }, { timeout: 50 }), {
    message:
      `waitForDelivery: no delivery with type key.created was sent within 50 ms; deliveries that came: link.created to ${target} ` +
      `(204, returned by an earlier waitForDelivery), link.created to ${target} (204, returned by an earlier waitForDelivery)`,
  });
  await assert.rejects(waitForDelivery({ kind: 'x' } as never), { message: /has no option kind/ });
});

test.run();
