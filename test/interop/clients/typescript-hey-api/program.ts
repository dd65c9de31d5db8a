import {
  createLink,
  downloadMedia,
  getAccountDetails,
  getItem,
  getQrCode,
  listContacts,
  listItems,
  listModels,
  listWebhooks,
  publishAutomationEvent,
  validatePurchase,
} from './client';
import { createClient, formDataBodySerializer, urlSearchParamsBodySerializer } from './client/client';
import { digest, expiry, input, printCalls } from './print.ts';
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
  createClient({
    baseUrl: input('BASE_URL'),
    // It asks once for each way to send the key.
    auth: ({ scheme }) => (scheme === 'bearer' ? key : undefined),
  });
const client = clientOf(input('API_KEY'));
const body = { purchase_code: input('PURCHASE_CODE') };

/** The data of an answer; an error is thrown. */
const settings = { client, throwOnError: true } as const;

const publish = async (data: unknown) => {
  const event = { type: input('EVENT_TYPE'), data };
  return eventOf((await publishAutomationEvent({ ...settings, body: event })).data);
};

const pageOf = async (after: { cursor?: string }) => {
  const query = { limit: 5, ...after };
  return (await listContacts({ ...settings, path: { instance_id: input('INSTANCE_ID') }, query })).data;
};

await printCalls({
  account: async () => accountOf((await getAccountDetails(settings)).data.data),
  items: async () => itemsOf((await listItems(settings)).data.items),
  item: async () =>
    itemOf((await getItem({ ...settings, query: { item_id: Number(input('ITEM_ID')) } })).data.item),
  'validation-json': async () => validationOf((await validatePurchase({ ...settings, body })).data),
  'validation-form': async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const form = { ...settings, ...urlSearchParamsBodySerializer, headers };
    return validationOf((await validatePurchase({ ...form, body })).data);
  },
  'validation-multipart': async () => {
    // fetch writes the header, which holds the boundary.
    const form = { ...settings, ...formDataBodySerializer, headers: { 'Content-Type': null } };
    return validationOf((await validatePurchase({ ...form, body })).data);
  },
  models: async () => idsOf((await listModels(settings)).data.data),
  'make-link': async () => {
    const link = { url: input('LINK_URL'), tags: ['one', 'two'], expires_at: expiry().toISOString() };
    return linkOf((await createLink({ ...settings, body: link })).data.data);
  },
  webhooks: async () => webhooksOf((await listWebhooks(settings)).data.data),
  'publish-object': () => publish(published.object),
  'publish-list': () => publish(published.list),
  'publish-text': () => publish(published.text),
  'publish-null': () => publish(published.null),
  download: async () => {
    const asked = { ...settings, path: { media_id: input('MEDIA_ID') } };
    return digest((await downloadMedia(asked)).data);
  },
  qr: async () => {
    const asked = { ...settings, path: { link_id: input('LINK_ID') }, query: { format: 'png' as const } };
    return digest((await getQrCode(asked)).data);
  },
  'not-found': async () => {
    const query = { item_id: Number(input('MISSING_ITEM_ID')) };
    const { error, response } = await getItem({ client, query });
    return { status: response?.status, msg: error?.msg };
  },
  unauthorized: async () => {
    const { error, response } = await listModels({ client: clientOf(input('WRONG_KEY')) });
    return { status: response?.status, msg: error?.msg };
  },
  pages: async () => {
    const first = await pageOf({});
    const second = await pageOf({ cursor: first.next_cursor ?? '' });
    return [idsOf(first.data), idsOf(second.data)];
  },
});
