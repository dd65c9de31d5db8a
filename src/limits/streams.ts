/** The option `streams`: how many streams of events (Server-Sent Events) may be open at the same time. */

import { MarketplaceError } from '../common/errors/errors.ts';
import { isPlainObject } from '../common/json/plain-object.ts';
import { complaintAboutUnknown } from '../common/options/check-options.ts';

/** Maximum numbers of open streams of events in one process. Each is an open connection. */
export interface StreamLimits {
  /** With one API key. @default 50 */
  readonly key?: number;
  /** With all keys of a workspace. @default 200 */
  readonly workspace?: number;
  /** In all. @default 500 */
  readonly total?: number;
}

export type ResolvedStreamLimits = Readonly<Required<StreamLimits>>;

const standard: ResolvedStreamLimits = { key: 50, workspace: 200, total: 500 };

/** Returns what is wrong with the option as one sentence, or `null`. */
export function complaintAboutStreams(value: unknown): string | null {
  if (!isPlainObject(value)) return 'must be an object with key, workspace and total';
  const unknown = complaintAboutUnknown('limit', value, standard);
  if (unknown !== null) return unknown;
  const wrong = Object.keys(standard).find(
    name => value[name] !== undefined && !(Number.isSafeInteger(value[name]) && (value[name] as number) >= 1),
  );
  return wrong === undefined ? null : `needs ${wrong} as an integer from 1`;
}

export const resolveStreamLimits = (given: StreamLimits = {}): ResolvedStreamLimits =>
  Object.freeze({
    key: given.key ?? standard.key,
    workspace: given.workspace ?? standard.workspace,
    total: given.total ?? standard.total,
  });

/** How long to wait before another attempt, in seconds. Places become free when others leave. */
const pause = 10;

interface Who {
  readonly workspaceId: string;
  readonly keyId: string;
}

/** The open streams of this process. */
export class StreamPlaces {
  readonly #limits: ResolvedStreamLimits;
  readonly #taken = new Map<string, number>();

  constructor(limits: ResolvedStreamLimits) {
    this.#limits = limits;
  }

  /** Number of open streams: of a workspace, or of all. */
  open(workspaceId?: string): number {
    return this.#taken.get(workspaceId === undefined ? 'total' : `workspace ${workspaceId}`) ?? 0;
  }

  /**
   * Takes a place, before anything else is done for the stream. Returns a function that gives it back. `null`: nobody
   * has to be known for it. @throws MarketplaceError 429
   */
  enter(who: Who | null): () => void {
    const { key, workspace, total } = this.#limits;
    const places = [
      ...(who === null
        ? []
        : [
            { name: `key ${who.workspaceId} ${who.keyId}`, most: key, whose: 'this key has' },
            { name: `workspace ${who.workspaceId}`, most: workspace, whose: 'this workspace has' },
          ]),
      { name: 'total', most: total, whose: 'this process has' },
    ];
    for (const { name, most, whose } of places)
      if ((this.#taken.get(name) ?? 0) >= most)
        throw new MarketplaceError('too_many_requests', `${whose} ${most} open streams of events already`, {
          headers: { 'Retry-After': String(pause) },
        });
    for (const { name } of places) this.#taken.set(name, (this.#taken.get(name) ?? 0) + 1);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      for (const { name } of places) {
        const left = (this.#taken.get(name) ?? 1) - 1;
        if (left === 0) this.#taken.delete(name);
        else this.#taken.set(name, left);
      }
    };
  }
}
