/**
 * The simulated channel: people who pair, read and answer, all in this process. What happens is decided by a seed and by
 * the clock of the engine, so that it is the same each time. Tests and the mock server let things happen to an instance,
 * and can tell the channel to misbehave.
 */
import { allCommands, allContents, type ChannelDriver } from '../../../channel/driver.ts';
import { ChannelError } from '../../../channel/errors.ts';
import type { ChannelEvent } from '../../../channel/events.ts';
import { isPlainObject } from '../../../common/json/plain-object.ts';
import {
  type Checks,
  checkOptions,
  complaintAboutUnknown,
  isFunction,
  isText,
} from '../../../common/options/check-options.ts';
import { shownName, suggestion } from '../../../common/text/unknown-name.ts';
import { fieldsOfEvent } from '../../engine/conversation-event.ts';
import { type Misbehaviour, SimulatedAccount, type SimulatedMessage } from './account.ts';
import { SimulatedConnection } from './connection.ts';
import { type SimulatedPerson, standardPeople } from './person.ts';
import { settingsSchema } from './settings.ts';

export interface SimulatedOptions {
  /** Everything that is random follows from it. @default '1' */
  readonly seed?: string;
  /** People who write and answer. Other addresses exist too, and answer like them. @default six people */
  readonly people?: readonly SimulatedPerson[];
  /** The clock of what happens to an instance that has not been connected yet. @default Date.now */
  readonly now?: () => number;
}

export interface SimulatedDriver extends ChannelDriver {
  /** The people that it knows by name. */
  readonly people: readonly SimulatedPerson[];
  /**
   * Somebody writes to an instance. Resolves with the external id when the message is stored; if the instance is not
   * connected, when the channel keeps it until it is.
   */
  receive(instanceId: string, message: SimulatedMessage): Promise<string>;
  /**
   * Anything else happens at the channel: a reaction, a read message, a changed group. Resolves when it is stored; if the
   * instance is not connected, when the channel keeps it until it is. The service ignores what is about a message or a
   * group that it does not have.
   * @example
   * const at = new Date().toISOString();
   * await channel.happen(id, { type: 'reaction', externalId, from: '+4915112345601', emoji: '👍', at });
   */
  happen(
    instanceId: string,
    event: Exclude<ChannelEvent, { type: 'pairing' | 'open' | 'closed' }>,
  ): Promise<void>;
  /** Whether the channel keeps something for an instance until it is connected. */
  keeps(instanceId: string): boolean;
  /** Somebody pairs the instance, which shows a code. @throws Error if it shows none */
  pair(instanceId: string): Promise<void>;
  /** Somebody removes the pairing on their phone. */
  logOut(instanceId: string): Promise<void>;
  /** The connection breaks. It is connected again as after any failure. */
  cut(instanceId: string, reason?: string): Promise<void>;
  /** The channel misbehaves from now on for this instance; `null`: no longer. */
  misbehave(instanceId: string, how: Misbehaviour | null): void;
  /**
   * The clock of the engine has jumped, by so many milliseconds: people do at once what is due by now.
   */
  clockMoved(by: number): void;
  /** Forgets what has happened, and what people would do next: for tests that begin anew. */
  forget(): void;
  /** What instances have sent, in the order in which the channel took it. The last 1,000 of each. */
  sent(instanceId: string): ReturnType<SimulatedAccount['sent']>;
}

const isPerson = (value: unknown): value is SimulatedPerson =>
  isPlainObject(value) && typeof value.address === 'string' && typeof value.name === 'string';
const fieldsOfPerson: Readonly<Record<keyof SimulatedPerson, true>> = {
  address: true,
  name: true,
  answers: true,
};

function complaintAboutPeople(value: unknown): string | null {
  if (!Array.isArray(value) || !value.every(isPerson))
    return 'must be a list of people, each with address and name';
  for (const person of value) {
    const unknown = complaintAboutUnknown('field of a person', person, fieldsOfPerson);
    if (unknown !== null) return unknown;
    if (!(person.answers ?? []).every?.(one => typeof one === 'string'))
      return `needs the answers of ${shownName(person.name)} as a list of texts`;
  }
  return null;
}

const checks: Checks<SimulatedOptions> = {
  seed: isText,
  people: complaintAboutPeople,
  now: isFunction,
};

type FieldOf<Message> = Message extends unknown ? keyof Message : never;

