/** Instances over HTTP: create, list, read, change, connect, restart, log out, delete. */

import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { limitsOf } from '../../channel/driver.ts';
import { invalidParameters, MarketplaceError } from '../../common/errors/errors.ts';
import { qrImage } from '../../common/qr-code.ts';
import { givenAgain, leadsElsewhere } from '../../common/secret-place.ts';
import type {
  ChangeInstanceRequest,
  Channel,
  ConnectInstanceRequest,
  CreateInstanceRequest,
  Instance,
  InstanceRecord,
  InstanceStatus,
  NoInput,
  Pairing,
  PairingQrRequest,
  PairingStatus,
} from '../../generated/types.ts';
import type { Media, Outcome } from '../../group/operation.ts';
import { limitIn } from '../../limits/record-limits.ts';
import { type Backlog, type InstanceChange, isRefused } from '../../repository/index.ts';
import { instanceIdOf, type MessagingCall, refusedAs, requestedInstance, storageNow } from '../calls.ts';
import { messagingErrors } from '../errors.ts';
import { healthOf, statusOf } from '../events.ts';
import { assess, isHealthNews } from '../health/assess.ts';
import { noHealthStats } from '../health/health-stats.ts';
import { noBacklog, showHealth } from '../health/show.ts';
import { messagingRecordLimits } from '../record-limits.ts';
import { mask, showInstance, showStatus } from '../show.ts';

/** Size limit of the settings, in characters of JSON. */
const maxSettingsLength = 16_384;

type Settings = Readonly<Record<string, unknown>>;

const isoOf = (now: number) => new Date(now).toISOString();

/**
 * An instance whose process has died is not open, whatever that process has stored: until another one takes over, it is
 * connecting again.
 */
async function withEffectiveState(
  instance: Readonly<InstanceRecord>,
  call: Pick<MessagingCall<unknown>, 'service' | 'now'>,
): Promise<Readonly<InstanceRecord>> {
  const { state, lease_until: until } = instance;
  if (state !== 'open') return instance;
  if (until !== null && Date.parse(until) > (await storageNow(call))) return instance;
  return { ...instance, state: 'connecting', reason: 'The process that held it does not answer.' };
}

/** As it is at this moment: nobody stores the health of an instance that no process holds. */
async function shownWith(
  call: Pick<MessagingCall<unknown>, 'service' | 'now'>,
  stored: Readonly<InstanceRecord>,
  backlog: Omit<Backlog, 'instanceId'> = noBacklog,
): Promise<Instance> {
  const { service, now } = call;
  const instance = await withEffectiveState(stored, call);
  const { health_stats: healthStats = noHealthStats, lease_until } = stored;
  const isLost = instance.state !== stored.state;
  const known = isLost ? { ...healthStats, down_since: lease_until ?? isoOf(now) } : healthStats;
  const health = assess({
    instance: { ...instance, health_stats: known },
    oldestAt: backlog.oldestAt,
    now,
    limits: service.engine.health,
  });
  const secrets = service.driver(instance.driver)?.secrets ?? null;
  return showInstance(instance, secrets, backlog, showHealth(stored, health, backlog, now));
}

async function shown(
  call: Pick<MessagingCall<unknown>, 'service' | 'now' | 'principal' | 'repository'>,
  instance: Readonly<InstanceRecord>,
) {
  return shownWith(call, instance, await backlogOf(call, instance));
}

async function backlogOf(
  { principal, repository, now }: Pick<MessagingCall<unknown>, 'now' | 'principal' | 'repository'>,
  { id: instanceId }: Readonly<InstanceRecord>,
): Promise<Omit<Backlog, 'instanceId'>> {
  const asked = { instanceId, now: isoOf(now) };
  const [backlog = noBacklog] = await repository.messaging.countBacklog(principal.workspaceId, asked);
  return backlog;
}

/**
 * The settings to store: a secret that is masked keeps the value that it had before.
 * @throws MarketplaceError 400
 */
