/** Adds a command, and waits until the holder of its instance has carried it out. */

import type { CommandName, Commands } from '../../channel/driver.ts';
import { ChannelError, ChannelTimeoutError } from '../../channel/errors.ts';
import { MarketplaceError } from '../../common/errors/errors.ts';
import { newId } from '../../common/new-id.ts';
import type { WorkerTime } from '../../common/time/worker-time.ts';
import type { ChannelCommandRecord } from '../../generated/types.ts';
import { limitReached } from '../../limits/record-limits.ts';
import { isRefused, type MessagingRepository } from '../../repository/index.ts';
import { messagingErrors } from '../errors.ts';
import { messagingRecordLimits } from '../record-limits.ts';

/** How long a caller waits for the outcome of a command, in milliseconds. */
const commandTimeout = 15_000;

/** How often to look whether another process has carried it out, in milliseconds. */
const look = 200;

/** How often a command with a given id is carried out at most, while each time fails. */
const maxTries = 10;

export interface AwaitedParts {
  readonly messaging: MessagingRepository;
  readonly time: WorkerTime;
  /** The clock of the storage, by which a command expires. */
  readonly storageNow: () => Promise<number>;
  readonly nudge: (workspaceId: string, instanceId: string) => void;
}

type Settled = Readonly<ChannelCommandRecord>;

export class AwaitedCommands {
  readonly #parts: AwaitedParts;
  /** Who waits, by the id of the command. */
  readonly #waiting = new Map<string, Set<(settled: Settled) => void>>();

  constructor(parts: AwaitedParts) {
    this.#parts = parts;
  }

  /** A command has an outcome. */
  settled(command: Settled): void {
    for (const tell of this.#waiting.get(command.id) ?? []) tell(command);
  }

  /**
   * `id`: of the command. One that others have begun with this id is not carried out again, unless it has failed. `most`:
   * maximum number of commands of the instance that wait.
   * @throws ChannelError with a message for users
   * @throws MarketplaceError if the instance does not exist, or has too many commands that wait
   * @throws ChannelTimeoutError if nobody has carried it out in time
   */
  async run<Name extends CommandName>(
    workspaceId: string,
    instanceId: string,
    name: Name,
    input: Commands[Name][0],
    {
      id = newId('cmd'),
      most = messagingRecordLimits.waitingCommands,
    }: { readonly id?: string; readonly most?: number } = {},
  ): Promise<Commands[Name][1]> {
    const { time, storageNow, nudge } = this.#parts;
    const begun = time.now();
    const now = await storageNow();
    const wanted: Settled = {
      id,
      instance_id: instanceId,
      name,
      input: { ...input },
      taken: null,
      state: 'waiting',
      result: null,
      reason: null,
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + commandTimeout).toISOString(),
    };
    const command = await this.#add(workspaceId, now, wanted, most);
    // Begun only now: nobody would handle its rejection while the storage is slow, which would end the process.
    const outcome = command.state === 'waiting' ? this.#outcome(workspaceId, command, begun) : command;
    nudge(workspaceId, instanceId);
    const { state, reason, code, result } = await outcome;
    if (state === 'failed') throw new ChannelError(reason ?? 'The channel refused it', { code });
    return result as Commands[Name][1];
  }

  /** Adds a command, or returns the one with its id that is not over or is done. */
  async #add(workspaceId: string, now: number, wanted: Settled, most: number): Promise<Settled> {
    const { messaging } = this.#parts;
    for (let tries = 1; ; tries += 1) {
      const command = { ...wanted, id: `${wanted.id}_${tries}` };
      const place = [workspaceId, command.instance_id] as const;
      const added = await messaging.addCommand(...place, command, { most });
      if (!isRefused(added)) return command;
      if (added.refused !== 'taken')
        throw added.refused === 'too_many'
          ? limitReached(messagingErrors.too_many_commands, most)
          : new MarketplaceError(messagingErrors.instance_not_found);
      const known = await messaging.findCommand(...place, command.id);
      if (known !== null && (tries === maxTries || !hasFailed(known, now))) return known;
    }
  }

  /** Told by this process, or found by looking again and again. */
  #outcome(workspaceId: string, { id, instance_id }: Settled, begun: number): Promise<Settled> {
    const { time, messaging } = this.#parts;
    const waiting = this.#waiting;
    return new Promise<Settled>((resolve, reject) => {
      let cancelLook = () => {};
      const reported = (settled: Settled) => {
        cancel();
        resolve(settled);
      };
      const own = waiting.get(id) ?? new Set();
      waiting.set(id, own.add(reported));
      const cancel = () => {
        cancelLook();
        own.delete(reported);
        if (own.size === 0) waiting.delete(id);
      };
      const again = () => {
        cancelLook = time.after(look, async () => {
          if (time.now() - begun >= commandTimeout) {
            cancel();
            reject(new ChannelTimeoutError('The channel did not answer in time'));
            return;
          }
          try {
            const found = await messaging.findCommand(workspaceId, instance_id, id);
            if (found !== null && found.state !== 'waiting') this.settled(found);
          } catch {
            // The next look asks again, until the time is over.
          }
          if (own.has(reported)) again();
        });
      };
      again();
    });
  }
}

/** Whether a command failed, or nobody has carried it out in time. */
const hasFailed = ({ state, expires_at }: Settled, now: number): boolean =>
  state === 'failed' || (state === 'waiting' && Date.parse(expires_at) <= now);
