/** The options and settings of the XMPP driver: documentation and validation. */

import { isPlainObject } from '../../../common/json/plain-object.ts';
import {
  type Checks,
  checkOptions,
  isBoolean,
  needOption,
  wholeNumberFrom,
} from '../../../common/options/check-options.ts';
import type { JsonSchema } from '../../../generated/schemas.ts';
import { allowedTargets } from '../../../outbound/allowed-targets.ts';

export interface XmppOptions {
  /**
   * The domains whose accounts instances may use, or `*` for all. Users of the API choose the account, so with `*` they
   * choose which servers this process connects to; those that DNS names must have public IP addresses then.
   */
  readonly domains: '*' | readonly string[];
  /** The address of the server of a domain: `{ 'example.org': 'xmpps://chat.example.org:5223' }`. @default found by DNS */
  readonly servers?: Readonly<Record<string, string>>;
  /**
   * The CIDRs and host names that are allowed although they are private: for files, and with `domains: '*'` for servers.
   * @default none
   */
  readonly allowPrivateTargets?: readonly string[];
  /** Whether passwords may be used without TLS: for a server on the same machine. @default false */
  readonly plaintext?: boolean;
  /**
   * Maximum size of a stanza that a server sends, in bytes: a larger one ends the connection. A roster is one stanza.
   * @default 2097152 (2 MiB)
   */
  readonly stanzaLimit?: number;
}

const isDomain = (value: unknown): boolean => typeof value === 'string' && /^[^\s@/]{1,255}$/.test(value);

const checks: Checks<XmppOptions> = {
  domains: value =>
    value === '*' || (Array.isArray(value) && value.length > 0 && value.every(isDomain))
      ? null
      : "must be '*' or a list of domains",
  servers: value =>
    isPlainObject(value) &&
    Object.values(value).every(one => typeof one === 'string' && /^(xmpps?|wss?):\/\/./.test(one))
      ? null
      : 'must be an object of xmpp, xmpps, ws or wss URLs',
  allowPrivateTargets: allowedTargets,
  plaintext: isBoolean,
  // No server has to accept less (RFC 6120, 13.12).
  stanzaLimit: wholeNumberFrom(10_000, 256 * 1024 ** 2),
};

/** @throws TypeError that names the invalid option */
export function checkXmppOptions(given: XmppOptions): XmppOptions {
  const options = checkOptions('xmpp', given, checks);
  needOption('xmpp', 'domains', options.domains);
  return options;
}

export interface XmppSettings {
  readonly jid: string;
  readonly password: string;
  readonly nick: string;
}

export const settingsSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['jid', 'password'],
  properties: {
    jid: {
      type: 'string',
      description: 'The account.',
      pattern: '^[^\\s@/]{1,120}@[^\\s@/]{1,120}$',
      maxLength: 241,
      examples: ['support@chat.example'],
    },
    password: {
      type: 'string',
      description: 'Its password.',
      minLength: 1,
      maxLength: 200,
      examples: ['correct horse battery staple'],
    },
    nick: {
      type: 'string',
      description: 'Its name in rooms; the first part of the account if there is none.',
      pattern: '^[^\\s/]{1,60}$',
      minLength: 1,
      maxLength: 60,
      examples: ['Support'],
    },
  },
};

/** The settings of an instance, which match the schema. */
export function xmppSettings(given: Readonly<Record<string, unknown>>): XmppSettings {
  const jid = String(given.jid).toLowerCase();
  const nick = typeof given.nick === 'string' ? given.nick : (jid.split('@')[0] ?? 'me');
  return { jid, password: String(given.password), nick };
}
