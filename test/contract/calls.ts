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
  /** The same call for the other workspace. @default the call itself */
  readonly other?: GoodCall;
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

const demoToken = 'mi_DemoOrders0000000000000000000000000000';

/** A call to an inbound endpoint of the workspace, to one of another workspace, and to one that does not exist. */
const inboundCall = (more: GoodCall): SampleCall => ({
  ...more,
  params: { endpoint_id: 'ain_demo' },
  foreign: { ...more, params: { endpoint_id: 'ain_sounds' } },
  unknown: { ...more, params: { endpoint_id: 'ain_nobody' } },
});

const hookCall = (more: GoodCall): SampleCall => ({
  ...more,
  params: { hook_id: 'hook_demo' },
  foreign: { ...more, params: { hook_id: 'hook_sounds' } },
  unknown: { ...more, params: { hook_id: 'hook_nobody' } },
});

const routeCall = (more: GoodCall): SampleCall => ({
  ...more,
  params: { route_id: 'route_demo' },
  foreign: { ...more, params: { route_id: 'route_sounds' } },
  unknown: { ...more, params: { route_id: 'route_nobody' } },
});

const eventCall = (own: string, foreign: string, more: GoodCall = {}): SampleCall => ({
  ...more,
  params: { event_id: `evt_demo_${own}` },
  foreign: { ...more, params: { event_id: `evt_sounds_${foreign}` } },
  unknown: { ...more, params: { event_id: 'evt_nobody' } },
});

/** A call for an instance, or for something of it, of the workspace, of another one, and for one that does not exist. */
const instanceCall = (more: GoodCall): SampleCall => ({
  ...more,
  params: { instance_id: 'ins_demo', ...more.params },
  foreign: { ...more, params: { instance_id: 'ins_sounds', ...more.params } },
  unknown: { ...more, params: { instance_id: 'ins_nobody', ...more.params } },
  other: { ...more, params: { instance_id: 'ins_sounds', ...more.params } },
});

/** The same for a record of an instance, by the name of its parameter. */
const recordCall = (name: string, [own, foreign]: readonly [string, string], more: GoodCall): SampleCall => ({
  ...more,
  params: { instance_id: 'ins_demo', [name]: own },
  foreign: { ...more, params: { instance_id: 'ins_demo', [name]: foreign } },
  unknown: { ...more, params: { instance_id: 'ins_demo', [name]: `${own.split('_')[0]}_nobody` } },
  other: { ...more, params: { instance_id: 'ins_sounds', [name]: foreign } },
});

