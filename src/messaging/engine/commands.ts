/** Carries out the commands of one instance over one connection, a few at the same time. */
import {
  type ChannelConnection,
  type ChannelDriver,
  ChannelError,
  ChannelTimeoutError,
  type CommandName,
  type Commands,
  isRefusalCode,
  refusalCodes,
} from '../../channel/driver.ts';
import { shownName, suggestion } from '../../common/unknown-name.ts';
import { DeadlineError, within } from '../../common/within.ts';
import type { ChannelCommandRecord, ChannelRefusalCode } from '../../generated/types.ts';
import { type Holding, isRefused } from '../../repository/index.ts';
import { SilentChannelError } from './connection.ts';
import type { MessagingContext } from './context.ts';
import { reasonOf } from './reason.ts';
import { resultOf } from './results.ts';
import { untilStored } from './until-stored.ts';

/** The channel has not answered in time, so that nobody knows whether it has done something. */
const isSilence = (error: unknown): boolean =>
  error instanceof DeadlineError ||
  error instanceof ChannelTimeoutError ||
  error instanceof SilentChannelError;

/** Maximum number of commands of an instance that are carried out at the same time. */
const atOnce = 4;

export interface CommandParts {
  readonly holding: Holding;
  readonly driver: ChannelDriver;
  readonly connection: ChannelConnection;
  readonly ended: AbortSignal;
  readonly gone: AbortSignal;
  readonly lost: () => void;
}

export class CommandRunner {
  readonly #context: MessagingContext;
  readonly #parts: CommandParts;
  readonly #inFlight = new Set<Promise<void>>();
  #isTaking = false;
  #isHungry = false;
  #isClosed = false;

  constructor(context: MessagingContext, parts: CommandParts) {
    this.#context = context;
    this.#parts = parts;
  }

  /** Commands may be waiting. */
  poke(): void {
    this.#isHungry = true;
    void this.#take();
  }

  /** Takes nothing more. */
  close(): void {
    this.#isClosed = true;
  }

  /** Resolves when no command is being carried out any more. */
  async idle(): Promise<void> {
    await Promise.all(this.#inFlight);
  }

  async #take(): Promise<void> {
    if (this.#isTaking) return;
    this.#isTaking = true;
    const { messaging, clock } = this.#context;
    const { workspaceId, instanceId, generation } = this.#parts.holding;
    try {
      while (this.#isHungry && !this.#isClosed && !this.#parts.ended.aborted) {
        const limit = atOnce - this.#inFlight.size;
        if (limit === 0) break;
        this.#isHungry = false;
        const taken = await messaging.takeCommands(workspaceId, instanceId, {
          generation,
          limit,
          ...clock(),
        });
        if (isRefused(taken)) {
          this.#parts.lost();
          return;
        }
        if (taken.length > 0) this.#isHungry = true;
        for (const command of taken) this.#begin(command);
      }
    } catch (error) {
      this.#context.onError(error);
    } finally {
      this.#isTaking = false;
    }
  }

  #begin(command: Readonly<ChannelCommandRecord>): void {
    const running = this.#carryOut(command).then(() => {
      this.#inFlight.delete(running);
      this.poke();
    });
    this.#inFlight.add(running);
  }

  /** Never rejects. */
  async #carryOut(command: Readonly<ChannelCommandRecord>): Promise<void> {
    const { messaging, settled } = this.#context;
    const { workspaceId, instanceId, generation } = this.#parts.holding;
    const outcome = await this.#outcome(command);
    // It has expired: whoever waits for it is told that the channel did not answer.
    if (outcome === null) return;
    const stored = await untilStored(this.#context, this.#parts.gone, () =>
      messaging.settleCommand(workspaceId, instanceId, command.id, outcome, { generation }),
    );
    if (stored === null) return;
    if (!isRefused(stored)) settled(stored);
    else if (stored.refused !== 'changed') this.#parts.lost();
  }

  /** A code that nobody knows says nothing: the fault is the channel's, and whoever operates it is told. */
  #codeOf(name: string, error: unknown): { readonly code?: ChannelRefusalCode } {
    const code: unknown = error instanceof ChannelError ? error.code : undefined;
    if (code === undefined) return {};
    if (isRefusalCode(code)) return { code };
    const named = typeof code === 'string' ? code : typeof code;
    this.#context.onError(
      new TypeError(
        `The channel driver ${this.#parts.driver.name} refused ${name} with the unknown code ${shownName(named)}${suggestion(named, refusalCodes)}`,
      ),
    );
    return {};
  }

  async #outcome({ name, input, expires_at }: Readonly<ChannelCommandRecord>) {
    const { time, storageNow, onError } = this.#context;
    const { driver, connection, ended } = this.#parts;
    if (!(driver.commands as readonly string[]).includes(name))
      return { state: 'failed', reason: 'The channel does not support this', code: 'not_supported' } as const;
    try {
      // Nobody waits for it any longer than that.
      const wait = Math.max(1, Date.parse(expires_at) - (await storageNow()));
      const result = await within(time, wait, ended, signal =>
        connection.perform(name as CommandName, input as Commands[CommandName][0], { signal }),
      );
      return { state: 'done', result: await resultOf(name as CommandName, result) } as const;
    } catch (error) {
      // A refusal of the channel is told to whoever asked, and is no failure.
      if (!(error instanceof ChannelError)) onError(error);
      if (isSilence(error)) return null;
      return { state: 'failed', reason: reasonOf(error), ...this.#codeOf(name, error) } as const;
    }
  }
}
