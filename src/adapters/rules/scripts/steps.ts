/** Steps of scripts that each storage does in its own way, because they concern many records or what others wait for. */
import type { MessageRecord } from '../../../generated/types.ts';
import type {
  MessageName,
  OnceRequest,
  OutboxEvent,
  Refused,
  Repeated,
  RequestOutcome,
} from '../../../repository/index.ts';

export interface ScriptSteps {
  /** Takes the idempotency key of a request. The answer, if the request came before; others with the key wait. */
  takeRequest(
    workspaceId: string,
    request: OnceRequest | undefined,
  ): readonly Repeated[] | Refused<'key_reused'> | null;
  /** Stores what a request has made whose key was taken. If it has made nothing, the key is free again. */
  keepRequest(workspaceId: string, request: OnceRequest | undefined, made: readonly RequestOutcome[]): void;
  /** Whether there are workspaces. Others that ask wait until the script ends. */
  hasAnyWorkspace(): boolean;
  /** How many keys of a workspace a limit counts, at most `limit`. `isRotated`: rotated keys in their overlap, not others. */
  countKeys(workspaceId: string, at: { now: string; isRotated: boolean; limit: number }): number;
  /** Removes the oldest keys that have ended, where there are many. */
  forgetEndedKeys(workspaceId: string, now: string): void;
  /** Removes keys that lived for an hour at most and have ended before this time. */
  forgetShortKeys(workspaceId: string, before: string): void;
  /**
   * Keeps an instance as it is until the script ends. `generation`: refused unless it is that of the instance. `isAlone`:
   * others that add records to the instance wait.
   */
  holdInstance(
    workspaceId: string,
    instanceId: string,
    given: { readonly generation?: number | undefined; readonly isAlone?: boolean },
  ): Refused<'not_found' | 'lost'> | null;
  /** Keeps files until what refers to them is stored: none of them is pruned before. */
  keepMedia(workspaceId: string, ids: readonly (string | null | undefined)[]): void;
  /** Stores events for the feed of an instance, and publishes them. */
  publishOfInstance(workspaceId: string, instanceId: string, events: readonly OutboxEvent[]): void;
  /** Holds a message and its chat, and keeps its instance as it is; `generation`: see `holdInstance`. */
  holdMessage(
    workspaceId: string,
    instanceId: string,
    name: MessageName,
    generation: number | undefined,
  ): Readonly<MessageRecord> | Refused<'not_found' | 'lost' | 'ambiguous'>;
  /** Stores a message in the place of one that is held, which others of its chat may wait for. */
  changeMessage(workspaceId: string, before: Readonly<MessageRecord>, after: Readonly<MessageRecord>): void;
  /** Gives the queued messages of an instance that have no sender this one. */
  signQueued(workspaceId: string, instanceId: string, sender: string): void;
  /** How many commands of an instance wait, and have not expired. */
  countWaitingCommands(workspaceId: string, instanceId: string, now: string | undefined): number;
}
