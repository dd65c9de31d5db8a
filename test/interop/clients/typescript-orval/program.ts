import {
  createLink,
  downloadMedia,
  type ErrorBody,
  GetQrCodeFormat,
  getAccountDetails,
  getItem,
  getQrCode,
  listContacts,
  listItems,
  listModels,
  listWebhooks,
  publishAutomationEvent,
  validatePurchase,
} from './client.ts';
import { digest, expiry, input, notOffered, printCalls } from './print.ts';
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

// The paths of the client are those of the document: a program puts the server and the key before them.
const plain = globalThis.fetch;
globalThis.fetch = (path, init) => plain(new URL(String(path), input('BASE_URL')), init);
const withKey = (key: string) => ({ headers: { Authorization: `Bearer ${key}` } });
const options = withKey(input('API_KEY'));

/** The data of an answer with this status; another answer is thrown. */
async function reported<Answer extends { status: number; data: unknown }, Status extends number>(
  asked: Promise<Answer>,
  status: Status,
): Promise<Extract<Answer, { status: Status }>['data']> {
  const answer = await asked;
  if (answer.status !== status) throw new Error(`${answer.status} ${JSON.stringify(answer.data)}`);
  return answer.data;
}

const publish = async (data: unknown) => {
  const event = { type: input('EVENT_TYPE'), data };
  // A body that may have several types has the one that the program says.
  const headers = { ...options.headers, 'Content-Type': 'application/json' };
  return eventOf(await reported(publishAutomationEvent(event, { headers }), 202));
};

const refused = async (call: Promise<{ status: number; data: unknown }>) => {
  const { status, data } = await call;
  return { status, msg: (data as ErrorBody).msg };
};

const pageOf = (after: { cursor?: string }) =>
  reported(listContacts(input('INSTANCE_ID'), { limit: 5, ...after }, options), 200);

await printCalls({
  account: async () => accountOf((await reported(getAccountDetails(undefined, options), 200)).data),
  items: async () => itemsOf((await reported(listItems(undefined, options), 200)).items),
  item: async () =>
    itemOf((await reported(getItem({ item_id: Number(input('ITEM_ID')) }, options), 200)).item),
  'validation-json': async () => {
    const purchase = { purchase_code: input('PURCHASE_CODE') };
    return validationOf(await reported(validatePurchase(purchase, undefined, options), 200));
  },
  // Of several types of a body, the generator writes the first.
  'validation-form': async () => notOffered,
  'validation-multipart': async () => notOffered,
  models: async () => idsOf((await reported(listModels(options), 200)).data),
  'make-link': async () => {
    const link = { url: input('LINK_URL'), tags: ['one', 'two'], expires_at: expiry().toISOString() };
    return linkOf((await reported(createLink(link, options), 201)).data);
  },
  webhooks: async () => webhooksOf((await reported(listWebhooks(options), 200)).data),
  'publish-object': () => publish(published.object),
  'publish-list': () => publish(published.list),
  'publish-text': () => publish(published.text),
  'publish-null': () => publish(published.null),
  download: async () => digest(await reported(downloadMedia(input('MEDIA_ID'), options), 200)),
  qr: async () =>
    digest(await reported(getQrCode(input('LINK_ID'), { format: GetQrCodeFormat.png }, options), 200)),
  'not-found': () => refused(getItem({ item_id: Number(input('MISSING_ITEM_ID')) }, options)),
  unauthorized: () => refused(listModels(withKey(input('WRONG_KEY')))),
  pages: async () => {
    const first = await pageOf({});
    const second = await pageOf({ cursor: first.next_cursor ?? '' });
    return [idsOf(first.data), idsOf(second.data)];
  },
});
