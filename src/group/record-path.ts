/** Which record an operation changes, by the path at which the operations of its group have it. */
import type { Operation } from './operation.ts';
import type { ServedGroup } from './served.ts';

/** An operation that reads one record, and has no effect. */
const isReading = ({ method, writes, reply, raw, auth }: Operation): boolean =>
  method === 'GET' && writes !== true && !('media' in reply) && raw === undefined && auth !== 'none';

/** The last segment of a path: `:link_id` of `/links/:link_id`. */
const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The parameter with the id of the record at this path; `null`: the record has none. */
export const paramAt = (path: string): string | null =>
  lastSegment(path).startsWith(':') ? lastSegment(path).slice(1) : null;

/** What the record at this path is: `link` for `/links/:link_id`. */
export const kindAt = (path: string): string => (paramAt(path) ?? lastSegment(path)).replace(/_id$/, '');

/** The operation that reads the record at this path. */
export const readerAt = (path: string | null, { operations }: ServedGroup): Operation | undefined =>
  operations.find(one => isReading(one) && one.path === path);

/** The path of the record that an operation changes, as `record` of an operation says; `null`: nothing reads it. */
export function recordPath({ record, method, path }: Operation, { operations }: ServedGroup): string | null {
  if (record !== undefined)
    return operations.find(one => isReading(one) && kindAt(one.path) === record)?.path ?? null;
  const below = operations.find(one => method === 'POST' && one.path.startsWith(`${path}/:`));
  if (below !== undefined) return `${path}/${below.path.slice(path.length + 1).split('/')[0]}`;
  const [upToParameter = path] = /^.*\/:\w+/.exec(path) ?? [];
  return upToParameter;
}
