/** Accounts on XMPP servers. */
import { randomBytes } from 'node:crypto';
import type { ChannelDriver, CommandName } from '../../../channel/driver.ts';
import { TargetGuard } from '../../../outbound/target.ts';
import { commandHandlers } from './command-handlers.ts';
import { XmppConnection } from './connection.ts';
import { checkXmppOptions, settingsSchema, type XmppOptions, xmppSettings } from './options.ts';
import { Stream } from './stream.ts';
import { Uploads } from './upload.ts';

/**
 * Creates a driver for XMPP accounts. It needs the package `@xmpp/client`, which is loaded with the first connection.
 *
 * @example
 * createMessaging({ repository, drivers: [xmpp({ domains: ['chat.example'] })] });
 * @throws TypeError that names the unknown or invalid option
 */
export function xmpp(given: XmppOptions): ChannelDriver {
  const options = checkXmppOptions(given);
  const uploads = new Uploads(new TargetGuard({ allowed: options.allowPrivateTargets }));
  return {
    name: 'xmpp',
    description: 'Accounts on XMPP servers, with their contacts and rooms.',
    settings: settingsSchema,
    secrets: ['password'],
    keepsSecrets: ['nick'],
    commands: Object.keys(commandHandlers) as CommandName[],
    contents: ['text', 'media', 'location', 'contact'],
    // Every server takes a stanza with that much text.
    limits: { text: 16_384, caption: 4_096 },
    recognisesRepeats: false,
    async connect(session) {
      const settings = xmppSettings(session.settings);
      // Another resource each time: the server may not have noticed the end of the last connection.
      const resource = `marketplace-${randomBytes(4).toString('hex')}`;
      const connection = new XmppConnection(
        await Stream.open(options, settings, resource, session),
        session,
        settings,
        uploads,
      );
      connection.begin();
      return connection;
    },
    close: () => uploads.close(),
  };
}
