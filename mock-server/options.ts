/** Validates the options of {@link startMock}: those of the router, and its own. */

import { isPlainObject } from '../src/common/json/plain-object.ts';
import { complaintAboutListening } from '../src/common/network/blocked-ports.ts';
import {
  type Checks,
  checkOptions,
  isBoolean,
  isFunction,
  isText,
  listOf,
  unknownName,
  wholeNumberFrom,
  without,
} from '../src/common/options/check-options.ts';
import { type RouterOptions, routerChecks } from '../src/factories/router-options.ts';
import type { HostEvent } from '../src/group/event.ts';
import type { EventSender } from '../src/group/event-sender.ts';
import { limitsCheck } from '../src/limits/options.ts';
import { recordLimitsCheck } from '../src/limits/record-limits.ts';
import { webhooksChecks } from '../src/webhooks/options.ts';
import type { GivenClock } from './control/clock/clock.ts';
import { parsedInstant } from './control/clock/times.ts';
import { complaintAboutDelay, type Delay } from './control/delay.ts';
import { type ProfileName, profileNames } from './control/profiles.ts';
import { complaintAboutProxy, type ProxyOptions } from './control/proxy/options.ts';
import type { AnswerRule } from './control/responses/answer-rule.ts';
import type { Scenario } from './control/scenarios/scenario.ts';
import type { MockWebhookSettings } from './engines/webhooks.ts';
import type { Fixtures } from './fixtures.ts';
import { complaintAboutGenerate, type GenerateOptions } from './generate/options.ts';
import { declared } from './served.ts';

