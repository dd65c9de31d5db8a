/** What the handlers of messaging share. */

import type { CommandName, Commands } from '../channel/driver.ts';
import { ChannelError, ChannelTimeoutError } from '../channel/errors.ts';
import { MarketplaceError } from '../common/errors/errors.ts';
import { IdTakenError } from '../common/errors/id-taken-error.ts';
import type { InstanceRecord } from '../generated/types.ts';
import type { Call } from '../group/call.ts';
import type { RawCall } from '../group/raw.ts';
import { limitIn, limitReached } from '../limits/record-limits.ts';
import { messagingErrors } from './errors.ts';
import { messagingRecordLimits } from './record-limits.ts';
import type { MessagingService } from './service.ts';

/** What a handler of messaging gets. */
export type MessagingCall<Input> = Call<Input, 'messaging' | 'webhooks', MessagingService>;
export type RawMessagingCall = RawCall<'messaging' | 'webhooks', MessagingService>;

const instanceNotFound = () => new MarketplaceError(messagingErrors.instance_not_found);

/** The clock that leases and due times use. That of this process may be wrong. */
export const storageNow = async ({
  service,
  now,
}: Pick<MessagingCall<unknown>, 'service' | 'now'>): Promise<number> => service.engine.clock?.() ?? now;

export const instanceIdOf = (params: Readonly<Record<string, string>>): string => params.instance_id ?? '';

/** @throws MarketplaceError 404. An instance of another workspace gets the same response as one that does not exist. */
export async function requestedInstance({
  params,
  principal,
  repository,
}: Pick<MessagingCall<unknown>, 'params' | 'principal' | 'repository'>): Promise<Readonly<InstanceRecord>> {
  const instance = await repository.messaging.findInstance(principal.workspaceId, instanceIdOf(params));
  if (instance === null) throw instanceNotFound();
  return instance;
}

/**
 * Has the channel carry out a command. `options`: those of the engine.
 * @throws MarketplaceError 404, 409, 422, 502, 504
 */
export async function perform<Name extends CommandName>(
  call: Pick<MessagingCall<unknown>, 'params' | 'principal' | 'repository' | 'service' | 'limits'>,
  name: Name,
  input: Commands[Name][0],
  options: { readonly id?: string } = {},
): Promise<Commands[Name][1]> {
  const { principal, service, limits } = call;
  const most = limitIn(limits, messagingRecordLimits, 'waitingCommands');
  const instance = await requestedInstance(call);
  // While it connects again, the command waits.
  if (instance.state !== 'open' && instance.state !== 'connecting')
    throw new MarketplaceError(messagingErrors.instance_not_connected, `its state is ${instance.state}`);
  const driver = service.driver(instance.driver);
  if (driver !== undefined && !driver.commands.includes(name))
    throw new MarketplaceError(messagingErrors.not_supported);
  try {
    return await service.engine.run(principal.workspaceId, instance.id, name, input, { ...options, most });
  } catch (error) {
    if (error instanceof ChannelError)
      throw new MarketplaceError(
        messagingErrors[error.code ?? 'channel_refused'],
        error.message.replace(/\.$/, ''),
      );
    if (error instanceof ChannelTimeoutError) throw new MarketplaceError(messagingErrors.channel_silent);
    throw error;
  }
}

/** Handles what every change can be refused for. `lost` is for holders only. `limit`: the one of `too_many`. */
export function refusedAs(
  reason: string,
  rows: Readonly<Record<string, keyof typeof messagingErrors>>,
  limit?: number,
): never {
  const code = rows[reason];
  if (code === undefined && reason === 'taken') throw new IdTakenError();
  if (code === undefined) throw new Error(`the storage has refused: ${reason}`);
  if (reason === 'too_many' && limit !== undefined) throw limitReached(messagingErrors[code], limit);
  throw new MarketplaceError(messagingErrors[code]);
}
