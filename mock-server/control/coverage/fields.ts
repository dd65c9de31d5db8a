/** Which fields of a body its schema has, and how often each was in one. */
import { isPlainObject } from '../../../src/common/json/plain-object.ts';
import { referredSchema } from '../../../src/common/json/referred-schema.ts';
import type { JsonSchema } from '../../../src/generated/schemas.ts';

/** How often a field was in bodies. */
export interface FieldCoverage {
  readonly count: number;
  /** Of an enumeration: how often each of its values was there. */
  readonly values?: Readonly<Record<string, number>>;
}

type Schemas = Readonly<Record<string, JsonSchema>>;

/** A field that a schema describes. Lists and maps have one for all that is in them. */
interface Field {
  count: number;
  readonly values: Map<string, number>;
  readonly members: Map<string, Field>;
  items: Field | null;
  others: Field | null;
}

/** Deeper fields, and more fields of a body, are not counted. */
const deepest = 8;
const most = 1_000;

export class FieldCounts {
  readonly #root = newField();
  #size = 0;

  /** `schemas`: of a body, which has one of them. `all`: those that they refer to, by title. */
  constructor(schemas: readonly JsonSchema[], all: Schemas) {
    for (const schema of schemas) this.#add(this.#root, schema, all, []);
  }

  count(body: unknown): void {
    countIn(this.#root, body);
  }

  /** By their paths, such as `items[].price`. A `*` stands for any name. */
  list(): Record<string, FieldCoverage> {
    return Object.fromEntries(pathsIn(this.#root, ''));
  }

  /** `above`: titles of the schemas that this one is in, because a schema may contain itself. */
  #add(field: Field, given: JsonSchema, all: Schemas, above: readonly string[]): void {
    const title = typeof given.$ref === 'string' ? given.$ref : null;
    if (title !== null && above.includes(title)) return;
    const within = title === null ? above : [...above, title];
    const schema = referredSchema(given, all);
    if (schema === undefined) return;
    const values = schema.const === undefined ? schema.enum : [schema.const];
    for (const value of (values ?? []) as readonly unknown[]) field.values.set(String(value), 0);
    for (const word of ['allOf', 'anyOf', 'oneOf'] as const)
      for (const part of (schema[word] ?? []) as readonly JsonSchema[]) this.#add(field, part, all, within);
    for (const word of ['then', 'else'] as const)
      if (isPlainObject(schema[word])) this.#add(field, schema[word], all, within);
    const inside = (before: Field | null | undefined, inner: unknown): Field | null => {
      if (!isPlainObject(inner) || this.#size >= most) return before ?? null;
      if (before === null || before === undefined) this.#size += 1;
      const found = before ?? newField();
      // Two titles at the most stand for each level.
      if (within.length < deepest) this.#add(found, inner, all, within);
      return found;
    };
    for (const [name, inner] of Object.entries((schema.properties ?? {}) as Schemas)) {
      const found = inside(field.members.get(name), inner);
      if (found !== null) field.members.set(name, found);
    }
    field.items = inside(field.items, schema.items);
    field.others = inside(field.others, schema.additionalProperties);
  }
}

const newField = (): Field => ({
  count: 0,
  values: new Map(),
  members: new Map(),
  items: null,
  others: null,
});

function countIn(field: Field, value: unknown): void {
  field.count += 1;
  if (field.values.size > 0) {
    const before = field.values.get(String(value));
    if (before !== undefined) field.values.set(String(value), before + 1);
  }
  if (Array.isArray(value)) {
    const { items } = field;
    if (items !== null) for (const one of value) countIn(items, one);
  } else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      const found = field.members.get(name) ?? field.others;
      if (found !== null && found !== undefined) countIn(found, inner);
    }
}

function* pathsIn({ members, items, others }: Field, before: string): Generator<[string, FieldCoverage]> {
  const named = [...members].map(
    ([name, field]) => [before === '' ? name : `${before}.${name}`, field] as const,
  );
  const rest = others === null ? [] : [[before === '' ? '*' : `${before}.*`, others] as const];
  for (const [path, field] of [...named, ...rest]) {
    const { count, values } = field;
    yield [path, values.size === 0 ? { count } : { count, values: Object.fromEntries(values) }];
    yield* pathsIn(field, path);
  }
  if (items !== null) {
    const { values, count } = items;
    if (values.size > 0) yield [`${before}[]`, { count, values: Object.fromEntries(values) }];
    yield* pathsIn(items, `${before}[]`);
  }
}