export function storableSettings(
  { service }: Pick<MessagingCall<unknown>, 'service'>,
  driver: string,
  given: Settings,
  before: Settings = {},
): Settings {
  const { secrets = [], keepsSecrets = [] } = service.driver(driver) ?? {};
  const isElsewhere = leadsElsewhere(before, given, [...keepsSecrets, ...secrets]);
  const unmasked = Object.entries(given).map(([name, value]) => {
    if (value !== mask || !secrets.includes(name)) return [name, value];
    if (Object.hasOwn(before, name)) {
      if (isElsewhere)
        throw invalidParameters({ pointer: `/settings/${name}`, reason: givenAgain('instance') });
      return [name, before[name]];
    }
    // As a secret it would be wrong, and nobody could see why.
    throw invalidParameters({
      pointer: `/settings/${name}`,
      reason: `must be the secret itself, not ${mask}`,
    });
  });
  const settings: Settings = Object.fromEntries(unmasked);
  if (JSON.stringify(settings).length > maxSettingsLength)
    throw invalidParameters({
      pointer: '/settings',
      reason: `must have at most ${maxSettingsLength} characters of JSON`,
    });
  service.checkSettings(driver, settings);
  return settings;
}

export function listChannels({ service }: MessagingCall<NoInput>): Outcome<Channel[]> {
  const channels = service.engine.drivers.map(driver => ({
    driver: driver.name,
    description: driver.description,
    contents: [...driver.contents],
    limits: limitsOf(driver),
    commands: [...driver.commands],
    settings: service.settingsSchema(driver),
  }));
  return { result: channels };
}

export async function listInstances(call: MessagingCall<NoInput>): Promise<Outcome<Instance[]>> {
  const { messaging } = call.repository;
  const { workspaceId } = call.principal;
  const [instances, backlogs] = await Promise.all([
    messaging.listInstances(workspaceId),
    messaging.countBacklog(workspaceId, { now: isoOf(call.now) }),
  ]);
  const byId = new Map(backlogs.map(one => [one.instanceId, one]));
  return {
    result: await Promise.all(instances.map(instance => shownWith(call, instance, byId.get(instance.id)))),
  };
}

/** `id`: of the instance. An existing one is not created again. */
export async function createInstance(
  call: MessagingCall<CreateInstanceRequest>,
  { id = `ins_${randomBytes(12).toString('base64url')}` }: { readonly id?: string } = {},
): Promise<Outcome<Instance>> {
  const { input, principal, repository, limits, now } = call;
  const { name, driver, settings = {}, ...rest } = input;
  const at = isoOf(now);
  const record: InstanceRecord = {
    id,
    name,
    driver,
    settings: storableSettings(call, driver, settings),
    memory: null,
    state: 'created',
    reason: null,
    wanted: 'closed',
    pairing_method: 'qr',
    pairing: null,
    address: null,
    rate: null,
    ...rest,
    generation: 0,
    lease_until: null,
    heartbeat_at: null,
    opened_at: null,
    created_at: at,
    changed_at: at,
  };
  const most = limitIn(limits, messagingRecordLimits, 'instances');
  const made = await repository.messaging.createInstance(principal.workspaceId, record, {
    most,
    events: instance => [statusOf(instance, call)],
  });
  if (isRefused(made)) return refusedAs(made.refused, { too_many: 'too_many_instances' }, most);
  return { result: await shownWith(call, made) };
}

export async function getInstance(call: MessagingCall<NoInput>): Promise<Outcome<Instance>> {
  return { result: await shown(call, await requestedInstance(call)) };
}

export async function getInstanceState(call: MessagingCall<NoInput>): Promise<Outcome<InstanceStatus>> {
  return { result: showStatus(await withEffectiveState(await requestedInstance(call), call)) };
}

export async function changeInstance(call: MessagingCall<ChangeInstanceRequest>): Promise<Outcome<Instance>> {
  const { input, principal, repository, now } = call;
  const { settings, ...rest } = input;
  for (;;) {
    const before = await requestedInstance(call);
    const change: InstanceChange = {
      ...rest,
      ...(settings === undefined
        ? {}
        : { settings: storableSettings(call, before.driver, settings, before.settings) }),
    };
    const known = JSON.stringify(before.settings);
    const changed = await repository.messaging.changeInstance(
      principal.workspaceId,
      instanceIdOf(call.params),
      change,
      // The masked secrets come from `before`, so nobody may have changed them since.
      {
        now: isoOf(now),
        when: current => settings === undefined || JSON.stringify(current.settings) === known,
      },
    );
    if (!isRefused(changed)) return { result: await shown(call, changed) };
    if (changed.refused !== 'changed') return refusedAs(changed.refused, { not_found: 'instance_not_found' });
  }
}

