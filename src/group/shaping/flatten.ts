/** Reads a JSON Schema with all schemas that it is composed of, so that none of its members is taken for unknown. */
import type { JsonSchema } from '../../generated/schemas.ts';
import { allTypes, bitsOf } from './types.ts';

export type Subschema = JsonSchema | boolean;

/** What a schema says about a value. */
export interface FlatSchema {
  /** The types that the value may have. */
  mask: number;
  /** `const` and `enum`. */
  values: readonly unknown[] | null;
  readonly members: Map<string, Subschema>;
  readonly required: Set<string>;
  readonly patterns: [source: string, schema: Subschema][];
  /** The schema of members that it does not list. `null`: it does not say. */
  rest: Subschema | null;
  first: readonly Subschema[];
  items: Subschema;
}

export const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listIn = (schema: JsonSchema, keyword: string) => (schema[keyword] ?? []) as readonly Subschema[];
const tableIn = (schema: JsonSchema, keyword: string) =>
  Object.entries((schema[keyword] ?? {}) as Readonly<Record<string, Subschema>>);

export type ResolveReference = (schema: JsonSchema) => JsonSchema;

export function flatten(schema: JsonSchema, resolve: ResolveReference): FlatSchema {
  const flat: FlatSchema = {
    mask: allTypes,
    values: null,
    members: new Map(),
    required: new Set(),
    patterns: [],
    rest: null,
    first: [],
    items: true,
  };
  /** `always`: whether the part applies to every value, and not only to some. */
  const add = (given: Subschema | undefined, always: boolean): void => {
    if (!isSchema(given)) return;
    const part = resolve(given);
    if (always && part.type !== undefined) flat.mask &= bitsOf([part.type].flat() as string[]);
    if (always && Object.hasOwn(part, 'const')) flat.values ??= [part.const];
    if (always && Array.isArray(part.enum)) flat.values ??= part.enum;
    if (always) for (const name of (part.required ?? []) as readonly string[]) flat.required.add(name);
    for (const [name, one] of tableIn(part, 'properties')) {
      const earlier = flat.members.get(name);
      flat.members.set(name, earlier === undefined ? one : { allOf: [earlier, one] });
    }
    flat.patterns.push(...tableIn(part, 'patternProperties'));
    for (const keyword of ['additionalProperties', 'unevaluatedProperties']) {
      const rest = part[keyword] as Subschema | undefined;
      // One that is open is so for all.
      if (rest !== undefined && (flat.rest === null || flat.rest === false)) flat.rest = rest;
    }
    if (Array.isArray(part.prefixItems)) flat.first = part.prefixItems as readonly Subschema[];
    if (part.items !== undefined) flat.items = part.items as Subschema;
    for (const one of listIn(part, 'allOf')) add(one, always);
    for (const keyword of ['anyOf', 'oneOf']) for (const one of listIn(part, keyword)) add(one, false);
    for (const keyword of ['if', 'then', 'else']) add(part[keyword] as Subschema | undefined, false);
    for (const [, one] of tableIn(part, 'dependentSchemas')) add(one, false);
  };
  add(schema, true);
  return flat;
}
