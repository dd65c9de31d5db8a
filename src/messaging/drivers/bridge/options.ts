/** The options of the HTTP bridge: documentation and validation. */
import { allCommands, allContents, type CommandName } from '../../../channel/driver.ts';
import type { SentContent } from '../../../channel/events.ts';
import { isPlainObject } from '../../../common/json/plain-object.ts';
import { isBlocked } from '../../../common/network/blocked-ports.ts';
import {
  type Checks,
  checkOptions,
  isBoolean,
  isFunction,
  isPublicUrl,
  isText,
  listOf,
  needOption,
  numberFrom,
  wholeNumberFrom,
} from '../../../common/options/check-options.ts';
import type { JsonSchema } from '../../../generated/schemas.ts';

export interface BridgeOptions {
  /** Address of the bridge, without a trailing slash. Only the host chooses it, so private addresses are fine. */
  readonly url: string;
  /** The secret that signs requests in both directions: `whsec_` and base64 of at least 24 bytes. */
  readonly secret: string;
  /** Name of the driver: lowercase letters, digits, `_` and `-`. @default 'bridge' */
  readonly name?: string;
  /** What the channel is, in one sentence. @default 'A channel behind an HTTP bridge.' */
  readonly description?: string;
  /** JSON Schema of the settings of an instance. @default none */
  readonly settings?: JsonSchema;
  /** The names of the settings that are secrets. @default none */
  readonly secrets?: readonly string[];
  /**
   * The settings that may change while the stored secrets stay. If any other changes, secrets must be given again.
   * @default none
   */
  readonly keepsSecrets?: readonly string[];
  /** The commands that the bridge knows. @default all */
  readonly commands?: readonly CommandName[];
  /** The kinds of content that the bridge can send. @default all */
  readonly contents?: readonly SentContent['kind'][];
  /** How many characters a text and a caption may have. @default 4096 and 1024 */
  readonly limits?: { readonly text?: number; readonly caption?: number };
  /** Whether the bridge recognises a message that is sent again with the same id. @default true */
  readonly recognisesRepeats?: boolean;
  /**
   * Address under which the bridge reaches exactly this process, if the host serves `handler` itself.
   * @default the driver listens itself, see `listen`
   */
  readonly callbackUrl?: string;
  /**
   * Where the driver listens for the bridge. Port 0 is any free one; one that `fetch` refuses, such as 6000, is an error.
   * @default host 127.0.0.1, port 0
   */
  readonly listen?: { readonly host?: string; readonly port?: number };
  /** How long the bridge may take to answer, in milliseconds, if the engine sets no shorter time. @default 60000 */
  readonly timeout?: number;
  /** The clock: returns milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
}

const oneOf = (values: readonly string[]) => (value: unknown) => values.includes(value as string);

const checks: Checks<BridgeOptions> = {
  url: isPublicUrl,
  secret: value =>
    typeof value === 'string' && /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(value)
      ? null
      : 'must be whsec_ and base64 of at least 24 bytes',
  name: value =>
    typeof value === 'string' && /^[a-z][a-z0-9_-]{0,31}$/.test(value)
      ? null
      : 'must be up to 32 lowercase letters, digits, _ and -',
  description: isText,
  settings: value =>
    isPlainObject(value) && value.type === 'object' ? null : "must be a JSON Schema with type: 'object'",
  secrets: listOf('names of settings', one => typeof one === 'string'),
  keepsSecrets: listOf('names of settings', one => typeof one === 'string'),
  commands: listOf('commands', oneOf(allCommands)),
  contents: listOf(`${allContents.join(', ')}`, oneOf(allContents)),
  limits: value => {
    try {
      const length = wholeNumberFrom(1, 65_536);
      checkOptions('', value as BridgeOptions['limits'] & object, { text: length, caption: length });
      return null;
    } catch {
      return 'must be an object with text and caption, each a whole number from 1 to 65536';
    }
  },
  recognisesRepeats: isBoolean,
  callbackUrl: isPublicUrl,
  listen: value => {
    try {
      const { port = 0 } = checkOptions('', value as { host?: string; port?: number }, {
        host: isText,
        port: wholeNumberFrom(0, 65_535),
      });
      return isBlocked(port) ? `must not have the port ${port}: fetch refuses to connect to it` : null;
    } catch {
      return 'must be an object with host and port';
    }
  },
  timeout: numberFrom(1, 3_600_000),
  now: isFunction,
};

/** @throws TypeError that names the invalid option */
export function checkBridgeOptions(given: BridgeOptions): BridgeOptions {
  const options = checkOptions('bridge', given, checks);
  needOption('bridge', 'url', options.url);
  needOption('bridge', 'secret', options.secret);
  return options;
}
