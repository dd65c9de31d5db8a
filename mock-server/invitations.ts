/** The mock server sends no e-mail: the link of an invitation is shown in the console, and written to the log of requests. */
import type { MockOptions } from './options.ts';

type SendInvitation = Extract<MockOptions['console'], object>['sendInvitation'];

/** So many links are remembered. */
const most = 100;

/** `send` is `undefined` if nobody reads what the mock server says, so that the person who invites gets the link. */
export function invitationTeller({ notice, log }: Pick<MockOptions, 'notice' | 'log'>): {
  readonly send: SendInvitation;
  /** The newest link to an address. */
  readonly linkTo: (email: string) => string | null;
} {
  const say = notice ?? log;
  const links = new Map<string, string>();
  return {
    send:
      say &&
      (({ email, url }) => {
        links.delete(email);
        links.set(email, url);
        if (links.size > most) links.delete(links.keys().next().value ?? '');
        say(`No e-mail is sent. The invitation of ${email}: ${url}`);
      }),
    linkTo: email => links.get(email) ?? null,
  };
}