/** The compiler reports a missing one. */
const fieldsOfMessage: Readonly<Record<FieldOf<SimulatedMessage>, true>> = {
  from: true,
  fromName: true,
  chat: true,
  replyTo: true,
  externalId: true,
  text: true,
  content: true,
};
const messageFields = Object.keys(fieldsOfMessage);

const misbehaviours: Readonly<Record<keyof Misbehaviour, readonly string[]>> = {
  connect: ['hang', 'fail'],
  heartbeat: ['hang', 'fail'],
  send: ['hang', 'fail', 'cut'],
  perform: ['hang', 'fail'],
  fetch: ['hang', 'fail'],
  disconnect: ['hang', 'fail'],
};

/** A misspelt field would have no effect, and the test that sends it would prove nothing. */
function checkNames(what: string, given: object, known: readonly string[]): void {
  for (const name of Object.keys(given))
    if (!known.includes(name))
      throw new TypeError(`${what} has no field ${shownName(name)}${suggestion(name, known)}`);
}

/** @throws TypeError that names a field that messages do not have */
export const checkMessageNames = (message: object): void => checkNames('a message', message, messageFields);

/** @throws TypeError that names a field that events of the type do not have */
export function checkEventNames(event: { readonly type: string }): void {
  const known = fieldsOfEvent(event.type);
  // The engine refuses a type that does not exist.
  if (known.length > 0) checkNames(`an event of type ${event.type}`, event, known);
}

function checkMisbehaviour(how: Misbehaviour): void {
  if (!isPlainObject(how)) throw new TypeError('misbehave needs an object, or null');
  checkNames('a misbehaviour', how, Object.keys(misbehaviours));
  for (const [name, ways] of Object.entries(misbehaviours)) {
    const way = how[name as keyof Misbehaviour];
    // The mock server sends whatever a request says.
    if (way !== undefined && !ways.includes(way as string))
      throw new TypeError(`${name} must be ${ways.slice(0, -1).join(', ')} or ${ways.at(-1)}`);
  }
}

/**
 * Creates a simulated channel.
 *
 * @example
 * const channel = simulated({ seed: 'demo' });
 * const messaging = createMessaging({ repository, drivers: [channel] });
 * await channel.receive(instance.id, { from: '+4915112345601', text: 'Hello!' });
 * @throws TypeError that names the invalid option
 */
export function simulated(given: SimulatedOptions = {}): SimulatedDriver {
  const {
    seed = '1',
    people = standardPeople,
    now = () => Date.now(),
  } = checkOptions('simulated', given, checks);
  const accounts = new Map<string, SimulatedAccount>();
  const accountOf = (instanceId: string): SimulatedAccount => {
    const account = accounts.get(instanceId) ?? new SimulatedAccount(`${seed}:${instanceId}`, people, now);
    accounts.set(instanceId, account);
    return account;
  };
  return {
    name: 'simulated',
    description: 'A channel without a network, with people who answer: for development and tests.',
    settings: settingsSchema,
    secrets: [],
    commands: allCommands,
    contents: allContents,
    recognisesRepeats: true,
    people,
    async connect(session) {
      const account = accountOf(session.instanceId);
      const { connect } = account.misbehaviour;
      if (connect === 'hang') await new Promise(() => {});
      if (connect === 'fail') throw new ChannelError('The channel is not reachable', { retry: true });
      const connection = new SimulatedConnection(session, account);
      connection.begin();
      return connection;
    },
    async receive(instanceId, message) {
      checkMessageNames(message);
      return accountOf(instanceId).receive(message);
    },
    async happen(instanceId, event) {
      checkEventNames(event);
      return accountOf(instanceId).tell(event);
    },
    keeps: instanceId => accountOf(instanceId).isWaiting,
    async pair(instanceId) {
      await accountOf(instanceId).pair();
    },
    async logOut(instanceId) {
      await accountOf(instanceId).close('Logged out on the phone', { retry: false, loggedOut: true });
    },
    async cut(instanceId, reason = 'The connection was cut') {
      await accountOf(instanceId).close(reason, { retry: true, loggedOut: false });
    },
    misbehave(instanceId, how) {
      checkMisbehaviour(how ?? {});
      accountOf(instanceId).misbehaviour = how ?? {};
    },
    clockMoved(by) {
      for (const account of accounts.values()) account.clockMoved(by);
    },
    forget() {
      for (const account of accounts.values()) account.forget();
      accounts.clear();
    },
    sent: instanceId => accountOf(instanceId).sent(),
  };
}
