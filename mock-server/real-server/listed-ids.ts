/** The ids of records of a real server, from what its operations return: its data are not known before. */
import { isPlainObject } from '../../src/common/json/plain-object.ts';
import type { Operation } from '../../src/group/operation.ts';
import type { Served } from '../../src/group/served.ts';

/** `Item` → `item_id`, `WebhookEndpoint` → `webhook_endpoint_id`. */
const idNameOf = (title: string): string =>
  `${title.replaceAll(/(?<=[a-z])([A-Z])/g, '_$1').toLowerCase()}_id`;

/** The records in the body of a list, or `null`. */
function recordsIn(json: unknown): readonly Readonly<Record<string, unknown>>[] | null {
  if (!isPlainObject(json)) return null;
  const list = Object.values(json).find(Array.isArray) as readonly unknown[] | undefined;
  return list?.filter(isPlainObject) ?? null;
}

/** The title of the records in a reply: of a list, or of one. */
function recordTitleOf({ reply }: Operation, { schemas }: Pick<Served, 'schemas'>): string | null {
  if (!('schema' in reply)) return null;
  const text = JSON.stringify(schemas[reply.schema]?.properties ?? {});
  return /"#\/components\/schemas\/(\w+)"/.exec(text)?.[1] ?? null;
}

const textOf = (value: unknown): string | null =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null;

interface ListedRecord {
  readonly record: Readonly<Record<string, unknown>>;
  /** Such as `link_id` of the schema `Link`. */
  readonly idName: string | null;
}

/** Deeper members are not looked at, and of a list only the first entries. */
const maxDepth = 8;
const maxEntries = 20;

export class ListedIds {
  readonly #served: Pick<Served, 'schemas'>;
  /** The first record of lists, by the path that was asked. */
  readonly #lists = new Map<string, ListedRecord>();
  /** By the name of the parameter. */
  readonly #named = new Map<string, string>();

  /** `given`: values that are known from elsewhere, by the name of the parameter. */
  constructor(served: Pick<Served, 'schemas'>, given: Readonly<Record<string, string>>) {
    this.#served = served;
    for (const [name, value] of Object.entries(given)) this.#named.set(name, value);
  }

  /** `path`: without a query. */
  add(operation: Operation, path: string, json: unknown): void {
    const records = operation.method === 'GET' ? recordsIn(json) : null;
    const title = recordTitleOf(operation, this.#served);
    const [record] = records ?? [];
    if (record !== undefined)
      this.#lists.set(path, { record, idName: title === null ? null : idNameOf(title) });
    const id = textOf(record?.id);
    if (title !== null && id !== null) this.#note(idNameOf(title), id);
    this.#gather(json, 0);
  }

  #note(name: string, value: string): void {
    if (!this.#named.has(name)) this.#named.set(name, value);
  }

  /** Members such as `media_id`, and the ids of members such as `media`. */
  #gather(value: unknown, depth: number): void {
    if (depth > maxDepth) return;
    if (Array.isArray(value)) for (const one of value.slice(0, maxEntries)) this.#gather(one, depth + 1);
    if (!isPlainObject(value)) return;
    for (const [name, inner] of Object.entries(value)) {
      const id = textOf(name.endsWith('_id') || name === 'chat' ? inner : null);
      if (id !== null) this.#note(name, id);
      const innerId = isPlainObject(inner) ? textOf(inner.id) : null;
      if (innerId !== null) this.#note(`${name}_id`, innerId);
      this.#gather(inner, depth + 1);
    }
  }

  /** A value of a parameter, wherever it was found. */
  named(name: string): string | null {
    return this.#named.get(name) ?? null;
  }

  /** The path of an operation with ids of records, or the name of the parameter that nothing is known for. */
  fill({
    path,
    errors,
  }: Pick<Operation, 'path' | 'errors'>): { readonly path: string } | { readonly missing: string } {
    let filled = '';
    for (const segment of path.split('/').slice(1)) {
      if (!segment.startsWith(':')) filled += `/${segment}`;
      else {
        const name = segment.slice(1);
        const id = this.#idIn(filled, name, errors);
        if (id === null) return { missing: name };
        filled += `/${encodeURIComponent(id)}`;
      }
    }
    return { path: filled };
  }

  #idIn(list: string, name: string, errors: readonly string[]): string | null {
    const kind = name.replace(/_id$/, '');
    const [missing] = errors.filter(code => code.endsWith(`${kind}_not_found`));
    // The error says of which records the id is: the list at the same path may have others.
    const precise = missing === undefined ? name : missing.replace(/_not_found$/, '_id');
    const { record, idName } = this.#lists.get(list) ?? { record: {}, idName: null };
    const listed = textOf(record.id) ?? textOf(record[name]) ?? textOf(record[kind]);
    const isOther = precise !== name && idName !== precise;
    return (isOther ? this.named(precise) : null) ?? listed ?? this.named(name);
  }
}
