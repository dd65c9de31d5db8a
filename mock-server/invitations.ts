/** The mock server sends no e-mail: the link of an invitation is written to the log of requests. */
import type { MockOptions } from './options.ts';

type SendInvitation = Extract<MockOptions['console'], object>['sendInvitation'];

/** `undefined`: nobody reads what the mock server says, so that the person who invites gets the link. */
export function invitationTeller({ notice, log }: Pick<MockOptions, 'notice' | 'log'>): SendInvitation {
  const say = notice ?? log;
  return say && (({ email, url }) => say(`No e-mail is sent. The invitation of ${email}: ${url}`));
}