/** Stores what the user wants. The holder loses the instance, and anyone who claims it next carries it out. */
async function setDesiredState(
  call: MessagingCall<unknown>,
  change: InstanceChange,
): Promise<Outcome<Instance>> {
  const { params, principal, repository, service, now } = call;
  for (;;) {
    const before = await requestedInstance(call);
    const wished: InstanceRecord = { ...before, ...change, pairing: null };
    const health = assess({ instance: wished, oldestAt: null, now, limits: service.engine.health });
    const isNews = isHealthNews(before.health, health);
    const backlog = isNews ? await backlogOf(call, before) : noBacklog;
    const changed = await repository.messaging.changeInstance(
      principal.workspaceId,
      instanceIdOf(params),
      { ...change, pairing: null, ...(isNews ? { health } : {}) },
      {
        interrupt: true,
        now: isoOf(now),
        when: ({ health }) => isDeepStrictEqual(health, before.health),
        events: instance => [
          statusOf(instance, call),
          ...(isNews ? [healthOf(instance, backlog, call)] : []),
        ],
      },
    );
    if (!isRefused(changed)) {
      service.engine.nudge(principal.workspaceId);
      return { result: await shown(call, changed) };
    }
    // Its holder has stored another health meanwhile.
    if (changed.refused !== 'changed')
      return refusedAs(changed.refused, { not_found: 'instance_not_found', step: 'instance_not_connected' });
  }
}

/** Does nothing to an instance that is open. */
export async function connectInstance(
  call: MessagingCall<ConnectInstanceRequest>,
): Promise<Outcome<Instance>> {
  const { method = 'qr' } = call.input;
  const instance = await requestedInstance(call);
  if (instance.state === 'open' && instance.wanted === 'open') return { result: await shown(call, instance) };
  return setDesiredState(call, { wanted: 'open', state: 'connecting', reason: null, pairing_method: method });
}

export const restartInstance = (call: MessagingCall<NoInput>): Promise<Outcome<Instance>> =>
  setDesiredState(call, { wanted: 'open', state: 'connecting', reason: 'Restarted by the user.' });

/** Refused for an instance that was never connected, which has no step to `closed`. */
export const logOutInstance = (call: MessagingCall<NoInput>): Promise<Outcome<Instance>> =>
  setDesiredState(call, {
    wanted: 'logged_out',
    state: 'closed',
    reason: 'Logged out by the user.',
    address: null,
  });

export async function deleteInstance(call: MessagingCall<NoInput>): Promise<Outcome<Instance>> {
  const { params, principal, repository, service } = call;
  const deleted = await repository.messaging.deleteInstance(principal.workspaceId, instanceIdOf(params));
  if (isRefused(deleted)) return refusedAs(deleted.refused, { not_found: 'instance_not_found' });
  service.engine.nudge(principal.workspaceId);
  return { result: await shownWith(call, deleted) };
}

/** The pairing that can be used now, or `null`. */
const usable = (
  { pairing, state }: Readonly<InstanceRecord>,
  { now }: Pick<MessagingCall<unknown>, 'now'>,
): Pairing | null =>
  pairing !== null && state === 'connecting' && Date.parse(pairing.expires_at) > now ? pairing : null;

export async function getPairing(call: MessagingCall<NoInput>): Promise<Outcome<PairingStatus>> {
  const instance = await requestedInstance(call);
  return { result: { state: instance.state, pairing: usable(instance, call) } };
}

export async function getPairingQr(call: MessagingCall<PairingQrRequest>): Promise<Outcome<Media>> {
  const pairing = usable(await requestedInstance(call), call);
  if (pairing === null) throw new MarketplaceError(messagingErrors.pairing_not_found);
  if (pairing.method !== 'qr')
    throw new MarketplaceError(messagingErrors.pairing_not_found, 'it is paired by typing a code');
  return { result: qrImage(pairing.text, call.input.format ?? 'svg', { size: call.input.size ?? 512 }) };
}
