/** Lets things happen at the simulated messaging channel. */
import { MarketplaceError } from '../../../src/common/errors/errors.ts';
import { isPlainObject } from '../../../src/common/json/plain-object.ts';
import type { ControlPart } from '../../control/control.ts';
import type { MockChannel } from './checked-channel.ts';

/**
 * `POST /__mock/messaging` lets something happen at the channel: `{"instance_id": "ins_demo", "receive": {"from": "…",
 * "text": "…"}}`, or `happen`, `misbehave`, `pair`, `cut` or `log_out` in place of `receive`.
 */
export const messagingControl = (channel: MockChannel): ControlPart => ({
  routes(router) {
    const fields = ['instance_id', 'receive', 'happen', 'misbehave', 'pair', 'cut', 'log_out'];
    router.on('POST', '/messaging', async ({ body }) => carryOut(channel, await body()), { fields });
  },
});

async function carryOut(channel: MockChannel, body: Record<string, unknown>): Promise<object> {
  const { instance_id: id, ...rest } = body;
  const [[name, input] = ['', null], another] = Object.entries(rest);
  if (typeof id !== 'string') throw new MarketplaceError('invalid_request', 'instance_id is required');
  if (another !== undefined)
    throw new MarketplaceError('invalid_request', `${another[0]} must not be sent together with ${name}`);
  switch (name) {
    case 'receive':
      return { external_id: await channel.receive(id, messageOf(input)) };
    case 'happen':
      if (!isPlainObject(input)) throw new MarketplaceError('invalid_request', 'happen must be an event');
      await channel.happen(id, input as never);
      return {};
    case 'misbehave':
      await channel.misbehave(id, input === null ? null : (input as never));
      return {};
    case 'pair':
      await channel.pair(id);
      return {};
    case 'cut':
      await channel.cut(id);
      return {};
    case 'log_out':
      await channel.logOut(id);
      return {};
    default:
      throw new MarketplaceError(
        'invalid_request',
        'send receive, happen, misbehave, pair, cut or log_out besides instance_id',
      );
  }
}

function messageOf(input: unknown): Parameters<MockChannel['receive']>[1] {
  const refuse = (reason: string) => new MarketplaceError('invalid_request', `receive ${reason}`);
  if (!isPlainObject(input)) throw refuse('must be a message');
  const { from, text, content } = input;
  if (typeof from !== 'string' || from === '') throw refuse('needs from: the address of the writer');
  if (typeof text !== 'string' && !isPlainObject(content)) throw refuse('needs text or content');
  return input as never;
}