const messageCall = (more: GoodCall) => recordCall('message_id', ['msg_demo_2', 'msg_sounds_202'], more);
const chatCall = (more: GoodCall) => recordCall('chat', ['+4915112345601', '+4915112345698'], more);
const groupCall = (more: GoodCall) => recordCall('group_id', ['grp_demo', 'grp_sounds'], more);
const contactCall = (more: GoodCall) => recordCall('contact_id', ['con_demo_1', 'con_sounds'], more);
const mediaCall: SampleCall = {
  params: { media_id: 'med_demo_receipt' },
  foreign: { params: { media_id: 'med_sounds_cover' } },
  unknown: { params: { media_id: 'med_nobody' } },
};
const people = { participants: ['+4915112345609'] };

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
  listMembers: {},
  changeMember: {
    params: { user_id: 'user_mateus' },
    body: { role: 'viewer' },
    foreign: { params: { user_id: 'user_elsewhere' }, body: { role: 'viewer' } },
    unknown: { params: { user_id: 'user_nobody' }, body: { role: 'viewer' } },
  },
  listInvitations: {},
  removeMember: {
    params: { user_id: 'user_mateus' },
    foreign: { params: { user_id: 'user_elsewhere' } },
    unknown: { params: { user_id: 'user_nobody' } },
  },
  listAuditLog: { query: 'limit=5' },
  listRequests: {},
  getRequest: {
    params: { request_id: 'req_demo_1' },
    foreign: { params: { request_id: 'req_sounds_1' } },
    unknown: { params: { request_id: 'req_nobody' } },
  },
  getUsage: {},
  listKeys: {},
  verifyKey: { body: { secret: 'mk_unknown' }, common: true },
  createInvitation: { body: { email: 'new@example.com', role: 'viewer' } },
  resendInvitation: {
    params: { invitation_id: 'inv_demo' },
    foreign: { params: { invitation_id: 'inv_sounds' } },
    unknown: { params: { invitation_id: 'inv_nobody' } },
  },
  revokeInvitation: {
    params: { invitation_id: 'inv_demo' },
    foreign: { params: { invitation_id: 'inv_sounds' } },
    unknown: { params: { invitation_id: 'inv_nobody' } },
  },
  createKey: { body: { name: 'Made by a key', scopes: ['marketplace:read'] } },
  getKey: {
    params: { key_id: 'key_demo_studio' },
    foreign: { params: { key_id: 'key_demo_sounds' } },
    unknown: { params: { key_id: 'key_nobody' } },
  },
  changeKey: {
    params: { key_id: 'key_demo_studio' },
    body: { name: 'Changed' },
    foreign: { params: { key_id: 'key_demo_sounds' }, body: { name: 'Changed' } },
    unknown: { params: { key_id: 'key_nobody' }, body: { name: 'Changed' } },
  },
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
  replayWebhookDeliveries: { body: { delivery_ids: ['msg_demo_failed_ep_demo'] } },
  getWebhookDelivery: deliveryCall,
  replayWebhookDelivery: deliveryCall,
  skipWebhookDelivery: deliveryCall,
  listAutomationEndpoints: {},
  createAutomationEndpoint: { body: { name: 'Made by a key', event_type: 'order.paid' } },
  getAutomationEndpoint: inboundCall({}),
  changeAutomationEndpoint: inboundCall({ body: { name: 'Changed' } }),
  deleteAutomationEndpoint: inboundCall({}),
  rotateAutomationEndpoint: inboundCall({ body: {} }),
  publishAutomationEvent: { body: { type: 'order.paid', data: { order: 42 } } },
  receiveAutomationEvent: { params: { token: demoToken }, body: { order: 42 } },
  receiveAutomationQuery: { params: { token: demoToken }, query: 'order=42' },
  readAutomationFeed: {},
  replayAutomationEvents: { body: { since: '2026-01-01T00:00:00Z' } },
  getAutomationEvent: eventCall('paid', 'sale'),
  traceEvent: eventCall('paid', 'sale'),
  cancelAutomationEvent: eventCall('reminder', 'later'),
  replayAutomationEvent: eventCall('paid', 'sale'),
  listAutomationTypes: {},
  describeAutomationTypes: {},
  registerAutomationType: {
    params: { type: 'order.sent' },
    body: { description: 'An order was sent.' },
    makes: true,
  },
  deleteAutomationType: {
    params: { type: 'subscription.renewed' },
    foreign: { params: { type: 'track.sold' } },
    unknown: { params: { type: 'order.unknown' } },
  },
  listAutomationHistory: {},
  listAutomationHooks: {},
  createAutomationHook: { body: { target_url: 'http://127.0.0.1:4001/hooks', event_type: 'order.paid' } },
  getAutomationHook: hookCall({}),
  changeAutomationHook: hookCall({ body: { state: 'paused' } }),
  deleteAutomationHook: hookCall({}),
  listAutomationSamples: { query: 'event_type=order.paid' },
  listAutomationRoutes: {},
  createAutomationRoute: {
    body: { name: 'Made by a key', hooks: ['hook_demo'], filter_match: 'any' },
    other: { body: { name: 'Made by a key', hooks: ['hook_sounds'] } },
  },
  tryAutomationRoute: {
    body: { event: { type: 'order.paid', data: { id: 7 } } },
    foreign: { body: { event_id: 'evt_sounds_sale' } },
    unknown: { body: { event_id: 'evt_nobody' } },
    common: true,
  },
  getAutomationRoute: routeCall({}),
  changeAutomationRoute: routeCall({ body: { name: 'Changed' } }),
  deleteAutomationRoute: routeCall({}),
  getAutomationSettings: { common: true },
  changeAutomationSettings: { body: { retention_days: 90 }, common: true },
  listChannels: { common: true },
  listInstances: {},
  createInstance: { body: { name: 'Made by a key', driver: 'simulated' } },
  getInstance: instanceCall({}),
  changeInstance: instanceCall({ body: { name: 'Changed' } }),
  deleteInstance: instanceCall({}),
  connectInstance: instanceCall({ body: {} }),
  getInstanceState: instanceCall({}),
  getPairing: { ...instanceCall({}), params: { instance_id: 'ins_demo_pairing' } },
  getPairingQr: { ...instanceCall({}), params: { instance_id: 'ins_demo_pairing' } },
  restartInstance: instanceCall({}),
  logOutInstance: instanceCall({}),
  sendMessage: instanceCall({ body: { to: '+4915112345601', text: 'Hello' } }),
  listMessages: instanceCall({}),
  getMessage: messageCall({}),
  editMessage: messageCall({ body: { text: 'Changed' } }),
  deleteMessage: messageCall({}),
  retryMessageMedia: recordCall('message_id', ['msg_demo_118', 'msg_sounds_202'], {}),
  reactToMessage: messageCall({ body: { emoji: '👍' } }),
  removeReaction: messageCall({}),
  listChats: instanceCall({}),
  getChat: chatCall({}),
  readChat: chatCall({ body: {} }),
  showTyping: chatCall({ body: {} }),
  listGroups: instanceCall({}),
  createGroup: instanceCall({ body: { name: 'Made by a key', ...people } }),
  getGroup: groupCall({}),
  renameGroup: groupCall({ body: { name: 'Changed' } }),
  setGroupPicture: groupCall({ body: { media_id: null } }),
  changeParticipants: groupCall({ body: { action: 'add', ...people } }),
  getInviteLink: groupCall({ body: {} }),
  leaveGroup: groupCall({}),
  listContacts: instanceCall({}),
  createContact: instanceCall({ body: { address: '+4915112345699', name: 'Made by a key' } }),
  checkAddresses: { ...instanceCall({ body: { addresses: ['+4915112345601'] } }), common: true },
  getContact: contactCall({}),
  changeContact: contactCall({ body: { name: 'Changed' } }),
  deleteContact: contactCall({}),
  blockContact: contactCall({}),
  unblockContact: contactCall({}),
  refreshContactPicture: contactCall({}),
  uploadMedia: { body: { any: 'bytes' } },
  getMedia: mediaCall,
  downloadMedia: mediaCall,
  readChannelFeed: {},
  listenToInstance: { ...instanceCall({}), common: true },
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