export interface MockOptions extends Omit<RouterOptions, 'repository' | 'publicUrl' | 'now' | 'secrets'> {
  /**
   * Port to listen on; 0 chooses a free one. A port that browsers refuse, such as 6000, is an error. `null` opens none:
   * `mock.fetch` answers. @default 0
   */
  readonly port?: number | null;
  /** Address to listen on. @default '127.0.0.1' */
  readonly host?: string;
  /**
   * The URL under which clients reach the mock, for example through a proxy or from outside of a container. All
   * addresses in replies start with it, and its host name is accepted. It may have a path, which the proxy may remove or
   * keep. @default the URL that the mock listens on
   */
  readonly publicUrl?: string;
  /**
   * Serves HTTPS. `true` makes a certificate on the spot, for this machine, `host`, `publicUrl` and `allowedHosts`;
   * `{ cert, key }` are your own as PEM. `mock.certificate` is what clients have to trust. @default false
   */
  readonly https?: boolean | { readonly cert: string; readonly key: string };
  /** Event types of the host application, as for `createWebhooks`. `mock.publish` publishes them. @default none */
  readonly events?: readonly HostEvent[];
  /**
   * Settings of the engine that sends webhooks, as for `createWebhooks`; or an engine of your own, which
   * `waitForDelivery` does not see. @default an engine with the defaults, which deletes no old deliveries
   */
  readonly webhooks?: MockWebhookSettings | EventSender;
  /**
   * Offers the destination `memory`, which needs no broker: it takes all events, which the dashboard shows among the
   * deliveries. @default false
   */
  readonly memoryDestination?: boolean;
  /** JSON file that stores the state. @default none: nothing is written to disk */
  readonly file?: string;
  /** A folder of fixtures, or collections that replace those of the package. @default the package's own */
  readonly fixtures?: string | Partial<Fixtures>;
  /**
   * Moves the dates of the package's own keys, links, events, deliveries and messages, so that the newest are minutes to
   * days old when the mock server starts, as the command line does. @default false: the dates are the same every day
   */
  readonly recentDates?: boolean;
  /**
   * Adds generated records to the first workspace of the fixtures, such as `{ items: 10_000, purchases: 50_000 }`.
   * Requires the package `@faker-js/faker`. Like fixtures, they are loaded into an empty storage only. @default none
   */
  readonly generate?: GenerateOptions;
  /** Deletes the stored state and loads the fixtures again. @default false */
  readonly reset?: boolean;
  /** Loads edits of the data file and of the folder of fixtures at once. @default false */
  readonly watch?: boolean;
  /**
   * Called with a sentence about an edit that was loaded or does not fit, about fixtures that are not used because there
   * is data already, and with the link of each invitation, unless `console` has `sendInvitation`. @default `log`; without
   * it, a warning of the process for what does not fit or is not used, and the console and the API show the link of an
   * invitation to the person who invites
   */
  readonly notice?: (line: string) => void;
  /**
   * Allows browser requests from other origins (CORS). `true` allows every origin, so any web page in the user's
   * browser can read the mock's data. @default pages on this machine, such as http://localhost:5173
   */
  readonly cors?: NonNullable<RouterOptions['cors']>;
  /**
   * Ports of this machine that all webhooks may use. Other ports are allowed only for webhooks that are created in the
   * console or from this machine, and not by a web page of another one. @default none
   */
  readonly webhookPorts?: readonly number[];
  /**
   * Accepted host names, in addition to IP addresses, `localhost` and names of private networks.
   * @default none
   */
  readonly allowedHosts?: readonly string[];
  /**
   * How long every answer of the service takes at least, in milliseconds, up to 60000: a number, the least and the most, or
   * `{ median, sigma }` for log-normal times. Answers below `/__mock` take no longer. @default 0
   */
  readonly delay?: Delay;
  /**
   * The network that answers of the service arrive over, as in the developer tools of browsers: `slow-3g` is 2 s late and
   * brings 50 kB per second, `slow-4g` 563 ms and 180 kB, `fast-4g` 165 ms and 1 MB. `delay` replaces its delay.
   * @default none
   */
  readonly profile?: ProfileName;
  /**
   * Answers in place of those of the service, as for `mock.answer`, with `operation` or `path` and `answer` in each. A reset
   * puts them back. @default none
   */
  readonly answers?: readonly AnswerRule[];
  /**
   * A real server beside the mock server, by its URL or with settings: requests that nothing answers here are passed on to
   * it, and with `mocks` all operations that it does not name. Requests and answers are checked against the document.
   * @default none
   */
  readonly proxy?: string | ProxyOptions;
  /** Scenarios by name, or a folder of them: one JSON file for each. `mock.use` switches to them. @default none */
  readonly scenarios?: string | Readonly<Record<string, Scenario>>;
  /** The scenarios that the mock server begins with, and that a reset puts back. @default none */
  readonly scenario?: string | readonly string[];
  /**
   * Lets the process end although the mock server was not closed. @default in a run of node:test, Vitest, Jest or
   * Playwright, so that a forgotten `close()` does not keep it; elsewhere the server keeps the process alive
   */
  readonly unref?: boolean;
  /** Whether other machines may use the controls below `/__mock` too. @default false */
  readonly remoteControl?: boolean;
  /**
   * Whether `***` stands in the place of secrets in what this machine sees of requests over HTTP: on the dashboard, and
   * below `/__mock/requests`. Logs, HTTP archives and other machines never see them; `mock.requests` and
   * `mock.waitForRequest` always do. @default true
   */
  readonly redact?: boolean;
  /**
   * The clock: a function that returns milliseconds since 1970; or a date, milliseconds since 1970 or an ISO text such
   * as `2030-01-01`, from which the clock runs on. `setTime` and `advance` move it. @default Date.now
   */
  readonly now?: GivenClock;
  /**
   * Refuses requests that the document does not allow, although the service would ignore the mistake: with an error that
   * names what is wrong, and the code `strict_mode`. @default false
   */
  readonly strict?: boolean;
  /** Whether `mock.coverage` counts the fields of bodies too, which takes longer. @default false */
  readonly coverage?: boolean;
  /** Called with one log line per request, keys redacted. @default none */
  readonly log?: (line: string) => void;
}

export interface PostgresMockOptions extends Omit<MockOptions, 'file'> {
  /**
   * URL of the PostgreSQL database that stores the state, as `postgres://…`, instead of a file. Requires the package
   * `pg`.
   */
  readonly databaseUrl: string;
  /** The schema of the tables. @default 'marketplace' */
  readonly schema?: string;
}

