/** How each operation changes the model, and what its response must contain. A new operation needs a line here. */
import assert from 'node:assert/strict';
import type { Scope } from '../../src/generated/types.ts';
import type { RawAnswer } from '../helper.ts';
import type { Kind, KnownKey, Model, Thing } from './model.ts';
import type { Fields } from './values.ts';

/** A call that succeeded. */
interface Success {
  readonly model: Model;
  /** The caller. */
  readonly key: KnownKey;
  readonly fields: Fields;
  readonly answer: RawAnswer;
  /** The record in the path, if the model has it. */
  readonly thing: Thing | null;
  readonly namedKey: KnownKey | null;
  /** Sends another request with the same key, to verify the response. */
  readonly ask: (path: string) => Promise<RawAnswer>;
}

export interface Behaviour {
  /** The ids in the path. */
  readonly names?: Kind | 'key' | 'external_id';
  /** A successful call without hostile values: updates the model, and compares it with the response. */
  readonly succeeds?: (call: Success) => void | Promise<void>;
}

type Shown = Record<string, unknown>;

const dataOf = <Data = Shown>({ json }: RawAnswer): Data => json.data as Data;
const textOf = (fields: Fields, name: string): unknown =>
  fields[name] === undefined ? undefined : JSON.parse(fields[name].json);
const instant = (value: unknown): number | null => (value === null ? null : Date.parse(String(value)));

/** A link without the fields that visitors and the clock change, and without the URL of the service. */
const settled = (link: Shown): Shown => {
  const { clicks: _, bots: __, last_clicked_at: ___, state: ____, short_url: _____, aliases, ...rest } = link;
  const places = (aliases as readonly Shown[]).map(({ short_url: ______, ...alias }) => alias);
  return { ...rest, aliases: places };
};

/** Keys without `webhooks:write` see no values of headers. */
const settledWebhook = ({ headers: _, ...webhook }: Shown): Shown => webhook;

const showLink = ({ model, key, answer }: Success) => model.show('link', key.workspace, dataOf(answer));
const showWebhook = ({ model, key, answer }: Success) => model.show('webhook', key.workspace, dataOf(answer));
const showDelivery = ({ model, key, answer }: Success) =>
  model.show('delivery', key.workspace, dataOf(answer));

/** The URLs of an inbound endpoint end by the clock. */
const settledInbound = ({ tokens: _, ...endpoint }: Shown): Shown => endpoint;
const showInbound = ({ model, key, answer }: Success) => model.show('inbound', key.workspace, dataOf(answer));
/** The channel goes on by itself, so only what users set is compared. */
const settledInstance = ({ id, name, driver, settings, rate }: Shown): Shown => ({
  id,
  name,
  driver,
  settings,
  rate,
});
const showInstance = ({ model, key, answer }: Success) =>
  model.show('instance', key.workspace, dataOf(answer));
const showNewInbound = ({ model, key, answer }: Success) =>
  model.show('inbound', key.workspace, dataOf<{ endpoint: Shown }>(answer).endpoint);

function newKey({ model, key, answer }: Success): KnownKey {
  const { id, secret, scopes, owner, expires_at } = dataOf<{
    id: string;
    secret: string;
    scopes: Scope[];
    owner: string | null;
    expires_at: string | null;
  }>(answer);
  const added = {
    id,
    secret,
    scopes,
    owner,
    workspace: key.workspace,
    createdAt: model.now,
    expiresAt: instant(expires_at),
    revokedAt: null,
    isRotated: false,
  };
  assert.ok(
    scopes.every(scope => key.scopes.includes(scope)),
    'a key grants more than it has',
  );
  assert.ok(
    key.expiresAt === null || (added.expiresAt !== null && added.expiresAt <= key.expiresAt),
    'a key makes one that outlives it',
  );
  return added;
}

/** All records of a list, read page by page. */
async function walk({ ask }: Success, path: string): Promise<Shown[]> {
  const found: Shown[] = [];
  for (let cursor: unknown = ''; cursor !== null; ) {
    const page = await ask(`${path}?limit=100${cursor === '' ? '' : `&cursor=${cursor}`}`);
    assert.equal(page.status, 200);
    found.push(...dataOf<Shown[]>(page));
    cursor = page.json.next_cursor ?? null;
  }
  return found;
}

