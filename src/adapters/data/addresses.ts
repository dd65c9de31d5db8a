/**
 * Addresses of the server itself in stored data, as fixtures have them: `{base_url}/` stands for the address,
 * since data outlives it. Only in the fields that their collection names: what else starts so is somebody's text.
 */
import { eachCollection } from './collections/index.ts';

export const placeholder = '{base_url}/';

/** Where such addresses may stand in each collection, as paths from its root; `*`: in every member. */
const paths: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  eachCollection.map(([name, { scope, addresses = [] }]) => {
    const ofRecord = scope === 'workspace' ? ['*', '*'] : ['*'];
    return [name, addresses.map(path => [...ofRecord, ...path.split('.')])];
  }),
);

/** A collection with its addresses changed, whatever else it holds. */
export function withAddresses(name: string, collection: unknown, change: (text: string) => string): unknown {
  return (paths.get(name) ?? []).reduce((changed, path) => changedAt(changed, path, change), collection);
}

/** Data whose addresses are those of the server at `baseUrl`, which has no slash at its end. */
export function atAddress<Value extends object>(data: Value, baseUrl: string): Value {
  const change = (text: string) =>
    text.startsWith(placeholder) ? `${baseUrl}/${text.slice(placeholder.length)}` : text;
  const collections = Object.entries(data).map(([name, value]) => [name, withAddresses(name, value, change)]);
  return Object.fromEntries(collections);
}

function changedAt(value: unknown, path: readonly string[], change: (text: string) => string): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return typeof value === 'string' ? change(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return step === '*' ? value.map(inner => changedAt(inner, rest, change)) : value;
  const entries = Object.entries(value).map(([name, inner]) =>
    step === '*' || name === step ? [name, changedAt(inner, rest, change)] : [name, inner],
  );
  return Object.fromEntries(entries);
}