const isPort = (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 65_535;
/** Without those that the mock server sets itself. */
const ofRouter = without(routerChecks, 'repository', 'now', 'secrets');

const isCertificate = (value: unknown) =>
  isPlainObject(value) &&
  unknownName(value, { cert: 0, key: 0 }) === null &&
  [value.cert, value.key].every(pem => typeof pem === 'string' && pem !== '');

const ofEngine = webhooksChecks(declared.events);
const ofSettings = without(ofEngine, 'repository', 'publicUrl', 'now', 'events', 'secrets');

const isEngine = (value: unknown): value is EventSender =>
  typeof (value as Partial<EventSender> | null)?.check === 'function';

const checks: Checks<AnyMockOptions> = {
  ...ofRouter,
  rateLimits: limitsCheck(declared.limits),
  limits: recordLimitsCheck(declared.recordLimits),
  publicUrl: value => (Array.isArray(value) ? 'must be one URL' : ofRouter.publicUrl(value)),
  port: value =>
    value === null
      ? null
      : (wholeNumberFrom(0, 65_535)(value)?.concat(', or null') ?? complaintAboutListening(Number(value))),
  events: value => ofEngine.events(value),
  webhooks: value =>
    isEngine(value) || isPlainObject(value)
      ? null
      : 'must be an object of settings, or come from createWebhooks',
  host: isText,
  https: value =>
    typeof value === 'boolean' || isCertificate(value)
      ? null
      : 'must be true, false or { cert, key }, a certificate and its private key as PEM',
  file: isText,
  databaseUrl: isText,
  schema: isText,
  fixtures: value =>
    typeof value === 'string' || isPlainObject(value)
      ? null
      : 'must be a folder or an object of fixture collections',
  recentDates: isBoolean,
  generate: complaintAboutGenerate,
  reset: isBoolean,
  watch: isBoolean,
  notice: isFunction,
  memoryDestination: isBoolean,
  webhookPorts: listOf('ports from 1 to 65535', isPort),
  allowedHosts: listOf('host names', name => typeof name === 'string'),
  delay: value => complaintAboutDelay(value),
  profile: value =>
    profileNames.some(name => name === value) ? null : `must be one of ${profileNames.join(', ')}`,
  answers: listOf('answers with operation or path', isPlainObject),
  proxy: complaintAboutProxy,
  scenarios: value =>
    typeof value === 'string' || isPlainObject(value) ? null : 'must be a folder or an object of scenarios',
  scenario: value =>
    [value].flat().every(name => typeof name === 'string') ? null : 'must be a name, or a list of names',
  remoteControl: isBoolean,
  redact: isBoolean,
  strict: isBoolean,
  coverage: isBoolean,
  unref: isBoolean,
  now: value => {
    if (typeof value === 'function') return null;
    try {
      parsedInstant(value, '');
      return null;
    } catch (error) {
      return (error as Error).message.trim().replace('must be', 'must be a function,');
    }
  },
  log: isFunction,
};

export type AnyMockOptions = MockOptions & Partial<PostgresMockOptions>;

/** @throws TypeError that names the invalid option */
export function checkMockOptions(given: AnyMockOptions): AnyMockOptions {
  const options = checkOptions('startMock', given, checks);
  const { file, databaseUrl, schema } = options;
  if (schema !== undefined && databaseUrl === undefined)
    throw new TypeError('startMock: schema needs databaseUrl: otherwise nothing is stored in PostgreSQL');
  if (file !== undefined && databaseUrl !== undefined)
    throw new TypeError('startMock: give either file or databaseUrl');
  const { port, host, https, webhooks, events } = options;
  if (port === null && (host !== undefined || https !== undefined))
    throw new TypeError(`startMock: ${host === undefined ? 'https' : 'host'} needs a port`);
  if (isEngine(webhooks) && events !== undefined)
    throw new TypeError('startMock: events must be given to the webhook engine instead');
  if (webhooks === undefined || isEngine(webhooks)) return options;
  return { ...options, webhooks: checkOptions('startMock', webhooks, ofSettings, 'webhooks') };
}

/** Those of the options that the router takes as they are. */
export const routerOptionsOf = (options: AnyMockOptions): Omit<RouterOptions, 'repository' | 'now'> =>
  Object.fromEntries(
    Object.entries(options).filter(([name, value]) => name in ofRouter && value !== undefined),
  );

/** The engine that the host passed, or the settings of the mock server's own. */
export const engineOrSettings = (
  webhooks: MockOptions['webhooks'],
): { readonly engine: EventSender | null; readonly settings: MockWebhookSettings } =>
  isEngine(webhooks) ? { engine: webhooks, settings: {} } : { engine: null, settings: webhooks ?? {} };
