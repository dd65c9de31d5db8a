/**
 * The HTTP bridge: a channel in another process, in any language, over the protocol of docs/messaging/bridge.md. Each
 * method of a connection is a signed request to the bridge, and each event is a signed request of the bridge.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { allCommands, allContents, type ChannelDriver } from '../../../channel/driver.ts';
import { defined } from '../../../common/defined.ts';
import { withoutEndSlashes } from '../../../common/text/trim-slashes.ts';
import { BridgeClient } from './client.ts';
import { BridgeConnection } from './connection.ts';
import { type BridgeOptions, checkBridgeOptions } from './options.ts';
import { BridgeReceiver } from './receiver.ts';

export interface BridgeDriver extends ChannelDriver {
  /**
   * Answers requests of the bridge, if the host serves `callbackUrl` itself. Nothing may have read their body before.
   */
  readonly handler: (request: IncomingMessage, response: ServerResponse) => void;
}

/**
 * Creates a driver for a channel behind an HTTP bridge.
 *
 * @example
 * const messaging = createMessaging({
 *   repository,
 *   drivers: [bridge({ name: 'sms', url: 'http://127.0.0.1:9000', secret: process.env.BRIDGE_SECRET })],
 * });
 * @throws TypeError that names the unknown or invalid option
 */
export function bridge(given: BridgeOptions): BridgeDriver {
  const {
    url,
    secret,
    name = 'bridge',
    description = 'A channel behind an HTTP bridge.',
    settings = { type: 'object', additionalProperties: false, properties: {} },
    secrets = [],
    keepsSecrets = [],
    commands = allCommands,
    contents = allContents,
    limits,
    recognisesRepeats = true,
    callbackUrl,
    listen,
    timeout = 60_000,
    now = () => Date.now(),
  } = checkBridgeOptions(given);
  const client = new BridgeClient({ url, secret, timeout, now });
  const receiver = new BridgeReceiver({ secret, now, listen: { host: '127.0.0.1', port: 0, ...listen } });
  return {
    name,
    description,
    settings,
    secrets,
    keepsSecrets,
    commands,
    contents,
    ...defined({ limits }),
    recognisesRepeats,
    handler: (request, response) => receiver.handle(request, response),
    async connect(session) {
      const callback = callbackUrl === undefined ? await receiver.listen() : withoutEndSlashes(callbackUrl);
      const connection = new BridgeConnection(client, receiver, session, callback);
      await connection.begin();
      return connection;
    },
    async close() {
      await Promise.all([client.close(), receiver.close()]);
    },
  };
}
