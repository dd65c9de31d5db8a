/** What messaging offers to its own operations and pages. */
import { ChannelError, ChannelTimeoutError, type CommandName, type Commands } from '../channel/driver.ts';
import { invalidParameters, MarketplaceError } from '../common/errors.ts';
import { explain, type Validator } from '../common/schema-error.ts';
import { realTime } from '../common/worker-time.ts';
import type { InstanceRecord } from '../generated/types.ts';
import type { Messaging } from '../group/engines.ts';
import type { Call } from '../group/operation.ts';
import type { RawCall } from '../group/raw.ts';
import type { ResolvedOptions } from '../group/resolved.ts';
import { loadCompiler } from '../group/schema-compiler.ts';
import { messagingErrors } from './errors.ts';
import { LiveFeed } from './feed/live.ts';

export interface MessagingService {
  readonly engine: Messaging;
  /** The driver of an instance; undefined if this process does not have it. */
  driver(name: string): Messaging['drivers'][number] | undefined;
  /** @throws MarketplaceError 400 if the settings of an instance do not match the schema of its driver */
  checkSettings(driver: string, settings: Readonly<Record<string, unknown>>): void;
  /** The clients that listen to events. */
  readonly live: LiveFeed;
  /** Whether an API key is neither revoked nor expired. */
  isActive(workspaceId: string, keyId: string): Promise<boolean>;
}

/** What a handler of messaging gets. */
export type MessagingCall<Input> = Call<Input, 'messaging' | 'webhooks', MessagingService>;
export type RawMessagingCall = RawCall<'messaging' | 'webhooks', MessagingService>;

export function messagingService({ messaging, repository, now }: ResolvedOptions): MessagingService {
  // The group is served only with an engine, and a repository with its part.
  if (messaging === null || repository.messaging == null)
    throw new TypeError('the group messaging needs the option messaging');
  const drivers = new Map(messaging.drivers.map(driver => [driver.name, driver]));
  const validators = new Map<string, Validator>();
  return {
    engine: messaging,
    driver: name => drivers.get(name),
    checkSettings(name, settings) {
      const driver = drivers.get(name);
      if (driver === undefined)
        throw invalidParameters({
          pointer: '/driver',
          reason: `must be ${[...drivers.keys()].join(' or ')}`,
        });
      let fits = validators.get(name);
      if (fits === undefined) {
        fits = loadCompiler().values(driver.settings);
        validators.set(name, fits);
      }
      if (fits(settings)) return;
      const { pointer, reason } = explain(fits.errors);
      throw invalidParameters({ pointer: `/settings${pointer}`, reason });
    },
    live: new LiveFeed({ repository: repository.messaging, engine: messaging, time: realTime }),
    async isActive(workspaceId, keyId) {
      const key = await repository.keys.find(workspaceId, keyId);
      if (key === null || key.revoked_at !== null) return false;
      return key.expires_at === null || Date.parse(key.expires_at) > now();
    },
  };
}

const instanceNotFound = () => new MarketplaceError(messagingErrors.instance_not_found);

/** The id of the instance in the path. */
export const instanceIdOf = (params: Readonly<Record<string, string>>): string => params.instance_id ?? '';

/** @throws MarketplaceError 404. An instance of another workspace gets the same response as one that does not exist. */
export async function instanceOf({
  params,
  principal,
  repository,
}: Pick<MessagingCall<unknown>, 'params' | 'principal' | 'repository'>): Promise<Readonly<InstanceRecord>> {
  const instance = await repository.messaging.findInstance(principal.workspaceId, instanceIdOf(params));
  if (instance === null) throw instanceNotFound();
  return instance;
}

/**
 * Has the channel carry out a command.
 * @throws MarketplaceError 404, 409, 502, 504
 */
export async function perform<Name extends CommandName>(
  call: Pick<MessagingCall<unknown>, 'params' | 'principal' | 'repository' | 'service'>,
  name: Name,
  input: Commands[Name][0],
): Promise<Commands[Name][1]> {
  const { principal, service } = call;
  const instance = await instanceOf(call);
  // While it connects again, the command waits.
  if (instance.state !== 'open' && instance.state !== 'connecting')
    throw new MarketplaceError(messagingErrors.instance_not_connected, `its state is ${instance.state}`);
  const driver = service.driver(instance.driver);
  if (driver !== undefined && !driver.commands.includes(name))
    throw new MarketplaceError(messagingErrors.not_supported);
  try {
    return await service.engine.run(principal.workspaceId, instance.id, name, input);
  } catch (error) {
    if (error instanceof ChannelError)
      throw new MarketplaceError(messagingErrors.channel_refused, error.message.replace(/\.$/, ''));
    if (error instanceof ChannelTimeoutError) throw new MarketplaceError(messagingErrors.channel_silent);
    throw error;
  }
}

/** Handles what every change can be refused for. `lost` is for holders only. */
export function refusedAs(
  reason: string,
  rows: Readonly<Record<string, keyof typeof messagingErrors>>,
): never {
  const code = rows[reason];
  if (code === undefined) throw new Error(`the storage has refused: ${reason}`);
  throw new MarketplaceError(messagingErrors[code]);
}
