/** A valid call of each operation on the fixtures, which the contract tests vary. */
import type { Operation } from '../../src/group/operation.ts';
import { exampleInput, parametersOf } from '../../src/openapi/example-call.ts';
import { operations } from '../built-in.ts';
import type { RawRequest } from '../helper.ts';
import { foreignCode, knownCode } from '../helper.ts';
import { type Params, records } from './forms.ts';

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

const demoToken = 'mi_DemoOrders0000000000000000000000000000';
const people = { participants: ['+4915112345609'] };

/** What the calls of operations have besides the ids of records in their paths, if it is not the example of the reference. */
export const listed: Readonly<Record<string, SampleCall>> = {
  getItem: { query: 'item_id=1001', foreign: { query: 'item_id=2001' }, unknown: { query: 'item_id=9999' } },
  validatePurchase: {
    body: { purchase_code: knownCode },
    foreign: { body: { purchase_code: foreignCode } },
    unknown: { body: { purchase_code: 'nobody has it' } },
  },
  changeMember: { body: { role: 'viewer' } },
  listAuditLog: { query: 'limit=5' },
  verifyKey: { body: { secret: 'mk_unknown' }, common: true },
  createInvitation: { body: { email: 'new@example.com', role: 'viewer' } },
  createKey: { body: { name: 'Made by a key', scopes: ['marketplace:read'] } },
  changeKey: { body: { name: 'Changed' } },
  rotateKey: { body: {} },
  createLink: { body: { url: 'https://shop.example/new' } },
  createManyLinks: { body: { links: [{ url: 'https://shop.example/new' }, { url: 'nowhere' }] } },
  upsertLink: {
    params: { external_id: 'campaign-42' },
    body: { url: 'https://shop.example/new' },
    makes: true,
  },
  checkSlug: { query: 'slug=spring', common: true },
  changeLink: { body: { title: 'Changed' } },
  createWebhook: { body: { url: 'http://127.0.0.1:4001/hooks', event_types: ['key.*'] } },
  changeWebhook: { body: { description: 'Changed' } },
  rotateWebhookSecret: { body: {} },
  replayFailedDeliveries: { body: { since: '2026-01-01T00:00:00Z' } },
  replayWebhookDeliveries: { body: { delivery_ids: ['msg_demo_failed_ep_demo'] } },
  createAutomationEndpoint: { body: { name: 'Made by a key', event_type: 'order.paid' } },
  changeAutomationEndpoint: { body: { name: 'Changed' } },
  rotateAutomationEndpoint: { body: {} },
  publishAutomationEvent: { body: { type: 'order.paid', data: { order: 42 } } },
  receiveAutomationEvent: { params: { token: demoToken }, body: { order: 42 } },
  receiveAutomationQuery: { params: { token: demoToken }, query: 'order=42' },
  replayAutomationEvents: { body: { since: '2026-01-01T00:00:00Z' } },
  registerAutomationType: {
    params: { type: 'order.sent' },
    body: { description: 'An order was sent.' },
    makes: true,
  },
  createAutomationHook: { body: { target_url: 'http://127.0.0.1:4001/hooks', event_type: 'order.paid' } },
  changeAutomationHook: { body: { state: 'paused' } },
  listAutomationSamples: { query: 'event_type=order.paid' },
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
  changeAutomationRoute: { body: { name: 'Changed' } },
  getAutomationSettings: { common: true },
  changeAutomationSettings: { body: { retention_days: 90 }, common: true },
  listChannels: { common: true },
  createInstance: { body: { name: 'Made by a key', driver: 'simulated' } },
  changeInstance: { body: { name: 'Changed' } },
  connectInstance: { body: {} },
  sendMessage: { body: { to: '+4915112345601', text: 'Hello' } },
  editMessage: { body: { text: 'Changed' } },
  reactToMessage: { body: { emoji: '👍' } },
  readChat: { body: {} },
  showTyping: { body: {} },
  createGroup: { body: { name: 'Made by a key', ...people } },
  renameGroup: { body: { name: 'Changed' } },
  setGroupPicture: { body: { media_id: null } },
  changeParticipants: { body: { action: 'add', ...people } },
  getInviteLink: { body: {} },
  createContact: { body: { address: '+4915112345699', name: 'Made by a key' } },
  checkAddresses: { body: { addresses: ['+4915112345601'] }, common: true },
  changeContact: { body: { name: 'Changed' } },
  uploadMedia: { body: { any: 'bytes' } },
  listenToInstance: { common: true },
};

/** The call of an operation: its parameters in the path are those of the reference, or name such a record of another workspace. */
function callOf(operation: Operation): SampleCall {
  const more: SampleCall = listed[operation.id] ?? exampleOf(operation);
  const names = Object.keys(operation.params ?? {});
  const last = names.at(-1);
  if (last === undefined || operation.auth === 'none' || more.makes) return more;
  const { params = {}, query, body } = more;
  const given = { ...(query !== undefined && { query }), ...(body !== undefined && { body }) };
  const own = {
    ...Object.fromEntries(names.map(name => [name, operation.params?.[name]?.example ?? ''])),
    ...params,
  };
  const instead = (ids: Params, of = [last]) => ({
    ...given,
    params: { ...own, ...Object.fromEntries(of.map(name => [name, ids[name] ?? ''])) },
  });
  return {
    foreign: instead(records.foreign),
    unknown: instead(records.unknown),
    ...(names.includes('instance_id') && { other: instead(records.foreign, names) }),
    ...more,
    params: own,
  };
}

function exampleOf(operation: Operation): GoodCall {
  if (operation.raw !== undefined) return {};
  const input = exampleInput(operation);
  if (operation.method !== 'GET') return parametersOf(operation).length === 0 ? {} : { body: input };
  const query = new URLSearchParams(
    Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return query.size === 0 ? {} : { query: String(query) };
}

export const goodCalls: Readonly<Record<string, SampleCall>> = Object.fromEntries(
  operations.map(operation => [operation.id, callOf(operation)]),
);

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
