/**
 * The server's own URLs in stored data, for example in demo data: `{base_url}/` is the placeholder for the server's
 * URL, which may change. Only fields that the collection lists as `addresses` have it; other text is never replaced.
 */
import { changedAt } from '../../common/time/changed-at.ts';
import { eachCollection } from './collections/index.ts';

export const placeholder = '{base_url}/';

/** The fields of each collection that may contain such URLs, as paths from its root; `*`: every member. */
const paths: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  eachCollection.map(([name, { scope, addresses = [] }]) => {
    const ofRecord = scope === 'workspace' ? ['*', '*'] : ['*'];
    return [name, addresses.map(path => [...ofRecord, ...path.split('.')])];
  }),
);

/** A copy of a collection with these URLs changed. */
export function withAddresses(name: string, collection: unknown, change: (text: string) => string): unknown {
  const changeText = (value: unknown) => (typeof value === 'string' ? change(value) : value);
  return (paths.get(name) ?? []).reduce((changed, path) => changedAt(changed, path, changeText), collection);
}

/** A copy of the data with `baseUrl` (without a trailing slash) instead of the placeholder. */
export function atAddress<Value extends object>(data: Value, baseUrl: string): Value {
  const change = (text: string) =>
    text.startsWith(placeholder) ? `${baseUrl}/${text.slice(placeholder.length)}` : text;
  const collections = Object.entries(data).map(([name, value]) => [name, withAddresses(name, value, change)]);
  return Object.fromEntries(collections);
}
