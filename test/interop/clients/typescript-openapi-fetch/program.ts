import createClient from 'openapi-fetch';
import { digest, expiry, input, printCalls } from './print.ts';
import type { paths } from './types.ts';
import {
  accountOf,
  eventOf,
  idsOf,
  itemOf,
  itemsOf,
  linkOf,
  published,
  validationOf,
  webhooksOf,
} from './values.ts';

const clientOf = (key: string) =>
  createClient<paths>({ baseUrl: input('BASE_URL'), headers: { Authorization: `Bearer ${key}` } });
const client = clientOf(input('API_KEY'));

/** The data of an answer; an error is thrown. */
async function reported<Data>(asked: Promise<{ data?: Data; error?: unknown }>): Promise<Data> {
  const { data, error } = await asked;
  if (data === undefined) throw error;
  return data;
}

const purchase = { purchase_code: input('PURCHASE_CODE') };

const publish = async (data: unknown) => {
  const body = { type: input('EVENT_TYPE'), data };
  return eventOf(await reported(client.POST('/api/v1/automation/publish', { body })));
};

const pageOf = (after: { cursor?: string }) => {
  const params = { path: { instance_id: input('INSTANCE_ID') }, query: { limit: 5, ...after } };
  return reported(client.GET('/api/v1/instances/{instance_id}/contacts', { params }));
};

await printCalls({
  account: async () => accountOf((await reported(client.GET('/api/account/details'))).data),
  items: async () => itemsOf((await reported(client.GET('/api/items/all'))).items),
  item: async () => {
    const query = { item_id: Number(input('ITEM_ID')) };
    return itemOf((await reported(client.GET('/api/items/item', { params: { query } }))).item);
  },
  'validation-json': async () =>
    validationOf(await reported(client.POST('/api/purchases/validation', { body: purchase }))),
  'validation-form': async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return validationOf(
      await reported(client.POST('/api/purchases/validation', { body: purchase, headers })),
    );
  },
  'validation-multipart': async () => {
    const bodySerializer = (body: object) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(body)) form.append(name, String(value));
      return form;
    };
    const sent = { body: purchase, bodySerializer };
    return validationOf(await reported(client.POST('/api/purchases/validation', sent)));
  },
  models: async () => idsOf((await reported(client.GET('/api/v1/models'))).data),
  'make-link': async () => {
    const body = { url: input('LINK_URL'), tags: ['one', 'two'], expires_at: expiry().toISOString() };
    return linkOf((await reported(client.POST('/api/v1/links', { body }))).data);
  },
  webhooks: async () => webhooksOf((await reported(client.GET('/api/v1/webhooks'))).data),
  'publish-object': () => publish(published.object),
  'publish-list': () => publish(published.list),
  'publish-text': () => publish(published.text),
  'publish-null': () => publish(published.null),
  download: async () => {
    const sent = { params: { path: { media_id: input('MEDIA_ID') } }, parseAs: 'arrayBuffer' as const };
    return digest(await reported(client.GET('/api/v1/media/{media_id}/content', sent)));
  },
  qr: async () => {
    const params = { path: { link_id: input('LINK_ID') }, query: { format: 'png' as const } };
    return digest(
      await reported(client.GET('/api/v1/links/{link_id}/qr', { params, parseAs: 'arrayBuffer' })),
    );
  },
  'not-found': async () => {
    const query = { item_id: Number(input('MISSING_ITEM_ID')) };
    const { error, response } = await client.GET('/api/items/item', { params: { query } });
    return { status: response.status, msg: error?.msg };
  },
  unauthorized: async () => {
    const { error, response } = await clientOf(input('WRONG_KEY')).GET('/api/v1/models');
    return { status: response.status, msg: error?.msg };
  },
  pages: async () => {
    const first = await pageOf({});
    const second = await pageOf({ cursor: first.next_cursor ?? '' });
    return [idsOf(first.data), idsOf(second.data)];
  },
});
