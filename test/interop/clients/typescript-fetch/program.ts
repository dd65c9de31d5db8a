import {
  AutomationApi,
  Configuration,
  ErrorBodyFromJSON,
  GetQrCodeFormatEnum,
  LinksApi,
  MarketplaceApi,
  MessagingApi,
  ModelsApi,
  ResponseError,
  WebhooksApi,
} from './index';
import { digest, expiry, input, notOffered, printCalls, seconds } from './print.ts';
import { eventOf, idsOf, published } from './values.ts';

const configurationOf = (accessToken: string) =>
  new Configuration({ basePath: input('BASE_URL'), accessToken });
const configuration = configurationOf(input('API_KEY'));
const marketplace = new MarketplaceApi(configuration);
const messaging = new MessagingApi(configuration);
const links = new LinksApi(configuration);

const publish = async (data: unknown) => {
  const automation = new AutomationApi(configuration);
  const publishEventRequest = { type: input('EVENT_TYPE'), data };
  return eventOf(await automation.publishAutomationEvent({ publishEventRequest }));
};

const pageOf = (after: { cursor?: string }) =>
  messaging.listContacts({ instanceId: input('INSTANCE_ID'), limit: 5, ...after });

const refused = async (call: Promise<unknown>) => {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error;
    const { msg } = ErrorBodyFromJSON(await error.response.json());
    return { status: error.response.status, msg };
  }
  throw new Error('no error was raised');
};

await printCalls({
  account: async () => {
    const { email, balance, profile, registeredAt } = (await marketplace.getAccountDetails()).data;
    return { email, balance, facebook: profile.socialLinks.facebook, registered_at: seconds(registeredAt) };
  },
  items: async () => {
    const { items } = await marketplace.listItems();
    return items.map(({ id, media }) => ({
      id,
      image: media.previewImage ?? null,
      video: media.previewVideo ?? null,
      audio: media.previewAudio ?? null,
      screenshots: media.screenshots?.length ?? null,
    }));
  },
  item: async () => {
    const { item } = await marketplace.getItem({ itemId: Number(input('ITEM_ID')) });
    const { id, name, price, publishedAt } = item;
    return { id, name, regular: price.regular, published_at: seconds(publishedAt) };
  },
  'validation-json': async () => {
    const purchaseValidationRequest = { purchaseCode: input('PURCHASE_CODE') };
    const { purchase } = (await marketplace.validatePurchase({ purchaseValidationRequest })).data;
    return {
      purchase_code: purchase.purchaseCode,
      license_type: purchase.licenseType,
      price: purchase.price,
      item_id: purchase.item.id,
      downloaded: purchase.downloaded,
      date: seconds(purchase.date),
    };
  },
  // Of several types of a body, the generator writes the first.
  'validation-form': async () => notOffered,
  'validation-multipart': async () => notOffered,
  models: async () => idsOf((await new ModelsApi(configuration).listModels()).data),
  'make-link': async () => {
    const tags = new Set(['one', 'two']);
    const createLinkRequest = { url: input('LINK_URL'), tags, expiresAt: expiry() };
    const { data: link } = await links.createLink({ createLinkRequest });
    return {
      id: link.id,
      url: link.url,
      tags: link.tags,
      state: link.state,
      max_clicks: link.maxClicks,
      expires_at: seconds(link.expiresAt ?? ''),
    };
  },
  webhooks: async () => {
    const { data } = await new WebhooksApi(configuration).listWebhooks();
    return data.map(({ id, url, eventTypes, state, pausedReason }) => ({
      id,
      url,
      event_types: eventTypes,
      state,
      paused_reason: pausedReason,
    }));
  },
  'publish-object': () => publish(published.object),
  'publish-list': () => publish(published.list),
  'publish-text': () => publish(published.text),
  'publish-null': () => publish(published.null),
  download: async () => digest(await messaging.downloadMedia({ mediaId: input('MEDIA_ID') })),
  qr: async () =>
    digest(await links.getQrCode({ linkId: input('LINK_ID'), format: GetQrCodeFormatEnum.Png })),
  'not-found': () => refused(marketplace.getItem({ itemId: Number(input('MISSING_ITEM_ID')) })),
  unauthorized: () => refused(new ModelsApi(configurationOf(input('WRONG_KEY'))).listModels()),
  pages: async () => {
    const first = await pageOf({});
    const second = await pageOf({ cursor: first.nextCursor ?? '' });
    return [idsOf(first.data), idsOf(second.data)];
  },
});
