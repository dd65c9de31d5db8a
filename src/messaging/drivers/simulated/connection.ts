import type { Readable } from 'node:stream';
import type {
  ChannelConnection,
  ChannelSession,
  CommandName,
  Commands,
  OutgoingMessage,
} from '../../../channel/driver.ts';
import { ChannelError } from '../../../channel/errors.ts';
import type { ChannelEvent, ChannelFile } from '../../../channel/events.ts';
import { onAbort } from '../../../common/concurrency/on-abort.ts';
import type { AccountConnection, SimulatedAccount } from './account.ts';
import { type CommandTarget, commands, groupOf } from './commands.ts';
import { simulatedFile } from './files.ts';
import { memoryOf, type SimulatedMemory } from './memory.ts';
import { answerOf, fateOf, pause } from './person.ts';
import { type SimulatedSettings, simulatedSettings } from './settings.ts';

/** How long a code is shown, in milliseconds. */
const shownFor = 60_000;

/** How long the channel takes to answer, in milliseconds. */
const answersAfter = 5;

export class SimulatedConnection implements ChannelConnection, AccountConnection, CommandTarget {
  readonly account: SimulatedAccount;
  memory: SimulatedMemory;
  readonly #session: ChannelSession;
  readonly #settings: SimulatedSettings;
  #isClosed = false;

  constructor(session: ChannelSession, account: SimulatedAccount) {
    this.#session = session;
    this.account = account;
    this.#settings = simulatedSettings(session.settings);
    this.memory = memoryOf(session.memory);
    onAbort(session.signal, () => this.#leave());
  }

  now(): number {
    return this.#session.now();
  }

  after(wait: number, then: () => void): () => void {
    return this.#session.after(wait, then);
  }

  tell(event: ChannelEvent): Promise<void> {
    return this.#session.tell(event);
  }

  async save(memory: SimulatedMemory): Promise<void> {
    this.memory = memory;
    await this.#session.remember({ ...memory });
  }

  begin(): void {
    if (this.memory.address !== null) {
      this.#open(this.memory.address);
      return;
    }
    this.account.waitForPairing(this);
    this.#showCode();
    if (this.#settings.pairAfter !== null)
      this.after(this.#settings.pairAfter * 1_000, () => void this.pair().catch(() => {}));
  }

  async pair(): Promise<void> {
    if (this.#isClosed || this.memory.address !== null) return;
    const digits = Math.floor(this.account.random() * 1e8);
    const address = this.#settings.address ?? `+49309${String(digits).padStart(8, '0')}`;
    await this.save({ ...this.memory, address });
    this.account.waitForPairing(null);
    this.#open(address);
  }

  #open(address: string): void {
    this.account.address = address;
    void this.tell({ type: 'open', address }).catch(() => {});
    this.account.open(this);
  }

  #showCode(): void {
    if (this.#isClosed || this.memory.address !== null) return;
    const method = this.#session.pairingMethod;
    const letters = Array.from({ length: 8 }, () => 'ABCDEFGHJKLMNPQRSTVWXYZ23456789'[this.#die(31)]).join(
      '',
    );
    const text =
      method === 'code'
        ? `${letters.slice(0, 4)}-${letters.slice(4)}`
        : `simulated:1:${this.#session.instanceId}:${letters}`;
    const expiresAt = new Date(this.now() + shownFor).toISOString();
    void this.tell({ type: 'pairing', method, text, expiresAt }).catch(() => {});
    this.after(shownFor, () => this.#showCode());
  }

  #die(sides: number): number {
    return Math.floor(this.account.random() * sides);
  }

  async send(message: OutgoingMessage): Promise<{ externalId: string }> {
    await this.account.misbehave('send');
    await this.#answering();
    const externalId = `sim-${message.id}`;
    const fate = fateOf(message.chat);
    if (fate === 'missing')
      throw new ChannelError('Nobody has this address', { code: 'channel_address_unknown' });
    if (fate === 'silent') await new Promise(() => {});
    if (fate === 'busy' && !message.again)
      throw new ChannelError('The channel is busy, try again', { retry: true });
    if (message.chat.endsWith('@groups')) groupOf(this, message.chat);
    if (this.account.take(message)) this.#goOn(message, externalId);
    if (this.account.misbehaviour.send === 'cut') {
      void this.account.close('The connection was cut', { retry: true, loggedOut: false });
      await new Promise(() => {});
    }
    return { externalId };
  }

  /** What people do with a message. */
  #goOn({ id, chat, content }: OutgoingMessage, externalId: string): void {
    const { account } = this;
    const text = content.kind === 'text' ? content.text : '';
    const { delivered, read, answered } = pause(text, account.random);
    const tell = (state: 'delivered' | 'read') => () =>
      void account
        .tell({ type: 'status', externalId, state, at: new Date(this.now()).toISOString() })
        .catch(() => {});
    account.later(delivered, tell('delivered'));
    if (fateOf(chat) === 'unread') return;
    account.later(read, tell('read'));
    const writer = this.#writerIn(chat);
    const answer =
      !this.#settings.answers || writer === null || this.memory.blocked.includes(writer.address)
        ? null
        : answerOf(writer, text, account.sent().length - 1, account.random);
    if (answer === null || writer === null) return;
    // The name that a guest is given here must not replace the one that a contact has.
    const isKnown = this.account.people.some(({ address }) => address === writer.address);
    const message = { from: writer.address, ...(isKnown && { fromName: writer.name }), chat, text: answer };
    // A message that is sent again is answered once.
    account.later(
      answered,
      () => void account.receive({ ...message, externalId: `sim-re-${id}` }).catch(() => {}),
    );
  }

  /** Who answers in a chat. */
  #writerIn(chat: string) {
    const { people } = this.account;
    const person = (address: string) =>
      people.find(one => one.address === address) ?? { address, name: `Guest ${address.slice(-4)}` };
    const group = this.memory.groups[chat];
    if (group === undefined) return person(chat);
    const others = group.participants.filter(({ address }) => address !== this.memory.address);
    const chosen = others[this.#die(others.length)];
    return chosen === undefined ? null : person(chosen.address);
  }

  async perform<Name extends CommandName>(name: Name, input: Commands[Name][0]): Promise<Commands[Name][1]> {
    await this.account.misbehave('perform');
    await this.#answering();
    return commands[name](this, input);
  }

  async fetch({ ref }: ChannelFile): Promise<Readable> {
    await this.account.misbehave('fetch');
    await this.#answering();
    return simulatedFile(ref);
  }

  async heartbeat(): Promise<void> {
    await this.account.misbehave('heartbeat');
    await this.#answering();
    if (this.#isClosed) throw new ChannelError('The connection has ended', { retry: true });
  }

  async disconnect({ logOut }: { readonly logOut: boolean }): Promise<void> {
    await this.account.misbehave('disconnect');
    this.#leave();
    if (logOut) await this.#session.remember(null);
  }

  #answering(): Promise<void> {
    return new Promise(resolve => void this.after(answersAfter, resolve));
  }

  #leave(): void {
    this.#isClosed = true;
    this.account.waitForPairing(null);
    this.account.leave(this);
  }
}
