/** Settings of destinations: what a request sends, what is stored, and what is shown. */
import { invalidParameters, type MarketplaceError, type Problem } from '../../common/errors/errors.ts';
import { explain, type Validator } from '../../common/errors/schema-error.ts';
import { parseUrl } from '../../common/network/parse-url.ts';
import { givenAgain, leadsElsewhere } from '../../common/secret-place.ts';
import { placeOfNul } from '../../common/text/storable-text.ts';
import { withoutEndSlashes } from '../../common/text/trim-slashes.ts';
import type { Destination, DestinationSettings } from '../../destinations/destination.ts';
import type { JsonSchema } from '../../generated/schemas.ts';
import type { WebhookEndpointRecord } from '../../generated/types.ts';
import { closed } from '../../group/closed-schema.ts';
import { loadCompiler } from '../../group/schema-compiler.ts';

/** The kind of endpoints whose deliveries go to a destination. */
export const destinationKind = 'destination';

/** In the `config` of an endpoint. The repository encrypts `credentials`, if it encrypts. */
export interface StoredDestination {
  readonly destination: DestinationSettings & { readonly type: string };
  readonly credentials: DestinationSettings;
}

interface KnownDestination extends Destination {
  readonly validate: Validator;
  readonly properties: Readonly<Record<string, JsonSchema>>;
}

export type KnownDestinations = ReadonlyMap<string, KnownDestination>;

/** `null`: the endpoint is a webhook. */
export const storedDestination = ({
  kind,
  config,
}: Readonly<WebhookEndpointRecord>): StoredDestination | null =>
  kind === destinationKind ? (config as unknown as StoredDestination) : null;

/** @throws TypeError that names the type whose schema cannot be compiled */
export function knownDestinations(destinations: readonly Destination[]): KnownDestinations {
  const compiler = loadCompiler();
  return new Map(
    destinations.map(destination => {
      const { type, settings } = destination;
      try {
        const validate = compiler.values(closed({ type: 'object', properties: {}, ...settings }));
        const properties = (settings.properties ?? {}) as KnownDestination['properties'];
        return [type, { ...destination, validate, properties }];
      } catch (error) {
        throw new TypeError(`destinations: the settings of ${type}: ${(error as Error).message}`, {
          cause: error,
        });
      }
    }),
  );
}

const problem = (pointer: string, reason: string): MarketplaceError =>
  invalidParameters({ pointer: `/destination${pointer}`, reason });

/**
 * The destination of an endpoint with the settings of a request. `before`: the stored one, whose settings stay where the
 * request has none; `null` removes a setting.
 * @throws MarketplaceError 400 that names the setting
 */
export function changedDestination(
  known: KnownDestinations,
  given: Readonly<Record<string, unknown>>,
  before: StoredDestination | null = null,
): StoredDestination {
  const { type = before?.destination.type, ...settings } = given;
  const destination = typeof type === 'string' ? known.get(type) : undefined;
  if (destination === undefined) throw problem('/type', `must be one of ${[...known.keys()].join(', ')}`);
  if (before !== null && type !== before.destination.type) throw problem('/type', 'cannot change');
  const { type: _, ...earlier } = before?.destination ?? {};
  const sent = withoutUser(destination, settings);
  const merged = { ...earlier, ...before?.credentials, ...sent };
  const whole = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
  if (!destination.validate(whole)) {
    const { pointer, reason } = explain(destination.validate.errors);
    throw problem(pointer, reason);
  }
  const unstorable = placeOfNul(whole);
  if (unstorable !== null) throw problem(unstorable, 'must not contain the character U+0000');
  if (before !== null) refuseElsewhere(destination, before, whole, sent);
  const isSecret = ([name]: [string, unknown]) => destination.properties[name]?.writeOnly === true;
  const entries = Object.entries(whole);
  return {
    destination: { type: destination.type, ...Object.fromEntries(entries.filter(one => !isSecret(one))) },
    credentials: Object.fromEntries(entries.filter(isSecret)),
  };
}

