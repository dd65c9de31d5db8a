/** How far the file grows, and the records of each workspace in it. */
import { withRemedy } from '../../../common/errors/remedy.ts';
import { StorageFullError, WorkspaceFullError } from '../../../repository/index.ts';
import { limitedCollections } from '../../rules/collections/index.ts';
import type { FrozenData } from '../data.ts';
import type { CheckRoom } from '../store.ts';
import type { RecordTexts } from './record-texts.ts';

export interface RoomOptions {
  /** How far the file grows. */
  readonly maxCharacters?: number | undefined;
  /** How far the records of a workspace grow. @default without a limit */
  readonly maxBytesPerWorkspace?: number;
}

/**
 * A text of V8 has at most 2^29 - 24 characters, and a file is read as one. So a file grows to half of that, and to three
 * quarters of it with what has to go on in a full one: the work of the engine, and changes of a few characters, such as
 * revoking a key.
 */
const most = 2 ** 28;
const fewCharacters = 500;
/** The part of the file from which it is said that it will be full. */
const nearlyFull = 0.8;
/** Whether data beyond its limit may grow nevertheless. */
function mayGrow(before: number, after: number, most: number, isNeeded: boolean): boolean {
  const growth = after - before;
  return growth <= 0 || (after <= 1.5 * most && (isNeeded || growth <= fewCharacters));
}

/** Workspaces whose records in collections with a limit have changed. */
function changedWorkspaces(before: FrozenData, after: FrozenData): string[] {
  const changed = new Set<string>();
  for (const name of limitedCollections) {
    const [then, now]: Readonly<Record<string, unknown>>[] = [before[name], after[name]];
    if (then === now || then === undefined || now === undefined) continue;
    for (const [id, records] of Object.entries(now)) if (then[id] !== records) changed.add(id);
  }
  return [...changed];
}

/** What an operator is told about a file of `size` bytes: where it should go. */
export function largeFile(path: string, size: number): Error {
  const word = /^[\w./:\\-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
  const todo = `Stop this process, and move the file to PostgreSQL: npx koa-marketplace import ${word} --database-url postgres://…`;
  const megabytes = Math.round(size / 1_000_000);
  return withRemedy(
    new Error(`${path} has ${megabytes} MB, and each change writes all of it. ${todo}`),
    todo,
    'warn',
  );
}

export class FileRoom {
  readonly #texts: RecordTexts;
  readonly #most: number;
  readonly #maxOfWorkspace: number;
  /** Whether it was said that the file is nearly full. */
  #isNearlyFull = false;

  constructor(
    texts: RecordTexts,
    { maxCharacters = most, maxBytesPerWorkspace = Number.POSITIVE_INFINITY }: RoomOptions,
  ) {
    this.#texts = texts;
    this.#most = maxCharacters;
    this.#maxOfWorkspace = maxBytesPerWorkspace;
  }

  readonly check: CheckRoom = (before, after, { isNeeded = false, isOfHost = false }) => {
    const size = this.#texts.sizeOf(after);
    const isTooLarge = size > this.#most && !mayGrow(this.#texts.sizeOf(before), size, this.#most, isNeeded);
    if (isTooLarge) return new StorageFullError('the data file is full');
    if (isOfHost) return null;
    const most = this.#maxOfWorkspace;
    const isFull = changedWorkspaces(before, after).some(id => {
      const own = this.#texts.bytesOf(after, limitedCollections, id);
      return own > most && !mayGrow(this.#texts.bytesOf(before, limitedCollections, id), own, most, isNeeded);
    });
    return isFull ? new WorkspaceFullError(most) : null;
  };

  /** What says that the file will soon take no more, once. */
  warningAbout(path: string, data: FrozenData): Error | null {
    if (this.#isNearlyFull) return null;
    const characters = this.#texts.sizeOf(data);
    if (characters < nearlyFull * this.#most) return null;
    this.#isNearlyFull = true;
    const todo = 'Delete records, or move the file to PostgreSQL';
    const used = `${characters.toLocaleString('en-US')} of at most ${this.#most.toLocaleString('en-US')} characters`;
    return withRemedy(
      new Error(`${path} has ${used}: changes that need more will be refused. ${todo}.`),
      todo,
      'warn',
    );
  }
}
