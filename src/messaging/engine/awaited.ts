/** Adds a command, and waits until whoever holds its instance has carried it out. */
import { ChannelError, ChannelTimeoutError, type CommandName, type Commands } from '../../channel/driver.ts';
import { newId } from '../../common/new-id.ts';
import type { WorkerTime } from '../../common/worker-time.ts';
import type { ChannelCommandRecord } from '../../generated/types.ts';
import { isRefused, type MessagingRepository } from '../../repository/index.ts';

/** How long a caller waits for the outcome of a command, in milliseconds. */
const commandTimeout = 15_000;

/** How often to look whether another process has carried it out, in milliseconds. */
const look = 200;

/** Maximum number of commands of an instance that wait. */
const mostWaiting = 100;

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
  readonly #waiting = new Map<string, (settled: Settled) => void>();

  constructor(parts: AwaitedParts) {
    this.#parts = parts;
  }

  /** A command has an outcome. */
  settled(command: Settled): void {
    this.#waiting.get(command.id)?.(command);
  }

  /**
   * @throws ChannelError with a message for users
   * @throws ChannelTimeoutError if nobody has carried it out in time
   */
  async run<Name extends CommandName>(
    workspaceId: string,
    instanceId: string,
    name: Name,
    input: Commands[Name][0],
  ): Promise<Commands[Name][1]> {
    const { messaging, time, storageNow, nudge } = this.#parts;
    const begun = time.now();
    const now = await storageNow();
    const command: ChannelCommandRecord = {
      id: newId('cmd'),
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
    const added = await messaging.addCommand(workspaceId, instanceId, command, { most: mostWaiting });
    if (isRefused(added))
      throw new ChannelError(
        added.refused === 'too_many'
          ? 'The instance has too many commands to carry out'
          : 'The instance does not exist',
        { retry: added.refused === 'too_many' },
      );
    // Begun only now: nobody would handle its rejection while the storage is slow, which would end the process.
    const outcome = this.#outcome(workspaceId, command, begun);
    nudge(workspaceId, instanceId);
    const { state, reason, result } = await outcome;
    if (state === 'failed') throw new ChannelError(reason ?? 'The channel refused it');
    return result as Commands[Name][1];
  }

  /** Told by this process, or found by looking again and again. */
  #outcome(workspaceId: string, { id, instance_id }: Settled, begun: number): Promise<Settled> {
    const { time, messaging } = this.#parts;
    const waiting = this.#waiting;
    return new Promise<Settled>((resolve, reject) => {
      let cancelLook = () => {};
      const cancel = () => {
        cancelLook();
        waiting.delete(id);
      };
      waiting.set(id, settled => {
        cancel();
        resolve(settled);
      });
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
          if (waiting.has(id)) again();
        });
      };
      again();
    });
  }
}
