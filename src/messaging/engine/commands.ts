/** Carries out the commands of one instance over one connection, a few at the same time. */

import type { CommandName, Commands } from '../../channel/driver.ts';
import { ChannelError, ChannelTimeoutError, isRefusalCode, refusalCodes } from '../../channel/errors.ts';
import { withRemedy } from '../../common/errors/remedy.ts';
import { ofSpan } from '../../common/events/tracing.ts';
import { shownName, suggestion } from '../../common/text/unknown-name.ts';
import { DeadlineError, within } from '../../common/time/within.ts';
import type { ChannelCommandRecord, ChannelRefusalCode } from '../../generated/types.ts';
import type { MessagingRepository } from '../../repository/index.ts';
import { SilentChannelError } from './connection.ts';
import { InstanceWorker } from './instance-worker.ts';
import { reasonOf } from './reason.ts';
import { resultOf } from './results.ts';
import { spanOf } from './span.ts';

/** The channel has not answered in time, so that nobody knows whether it has done something. */
const isSilence = (error: unknown): boolean =>
  error instanceof DeadlineError ||
  error instanceof ChannelTimeoutError ||
  error instanceof SilentChannelError;

/** Maximum number of commands of an instance that are carried out at the same time. */
const atOnce = 4;

type Command = Readonly<ChannelCommandRecord>;

export class CommandRunner extends InstanceWorker<Command> {
  protected room(inFlight: number): number {
    return atOnce - inFlight;
  }

  protected take(...asked: Parameters<MessagingRepository['takeCommands']>) {
    return this.context.messaging.takeCommands(...asked);
  }

  protected async perform(command: Command): Promise<void> {
    const { messaging, settled } = this.context;
    const { workspaceId, instanceId, generation } = this.parts.holding;
    const outcome = await this.#traced(command);
    // It has expired: anyone who waits for it is told that the channel did not answer.
    if (outcome === null) return;
    const stored = await this.stored(() =>
      messaging.settleCommand(workspaceId, instanceId, command.id, outcome, { generation }),
    );
    if (stored !== null) settled(stored);
  }

  async #traced(command: Command) {
    const { tracing } = this.context;
    if (tracing === null) return this.#outcome(command);
    return tracing.run(spanOf('command', this.parts, { [ofSpan.command]: command.name }), async span => {
      const outcome = await this.#outcome(command);
      if (outcome === null) span.fail('timeout');
      else if (outcome.state === 'failed') span.fail(outcome.code ?? 'failed');
      return outcome;
    });
  }

  /** A code that nobody knows says nothing: the fault is the channel's, and the operator is told. */
  #codeOf(name: string, error: unknown): { readonly code?: ChannelRefusalCode } {
    const code: unknown = error instanceof ChannelError ? error.code : undefined;
    if (code === undefined) return {};
    if (isRefusalCode(code)) return { code };
    const named = typeof code === 'string' ? code : typeof code;
    this.context.onError(
      withRemedy(
        new TypeError(
          `The channel driver ${this.parts.driver.name} refused ${name} with the unknown code ${shownName(named)}${suggestion(named, refusalCodes)}`,
        ),
        'Correct the channel driver, or update it',
        'warn',
      ),
    );
    return {};
  }

  async #outcome({ name, input, expires_at }: Command) {
    const { time, storageNow, onError } = this.context;
    const { driver, connection, ended } = this.parts;
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
      // A refusal of the channel is told to the caller, and is no failure.
      if (!(error instanceof ChannelError)) onError(error);
      if (isSilence(error)) return null;
      return { state: 'failed', reason: reasonOf(error), ...this.#codeOf(name, error) } as const;
    }
  }
}
