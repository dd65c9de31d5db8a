import createClient from 'openapi-fetch';
import { digest, input, printCalls, seconds } from './print.ts';
import type { components, paths } from './types.ts';

const settings = { baseUrl: input('BASE_URL') };
const client = createClient<paths>({ ...settings, headers: { Authorization: `Bearer ${input('API_KEY')}` } });
const stranger = createClient<paths>({
  ...settings,
  headers: { Authorization: `Bearer ${input('WRONG_KEY')}` },
});

/** The data of an answer; an error is thrown. */
async function told<Data>(asked: Promise<{ data?: Data; error?: unknown }>): Promise<Data> {
  const { data, error } = await asked;
  if (data === undefined) throw error;
  return data;
}

const validationOf = ({ data }: components['schemas']['PurchaseValidationReply']) => {
  const { purchase_code, license_type, price, item, downloaded, date } = data.purchase;
  return { purchase_code, license_type, price, item_id: item.id, downloaded, date: seconds(date) };
};
const purchase = { purchase_code: input('PURCHASE_CODE') };

const publish = async (data: unknown) => {
  const body = { type: input('EVENT_TYPE'), data };
  const { data: event } = await told(client.POST('/api/v1/automation/publish', { body }));
  // One event, or a list of them for a batch: the document leaves this open.
  return { id: (event as { id: string }).id };
};

const pageOf = (cursor?: string) =>
  told(
    client.GET('/api/v1/instances/{instance_id}/contacts', {
      params: {
        path: { instance_id: input('INSTANCE_ID') },
        query: { limit: 5, ...(cursor === undefined ? {} : { cursor }) },
      },
    }),
  );

await printCalls({
  account: async () => {
    const { data } = await told(client.GET('/api/account/details'));
    const { email, balance, profile, registered_at } = data;
    return { email, balance, facebook: profile.social_links.facebook, registered_at: seconds(registered_at) };
  },
  items: async () => {
    const { items } = await told(client.GET('/api/items/all'));
    return items.map(({ id, media }) => ({
      id,
      image: media.preview_image ?? null,
      video: media.preview_video ?? null,
      audio: media.preview_audio ?? null,
      screenshots: media.screenshots?.length ?? null,
    }));
  },
  item: async () => {
    const query = { item_id: Number(input('ITEM_ID')) };
    const { item } = await told(client.GET('/api/items/item', { params: { query } }));
    const { id, name, price, published_at } = item;
    return { id, name, regular: price.regular, published_at: seconds(published_at) };
  },
  'validation-json': async () =>
    validationOf(await told(client.POST('/api/purchases/validation', { body: purchase }))),
  'validation-form': async () =>
    validationOf(
      await told(
        client.POST('/api/purchases/validation', {
          body: purchase,
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        }),
      ),
    ),
  'validation-multipart': async () =>
    validationOf(
      await told(
        client.POST('/api/purchases/validation', {
          body: purchase,
          bodySerializer: body => {
            const form = new FormData();
            for (const [name, value] of Object.entries(body)) form.append(name, String(value));
            return form;
          },
        }),
      ),
    ),
  models: async () => (await told(client.GET('/api/v1/models'))).data.map(({ id }) => id),
  'make-link': async () => {
    const body = { url: input('LINK_URL'), tags: ['one', 'two'] };
    const { data: link } = await told(client.POST('/api/v1/links', { body }));
    return { id: link.id, url: link.url, tags: link.tags, state: link.state, max_clicks: link.max_clicks };
  },
  webhooks: async () => {
    const { data } = await told(client.GET('/api/v1/webhooks'));
    return data.map(({ id, url, event_types, state, paused_reason }) => ({
      id,
      url,
      event_types,
      state,
      paused_reason,
    }));
  },
  'publish-object': () => publish({ order: 42, note: 'Grüße', nested: { empty: [] } }),
  'publish-list': () => publish([1, 'two', null, { three: 3.5 }]),
  'publish-text': () => publish('plain text'),
  'publish-null': () => publish(null),
  download: async () => {
    const path = { media_id: input('MEDIA_ID') };
    const content = await told(
      client.GET('/api/v1/media/{media_id}/content', { params: { path }, parseAs: 'arrayBuffer' }),
    );
    return digest(content);
  },
  qr: async () => {
    const params = { path: { link_id: input('LINK_ID') }, query: { format: 'png' as const } };
    const image = await told(client.GET('/api/v1/links/{link_id}/qr', { params, parseAs: 'arrayBuffer' }));
    return digest(image);
  },
  'not-found': async () => {
    const query = { item_id: Number(input('MISSING_ITEM_ID')) };
    const { error, response } = await client.GET('/api/items/item', { params: { query } });
    return { status: response.status, msg: error?.msg };
  },
  unauthorized: async () => {
    const { error, response } = await stranger.GET('/api/v1/models');
    return { status: response.status, msg: error?.msg };
  },
  pages: async () => {
    const first = await pageOf();
    const second = await pageOf(first.next_cursor ?? '');
    return [first.data.map(({ id }) => id), second.data.map(({ id }) => id)];
  },
});
