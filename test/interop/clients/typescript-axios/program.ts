import { type AxiosResponse, isAxiosError } from 'axios';
import {
  AutomationApi,
  Configuration,
  type ErrorBody,
  GetQrCodeFormatEnum,
  LinksApi,
  MarketplaceApi,
  MessagingApi,
  ModelsApi,
  WebhooksApi,
} from './index';
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

const configurationOf = (accessToken: string) =>
  new Configuration({ basePath: input('BASE_URL'), accessToken });
const configuration = configurationOf(input('API_KEY'));
const marketplace = new MarketplaceApi(configuration);
const messaging = new MessagingApi(configuration);
const links = new LinksApi(configuration);

const purchase = { purchase_code: input('PURCHASE_CODE') };

/** The serializer of axios writes the body in the form that the header says. */
const validate = async (type: string) => {
  const headers = { 'Content-Type': type };
  const { data } = await marketplace.validatePurchase(purchase, undefined, { headers });
  return validationOf(data);
};

const publish = async (data: unknown) => {
  const automation = new AutomationApi(configuration);
  return eventOf((await automation.publishAutomationEvent({ type: input('EVENT_TYPE'), data })).data);
};

/** The type of a file is File, as in a browser; with this option, axios gives its bytes. */
const bytes = { responseType: 'arraybuffer' } as const;
const digestOf = ({ data }: AxiosResponse<unknown>) => digest(new Uint8Array(data as Buffer).buffer);

const refused = async (call: Promise<unknown>) => {
  try {
    await call;
  } catch (error) {
    if (!isAxiosError<ErrorBody>(error)) throw error;
    return { status: error.response?.status, msg: error.response?.data.msg };
  }
  throw new Error('no error was raised');
};

await printCalls({
  account: async () => accountOf((await marketplace.getAccountDetails()).data.data),
  items: async () => itemsOf((await marketplace.listItems()).data.items),
  item: async () => itemOf((await marketplace.getItem(Number(input('ITEM_ID')))).data.item),
  'validation-json': () => validate('application/json'),
  'validation-form': () => validate('application/x-www-form-urlencoded'),
  'validation-multipart': () => validate('multipart/form-data'),
  models: async () => idsOf((await new ModelsApi(configuration).listModels()).data.data),
  'make-link': async () => {
    const link = {
      url: input('LINK_URL'),
      tags: new Set(['one', 'two']),
      expires_at: expiry().toISOString(),
    };
    return linkOf((await links.createLink(link)).data.data);
  },
  webhooks: async () => webhooksOf((await new WebhooksApi(configuration).listWebhooks()).data.data),
  'publish-object': () => publish(published.object),
  'publish-list': () => publish(published.list),
  'publish-text': () => publish(published.text),
  'publish-null': () => publish(published.null),
  download: async () =>
    digestOf(await messaging.downloadMedia(input('MEDIA_ID'), undefined, undefined, bytes)),
  qr: async () => {
    const none = [undefined, undefined, undefined, undefined, undefined] as const;
    return digestOf(await links.getQrCode(input('LINK_ID'), GetQrCodeFormatEnum.Png, ...none, bytes));
  },
  'not-found': () => refused(marketplace.getItem(Number(input('MISSING_ITEM_ID')))),
  unauthorized: () => refused(new ModelsApi(configurationOf(input('WRONG_KEY'))).listModels()),
  pages: async () => {
    const { data: first } = await messaging.listContacts(input('INSTANCE_ID'), 5);
    const { data: second } = await messaging.listContacts(input('INSTANCE_ID'), 5, first.next_cursor ?? '');
    return [idsOf(first.data), idsOf(second.data)];
  },
});