/** Compares the records of the workspace in a list with the model. */
function assertSame(found: readonly Shown[], wanted: readonly string[], unwanted: readonly string[]): void {
  const ids = new Set(found.map(({ id }) => id));
  assert.deepEqual(
    wanted.filter(id => !ids.has(id)),
    [],
    'what was made is in the list',
  );
  assert.deepEqual(
    unwanted.filter(id => ids.has(id)),
    [],
    'what is gone, or of others, is not',
  );
}

const idsOf = (things: readonly Thing[]) => things.map(({ id }) => id);

const gone = ({ model, thing, key }: Success): Thing => {
  assert.ok(thing !== null && thing.workspace === key.workspace && !thing.isGone);
  for (const one of model.alive('delivery')) if (one.shown.endpoint_id === thing.id) one.isGone = true;
  thing.isGone = true;
  return thing;
};

/** A link must equal its last response. */
const linkAsShown = (call: Success): void => {
  if (call.thing !== null) assert.deepEqual(settled(dataOf(call.answer)), settled(call.thing.shown));
};

const webhookState =
  (state: string) =>
  (call: Success): void => {
    assert.equal(dataOf(call.answer).state, state);
    showWebhook(call);
  };

/** Items and purchases of the fixtures: those of a workspace begin with its number. */
const ofWorkspace = (key: KnownKey, id: unknown): void =>
  assert.equal(String(id)[0], key.workspace === 'ws_studio' ? '1' : '2');

/** What receivers do is not part of the model. */
const settledTarget = ({ failing_since: _, recent_failures: __, ...target }: Shown): Shown => target;

/** A list without pages: all records of the workspace, and none of others. */
const listsAll =
  (kind: Kind) =>
  ({ model, key, answer }: Success): void => {
    const own = model.things.filter(one => one.kind === kind && one.workspace === key.workspace);
    const others = model.things.filter(one => one.workspace !== key.workspace);
    assertSame(
      dataOf<Shown[]>(answer),
      idsOf(own.filter(one => !one.isGone)),
      idsOf([...own.filter(one => one.isGone), ...others]),
    );
  };

/** A hook or a route: it is as it was last shown, until it is changed or deleted. */
const target = (kind: 'hook' | 'route') => {
  const show = ({ model, key, answer }: Success, shown = dataOf(answer)) =>
    model.show(kind, key.workspace, shown);
  return {
    list: { succeeds: listsAll(kind) },
    get: {
      names: kind,
      succeeds: ({ answer, thing }: Success) => {
        if (thing !== null) assert.deepEqual(settledTarget(dataOf(answer)), settledTarget(thing.shown));
      },
    },
    change: {
      names: kind,
      succeeds: (call: Success) => {
        const { fields, answer } = call;
        const state = textOf(fields, 'state');
        if (state !== undefined) assert.equal(dataOf(answer).state, state);
        show(call);
      },
    },
    delete: { names: kind, succeeds: (call: Success) => void gone(call) },
    show,
  };
};
const hook = target('hook');
const route = target('route');

/** The state of an event, by the clock. */
function stateOf({ shown }: Thing, now: number): string {
  if (shown.state === 'cancelled') return 'cancelled';
  return shown.deliver_at !== null && Number(instant(shown.deliver_at)) > now ? 'scheduled' : 'published';
}

/** An event is as it was published. Its number comes with the first look at the feed. */
function eventAsShown({ model, thing }: Success, shown: Shown): void {
  if (thing === null) return;
  assert.equal(shown.state, stateOf(thing, model.now));
  for (const name of ['id', 'type', 'received_at', 'deliver_at'])
    assert.equal(shown[name], thing.shown[name], name);
}

