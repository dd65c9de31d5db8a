/** The records that a comparison has made on a real server: only these are changed, and all of them are removed. */
import { isPlainObject } from '../../../../src/common/json/plain-object.ts';
import type { Operation } from '../../../../src/group/operation.ts';

/** A record that was made. */
interface OwnRecord {
  /** The pattern of its path, such as `/api/v1/links/:link_id`. */
  readonly pattern: string;
  readonly path: string;
}

export class OwnRecords {
  /** By pattern. The first one of each is what other operations are tried on. */
  readonly #made = new Map<string, OwnRecord[]>();
  readonly #operations: readonly Operation[];

  constructor(operations: readonly Operation[]) {
    this.#operations = operations;
  }

  /** The path of an operation whose records are all own ones, or `null`. */
  fill(pattern: string): string | null {
    const end = pattern.lastIndexOf('/:');
    if (end === -1) return pattern;
    const next = pattern.indexOf('/', end + 1);
    const upTo = next === -1 ? pattern : pattern.slice(0, next);
    const [record] = this.#made.get(upTo) ?? [];
    return record === undefined ? null : `${record.path}${next === -1 ? '' : pattern.slice(next)}`;
  }

  /** The id of the first own record of a pattern. */
  idOf(pattern: string): string | null {
    const path = this.fill(pattern);
    return path === null ? null : decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  }

  add(pattern: string, id: unknown): void {
    const parent = this.fill(pattern.slice(0, pattern.lastIndexOf('/:')));
    if (parent === null || (typeof id !== 'string' && typeof id !== 'number')) return;
    const record = { pattern, path: `${parent}/${encodeURIComponent(id)}` };
    this.#made.set(pattern, [...(this.#made.get(pattern) ?? []), record]);
  }

  /** Notes the record that an operation has made, by its body: that of `POST /links` is at `/links/:link_id`. */
  addMade({ method, path }: Operation, json: unknown): void {
    const below = this.#operations.find(
      one => one.path.startsWith(`${path}/:`) && !one.path.slice(path.length + 2).includes('/'),
    );
    if (method !== 'POST' || below === undefined || !isPlainObject(json)) return;
    this.add(below.path, idIn(json.data));
  }

  /** A record is gone. */
  remove(path: string): void {
    for (const [pattern, records] of this.#made)
      this.#made.set(
        pattern,
        records.filter(one => one.path !== path),
      );
  }

  /** Those that are left and that an operation deletes: what was made last comes first. */
  left(): readonly { readonly operation: Operation; readonly path: string }[] {
    return [...this.#made.values()]
      .flat()
      .reverse()
      .flatMap(({ pattern, path }) => {
        const operation = this.#operations.find(one => one.method === 'DELETE' && one.path === pattern);
        return operation === undefined ? [] : [{ operation, path }];
      });
  }
}

/** `{ id }`, or the record in `{ endpoint: { id }, … }`. */
function idIn(data: unknown): unknown {
  if (!isPlainObject(data)) return undefined;
  return (
    data.id ??
    Object.values(data)
      .filter(isPlainObject)
      .find(({ id }) => id !== undefined)?.id
  );
}