/** @throws MarketplaceError 400 that names a secret setting that has to be given again */
function refuseElsewhere(
  destination: KnownDestination,
  before: StoredDestination,
  whole: DestinationSettings,
  given: Readonly<Record<string, unknown>>,
): void {
  const { keepsSecrets = [], properties } = destination;
  const secrets = Object.keys(properties).filter(name => properties[name]?.writeOnly === true);
  // `key` only orders what is sent.
  const kept = ['key', ...keepsSecrets, ...secrets];
  if (!leadsElsewhere(placeOf(destination, wholeSettings(before)), placeOf(destination, whole), kept)) return;
  const missing = Object.keys(before.credentials).find(name => !Object.hasOwn(given, name));
  if (missing !== undefined) throw problem(`/${missing}`, givenAgain('destination'));
}

/** Where, and how, a destination sends its secrets. A setting that is missing has its default. */
function placeOf(destination: KnownDestination, settings: DestinationSettings): DestinationSettings {
  const { properties } = destination;
  const defaults = Object.entries(properties).map(([name, { default: value }]) => [name, value]);
  const { url } = settings;
  const parsed = typeof url === 'string' ? parseUrl(url) : null;
  return {
    ...Object.fromEntries(defaults),
    ...settings,
    // The port may be that of the protocol.
    ...(parsed !== null && {
      url: [parsed.protocol, withoutEndSlashes(parsed.pathname), parsed.search],
      ' targets': targetsOf(destination, settings),
    }),
  };
}

/** Moves the user and the password of the URL to where they are kept secret. */
function withoutUser(
  { properties }: KnownDestination,
  settings: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const url = typeof settings.url === 'string' ? parseUrl(settings.url) : null;
  if (url === null || (url.username === '' && url.password === '')) return settings;
  if (properties.password?.writeOnly !== true || properties.username === undefined)
    throw problem('/url', 'must not contain a user name or password');
  const [username, password] = [decoded(url.username), decoded(url.password)];
  url.username = '';
  url.password = '';
  return {
    ...(username !== '' && { username }),
    ...(password !== '' && { password }),
    ...settings,
    url: url.href,
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw problem('/url', 'must be a valid URL');
  }
}

export const wholeSettings = ({ destination, credentials }: StoredDestination): DestinationSettings => {
  const { type: _, ...settings } = destination;
  return { ...settings, ...credentials };
};

/** Where it leads, as an address that the rules for webhooks can check. */
export function targetsOf(destination: Destination, settings: DestinationSettings): readonly string[] {
  const { addresses, ports = {} } = destination;
  const { url } = settings;
  const all = addresses?.(settings as never) ?? (typeof url === 'string' ? [url] : []);
  return all.map(text => {
    const parsed = text.includes('://') ? parseUrl(text) : parseUrl(`http://${text}`);
    if (parsed === null || parsed.hostname === '') return text;
    // The hosts of protocols that URLs do not know are no IP addresses for them.
    return `http://${parsed.hostname}:${parsed.port || ports[parsed.protocol] || (parsed.protocol === 'https:' ? 443 : 80)}/`;
  });
}

/** What `url` of the endpoint shows: events and lists name it. */
export function shownPlace(destination: Destination, settings: DestinationSettings): string {
  const [first] = typeof settings.url === 'string' ? [settings.url] : targetsOf(destination, settings);
  return `${first?.replace(/^http:\/\//, `${destination.type}://`) ?? `${destination.type}:`}`.slice(
    0,
    2_048,
  );
}

/** @returns what is wrong with where a destination leads */
export async function targetProblems(
  check: (url: string) => Promise<void>,
  destination: Destination,
  settings: DestinationSettings,
): Promise<Problem[]> {
  const pointer = typeof settings.url === 'string' ? '/destination/url' : '/destination';
  try {
    for (const target of targetsOf(destination, settings)) await check(target);
    return [];
  } catch (error) {
    return [{ pointer, reason: (error as Error).message }];
  }
}
