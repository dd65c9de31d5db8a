/** A valid call of each operation on the fixtures, which the contract tests vary. */
import type { RawRequest } from '../helper.ts';
import { foreignCode, knownCode } from '../helper.ts';

export interface GoodCall {
  /** The path's parameters. */
  readonly params?: Readonly<Record<string, string>>;
  /** Added to the path. */
  readonly query?: string;
  readonly body?: object;
}

export interface SampleCall extends GoodCall {
  /** If the call names a record: the same call for a record of another workspace, and for an unknown one. */
  readonly foreign?: GoodCall;
  readonly unknown?: GoodCall;
  /** The call creates the record in its path if it does not exist. */
  readonly makes?: true;
  /** The response is the same for every workspace. */
  readonly common?: true;
}

/** A call for a webhook of the workspace, of another one, and for an unknown webhook. */
const webhookCall = (more: GoodCall): SampleCall => ({
  ...more,
  params: { webhook_id: 'ep_demo' },
  foreign: { ...more, params: { webhook_id: 'ep_sounds' } },
  unknown: { ...more, params: { webhook_id: 'ep_nobody' } },
});

const deliveryCall: SampleCall = {
  params: { delivery_id: 'msg_demo_failed_ep_demo' },
  foreign: { params: { delivery_id: 'msg_demo_sounds_ep_sounds' } },
  unknown: { params: { delivery_id: 'msg_nobody' } },
};

/** A call for a link of the workspace, of another one, and for an unknown link. */
const linkCall = (more: GoodCall): SampleCall => ({
  ...more,
  params: { link_id: 'lnk_demo_spring' },
  foreign: { ...more, params: { link_id: 'lnk_demo_rain' } },
  unknown: { ...more, params: { link_id: 'lnk_nobody' } },
});

export const goodCalls: Readonly<Record<string, SampleCall>> = {
  getAccountDetails: {},
  listItems: {},
  getItem: { query: 'item_id=1001', foreign: { query: 'item_id=2001' }, unknown: { query: 'item_id=9999' } },
  validatePurchase: {
    body: { purchase_code: knownCode },
    foreign: { body: { purchase_code: foreignCode } },
    unknown: { body: { purchase_code: 'nobody has it' } },
  },
  listModels: {},
  listKeys: {},
  createKey: { body: { name: 'Made by a key', scopes: ['marketplace:read'] } },
  rotateKey: {
    params: { key_id: 'key_demo_studio' },
    body: {},
    foreign: { params: { key_id: 'key_demo_sounds' }, body: {} },
    unknown: { params: { key_id: 'key_nobody' }, body: {} },
  },
  revokeKey: {
    params: { key_id: 'key_demo_expired' },
    foreign: { params: { key_id: 'key_demo_sounds' } },
    unknown: { params: { key_id: 'key_nobody' } },
  },
  listLinks: {},
  createLink: { body: { url: 'https://shop.example/new' } },
  createManyLinks: { body: { links: [{ url: 'https://shop.example/new' }, { url: 'nowhere' }] } },
  upsertLink: {
    params: { external_id: 'campaign-42' },
    body: { url: 'https://shop.example/new' },
    makes: true,
  },
  checkSlug: { query: 'slug=spring', common: true },
  getAnalytics: {},
  getLink: linkCall({}),
  changeLink: linkCall({ body: { title: 'Changed' } }),
  deleteLink: linkCall({}),
  archiveLink: linkCall({}),
  unarchiveLink: linkCall({}),
  getQrCode: linkCall({}),
  getLinkAnalytics: linkCall({}),
  listClicks: linkCall({}),
  listWebhooks: {},
  createWebhook: { body: { url: 'http://127.0.0.1:4001/hooks', event_types: ['key.*'] } },
  getWebhook: webhookCall({}),
  changeWebhook: webhookCall({ body: { description: 'Changed' } }),
  deleteWebhook: webhookCall({}),
  pauseWebhook: webhookCall({}),
  resumeWebhook: webhookCall({}),
  revealWebhookSecret: webhookCall({}),
  rotateWebhookSecret: webhookCall({ body: {} }),
  testWebhook: { ...webhookCall({}), params: { webhook_id: 'ep_local' } },
  replayFailedDeliveries: webhookCall({ body: { since: '2026-01-01T00:00:00Z' } }),
  listWebhookDeliveries: {},
  getWebhookDelivery: deliveryCall,
  replayWebhookDelivery: deliveryCall,
};

/** The call as a request, with the key as a bearer token. */
export function requestOf(method: string, { body }: GoodCall, key: string | null): RawRequest {
  return {
    method,
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}