export const behaviours: Readonly<Record<string, Behaviour>> = {
  getAccountDetails: {},
  listItems: {
    succeeds: ({ key, answer }) => {
      for (const { id } of answer.json.items as Shown[]) ofWorkspace(key, id);
    },
  },
  getItem: { succeeds: ({ key, answer }) => ofWorkspace(key, (answer.json.item as Shown).id) },
  validatePurchase: {
    succeeds: ({ key, answer }) =>
      ofWorkspace(key, dataOf<{ purchase: { item: Shown } }>(answer).purchase.item.id),
  },
  listModels: {},
  listMembers: {},
  changeMember: {},
  removeMember: {},
  listInvitations: {},
  createInvitation: {},
  resendInvitation: {},
  revokeInvitation: {},
  verifyKey: {},
  listAuditLog: {},
  listRequests: {},
  getRequest: {},
  getUsage: {},
  listKeys: {
    succeeds: async call => {
      const { model, key } = call;
      const ids = (own: boolean) =>
        model.keys.filter(one => model.finds(key, one) === own).map(({ id }) => id);
      const found = await walk(call, '/api/v1/keys');
      assertSame(found, ids(true), ids(false));
      for (const known of model.keys) {
        const shown = found.find(({ id }) => id === known.id);
        const isActive = model.refusalOf(known, known.scopes[0] as Scope) === null;
        if (shown !== undefined)
          assert.equal(shown.state === 'active', isActive, `${known.id} is ${shown.state}`);
      }
    },
  },
  createKey: {
    succeeds: call => call.model.addKey(newKey(call)),
  },
  getKey: {
    names: 'key',
    succeeds: ({ key, namedKey }) => {
      if (namedKey !== null) assert.equal(namedKey.workspace, key.workspace);
    },
  },
  changeKey: {
    names: 'key',
    succeeds: ({ key, namedKey, fields, answer }) => {
      if (namedKey === null) return;
      assert.equal(namedKey.workspace, key.workspace);
      namedKey.owner = dataOf<{ owner: string | null }>(answer).owner;
      const asked = textOf(fields, 'expires_at');
      if (asked !== undefined) namedKey.expiresAt = instant(asked);
      const scopes = textOf(fields, 'scopes') as Scope[] | undefined;
      if (scopes === undefined) return;
      assert.ok(
        scopes.every(scope => key.scopes.includes(scope)),
        'a key gives only scopes that it has',
      );
      namedKey.scopes = scopes;
    },
  },
  rotateKey: {
    names: 'key',
    succeeds: call => {
      const { model, key, namedKey: old } = call;
      const added = newKey(call);
      model.keys.push(added);
      if (old === null) return;
      assert.equal(old.workspace, key.workspace);
      assert.equal(old.isRotated, false, 'a key is rotated once');
      old.isRotated = true;
      const asked = textOf(call.fields, 'expires_at');
      const expiresAt = asked === undefined ? old.expiresAt : instant(asked);
      assert.deepEqual([added.scopes, added.expiresAt], [old.scopes, expiresAt]);
      const overlap = Number(textOf(call.fields, 'overlap_seconds') ?? 86_400);
      old.expiresAt = Math.min(old.expiresAt ?? Number.POSITIVE_INFINITY, model.now + overlap * 1_000);
    },
  },
  revokeKey: {
    names: 'key',
    succeeds: ({ model, key, namedKey, answer }) => {
      assert.notEqual(dataOf(answer).state, 'active');
      if (namedKey === null) return;
      assert.equal(namedKey.workspace, key.workspace);
      namedKey.revokedAt ??= model.now;
    },
  },
  listLinks: {
    succeeds: async call => {
      const { model, key } = call;
      const own = model.things.filter(one => one.kind === 'link' && one.workspace === key.workspace);
      const isListed = ({ isGone, shown }: Thing) => !isGone && shown.archived === false;
      const others = model.things.filter(one => one.workspace !== key.workspace);
      const found = await walk(call, '/api/v1/links');
      assertSame(
        found,
        idsOf(own.filter(isListed)),
        idsOf([...own.filter(one => !isListed(one)), ...others]),
      );
    },
  },
  createLink: { succeeds: showLink },
  createManyLinks: {
    succeeds: ({ model, key, answer }) => {
      for (const one of dataOf<{ status: string; data: Shown }[]>(answer))
        if (one.status === 'success') model.show('link', key.workspace, one.data);
    },
  },
  upsertLink: {
    names: 'external_id',
    succeeds: call => {
      const { model, key, answer } = call;
      const shown = dataOf(answer);
      const earlier = model
        .alive('link', key.workspace)
        .find(one => one.shown.external_id === shown.external_id);
      if (earlier !== undefined) assert.equal(shown.id, earlier.id, 'one link has an external id');
      showLink(call);
    },
  },
  checkSlug: {
    succeeds: ({ model, answer }) => {
      const { slug, available } = dataOf<{ slug: string; available: boolean }>(answer);
      if (model.alive('link').some(({ shown }) => shown.slug === slug)) assert.equal(available, false);
    },
  },
  getAnalytics: {},
  getLink: { names: 'link', succeeds: linkAsShown },
  changeLink: { names: 'link', succeeds: showLink },
  deleteLink: { names: 'link', succeeds: call => void gone(call) },
  archiveLink: {
    names: 'link',
    succeeds: call => {
      assert.equal(dataOf(call.answer).archived, true);
      showLink(call);
    },
  },
  unarchiveLink: {
    names: 'link',
    succeeds: call => {
      assert.equal(dataOf(call.answer).archived, false);
      showLink(call);
    },
  },
  getQrCode: { names: 'link' },
  getLinkAnalytics: { names: 'link' },
  listClicks: { names: 'link' },
  listWebhooks: { succeeds: listsAll('webhook') },
  createWebhook: {
    succeeds: ({ model, key, answer }) =>
      model.show('webhook', key.workspace, dataOf<{ endpoint: Shown }>(answer).endpoint),
  },
  getWebhook: {
    names: 'webhook',
    succeeds: ({ answer, thing }) => {
      if (thing !== null) assert.deepEqual(settledWebhook(dataOf(answer)), settledWebhook(thing.shown));
    },
  },
  changeWebhook: { names: 'webhook', succeeds: showWebhook },
  deleteWebhook: { names: 'webhook', succeeds: call => void gone(call) },
  pauseWebhook: { names: 'webhook', succeeds: webhookState('paused') },
  resumeWebhook: { names: 'webhook', succeeds: webhookState('active') },
  revealWebhookSecret: { names: 'webhook' },
  rotateWebhookSecret: { names: 'webhook' },
  testWebhook: { names: 'webhook', succeeds: showDelivery },
  replayFailedDeliveries: { names: 'webhook' },
  listWebhookDeliveries: {
    succeeds: async call => {
      const { model, key } = call;
      const own = model.things.filter(one => one.kind === 'delivery' && one.workspace === key.workspace);
      const others = model.things.filter(one => one.workspace !== key.workspace);
      assertSame(
        await walk(call, '/api/v1/webhook-deliveries'),
        idsOf(own.filter(one => !one.isGone)),
        idsOf([...own.filter(one => one.isGone), ...others]),
      );
    },
  },
  replayWebhookDeliveries: {},
  getWebhookDelivery: {
    names: 'delivery',
    succeeds: ({ answer, thing }) => {
      const { delivery } = dataOf<{ delivery: Shown }>(answer);
      if (thing !== null) assert.equal(delivery.id, thing.id);
    },
  },
  replayWebhookDelivery: { names: 'delivery', succeeds: showDelivery },
  skipWebhookDelivery: { names: 'delivery', succeeds: showDelivery },
  listAutomationEndpoints: { succeeds: listsAll('inbound') },
  createAutomationEndpoint: { succeeds: showNewInbound },
  getAutomationEndpoint: {
    names: 'inbound',
    succeeds: ({ answer, thing }) => {
      if (thing !== null) assert.deepEqual(settledInbound(dataOf(answer)), settledInbound(thing.shown));
    },
  },
  changeAutomationEndpoint: { names: 'inbound', succeeds: showInbound },
  deleteAutomationEndpoint: { names: 'inbound', succeeds: call => void gone(call) },
  rotateAutomationEndpoint: { names: 'inbound', succeeds: showNewInbound },
  // Requests that the handler reads itself are not generated: `Publish` in commands.ts sends some.
  publishAutomationEvent: {},
  receiveAutomationEvent: {},
  receiveAutomationQuery: {},
  readAutomationFeed: {
    succeeds: async ({ model, key, ask }) => {
      const page = await ask('/api/v1/automation/events?after=0&limit=1000');
      const found = dataOf<Shown[]>(page);
      const numbers = found.map(({ sequence }) => Number(sequence));
      assert.deepEqual(
        numbers,
        [...new Set(numbers)].sort((one, other) => one - other),
      );
      const own = model.alive('event', key.workspace);
      const isPublished = (one: Thing) => stateOf(one, model.now) === 'published';
      const others = model.things.filter(one => one.workspace !== key.workspace);
      assertSame(
        found,
        idsOf(own.filter(isPublished)),
        idsOf([...own.filter(one => !isPublished(one)), ...others]),
      );
    },
  },
  replayAutomationEvents: {},
  getAutomationEvent: {
    names: 'event',
    succeeds: call => eventAsShown(call, dataOf<{ event: Shown }>(call.answer).event),
  },
  traceEvent: {
    names: 'event',
    succeeds: ({ answer, thing }) => {
      if (thing !== null) assert.equal(dataOf<{ events: Shown[] }>(answer).events[0]?.id, thing.shown.id);
    },
  },
  cancelAutomationEvent: {
    names: 'event',
    succeeds: ({ model, key, answer, thing }) => {
      if (thing !== null) assert.equal(stateOf(thing, model.now), 'scheduled');
      assert.equal(dataOf(answer).state, 'cancelled');
      model.show('event', key.workspace, dataOf(answer));
    },
  },
  replayAutomationEvent: {
    names: 'event',
    succeeds: ({ answer }) => assert.equal(dataOf(answer).events, 1),
  },
  listAutomationTypes: {},
  describeAutomationTypes: {},
  registerAutomationType: {},
  deleteAutomationType: {},
  listAutomationHistory: {
    succeeds: async call => {
      const { model, key } = call;
      const others = model.things.filter(one => one.workspace !== key.workspace);
      const own = model.alive('event', key.workspace);
      assertSame(await walk(call, '/api/v1/automation/history'), idsOf(own), idsOf(others));
    },
  },
  getAutomationSettings: {
    succeeds: ({ model, key, answer }) => {
      const days = model.retention.get(key.workspace);
      if (days !== undefined) assert.equal(dataOf(answer).retention_days, days);
    },
  },
  changeAutomationSettings: {
    succeeds: ({ model, key, fields, answer }) => {
      if (dataOf(answer).registered_types_only === true) model.closed.add(key.workspace);
      else model.closed.delete(key.workspace);
      const given = textOf(fields, 'retention_days');
      const days = given === undefined ? model.retention.get(key.workspace) : given;
      if (days === undefined) return;
      assert.equal(dataOf(answer).retention_days, days);
      model.retention.set(key.workspace, days);
    },
  },
  listAutomationHooks: hook.list,
  createAutomationHook: { succeeds: call => hook.show(call, dataOf<{ hook: Shown }>(call.answer).hook) },
  getAutomationHook: hook.get,
  changeAutomationHook: hook.change,
  deleteAutomationHook: hook.delete,
  // They show events of the feed and examples, and change nothing.
  listAutomationSamples: {},
  listAutomationRoutes: route.list,
  createAutomationRoute: { succeeds: call => route.show(call) },
  tryAutomationRoute: {},
  getAutomationRoute: route.get,
  changeAutomationRoute: route.change,
  deleteAutomationRoute: route.delete,
  listChannels: {},
  listInstances: {
    succeeds: ({ model, key, answer }) => {
      const own = model.things.filter(one => one.kind === 'instance' && one.workspace === key.workspace);
      const others = model.things.filter(one => one.workspace !== key.workspace);
      assertSame(
        dataOf<Shown[]>(answer),
        idsOf(own.filter(one => !one.isGone)),
        idsOf([...own.filter(one => one.isGone), ...others]),
      );
    },
  },
  createInstance: { succeeds: showInstance },
  getInstance: {
    names: 'instance',
    succeeds: ({ answer, thing }) => {
      if (thing !== null) assert.deepEqual(settledInstance(dataOf(answer)), settledInstance(thing.shown));
    },
  },
  changeInstance: { names: 'instance', succeeds: showInstance },
  deleteInstance: { names: 'instance', succeeds: call => void gone(call) },
  connectInstance: { names: 'instance', succeeds: showInstance },
  restartInstance: { names: 'instance', succeeds: showInstance },
  logOutInstance: { names: 'instance', succeeds: showInstance },
  getInstanceState: { names: 'instance' },
  getPairing: { names: 'instance' },
  // Not all instances are being paired.
  getPairingQr: {},
  sendMessage: { names: 'instance' },
  listMessages: { names: 'instance' },
  getMessage: {},
  editMessage: {},
  deleteMessage: {},
  retryMessageMedia: {},
  reactToMessage: {},
  removeReaction: {},
  listChats: { names: 'instance' },
  getChat: {},
  readChat: {},
  showTyping: {},
  listGroups: { names: 'instance' },
  createGroup: {},
  getGroup: {},
  renameGroup: {},
  setGroupPicture: {},
  changeParticipants: {},
  getInviteLink: {},
  leaveGroup: {},
  listContacts: { names: 'instance' },
  createContact: { names: 'instance' },
  checkAddresses: {},
  getContact: {},
  changeContact: {},
  deleteContact: {},
  blockContact: {},
  unblockContact: {},
  refreshContactPicture: {},
  uploadMedia: {},
  getMedia: {},
  downloadMedia: {},
  readChannelFeed: {},
  listenToInstance: {},
};
