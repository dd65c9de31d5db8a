/**
 * Compiles a JSON Schema into a function that shapes values: what a storage or a handler returns may have more than the
 * schema describes, such as the private columns of a row, and nobody else may see it. An object keeps the members that
 * its schema lists, and others only if `additionalProperties` allows them, or if it lists none.
 */
import type { JsonSchema } from '../../generated/schemas.ts';
import { anything, choiceShape, listShape, type MemberShape, objectShape, openShape } from './containers.ts';
import { type FlatSchema, flatten, isSchema, type ResolveReference, type Subschema } from './flatten.ts';
import {
  bitOf,
  bits,
  complain,
  nounsOf,
  type SchemaMismatch,
  type Shape,
  type ShapingState,
  scalars,
} from './types.ts';

export interface ShapedResult {
  readonly value: unknown;
  /** Where the value differs from its schema. Removed members are no difference. */
  readonly mismatches: readonly SchemaMismatch[];
}

export type Shaper = (value: unknown) => ShapedResult;

/** A compiled schema. */
interface Node {
  /** The types that need no look inside. */
  readonly mask: number;
  readonly shape: Shape;
  readonly takesNull: boolean;
  /** Whether the mask says everything. */
  readonly isFlat: boolean;
}

/** The types of a mask, with nothing to look at inside. */
function flatNode(mask: number): Node {
  const expected = nounsOf(mask);
  return {
    mask,
    shape: (value, run, depth) => (bitOf(value) & mask ? value : complain(value, expected, run, depth)),
    takesNull: (mask & bits.null) !== 0,
    isFlat: true,
  };
}

/** What built-in schemas leave open was JSON before, and may be long: it is not searched. */
const unsearched: Shape = value => value;
const nothing = flatNode(0);

/** Values that are listed one by one. */
function fixedNode(values: readonly unknown[]): Node {
  const allowed = new Set(values);
  const words = values.map(value => JSON.stringify(value));
  const expected = words.length === 1 ? String(words[0]) : `one of ${words.join(', ')}`;
  return {
    mask: 0,
    shape: (value, run, depth) => (allowed.has(value) ? value : complain(value, expected, run, depth)),
    takesNull: allowed.has(null),
    isFlat: false,
  };
}

const isScalar = (value: unknown) => (bitOf(value) & scalars) !== 0;

const branching = ['anyOf', 'oneOf'] as const;

/** Keywords that say nothing about the content of a value. */
const silent = new Set([
  'title',
  'description',
  'examples',
  'default',
  'deprecated',
  '$schema',
  '$comment',
  '$defs',
]);

/** Compiles an expression of `patternProperties`. */
type Expression = (source: string) => (name: string) => boolean;

const noExpressions = (source: string): never => {
  throw new TypeError(`built-in schemas have no expression such as ${source}`);
};

class Compilation {
  readonly #resolve: ResolveReference;
  readonly #expression: Expression;
  /** What a schema leaves open. */
  readonly #free: Node;
  readonly #made = new Map<JsonSchema, Node>();

  constructor(resolve: ResolveReference, expression: Expression | undefined) {
    this.#resolve = resolve;
    this.#expression = expression ?? noExpressions;
    const shape = expression === undefined ? unsearched : anything;
    this.#free = { mask: scalars, shape, takesNull: true, isFlat: false };
  }

  node(schema: Subschema | undefined): Node {
    if (schema === false) return nothing;
    if (!isSchema(schema)) return this.#free;
    const target = this.#resolve(schema);
    const known = this.#made.get(target);
    if (known !== undefined) return known;
    let made = this.#free;
    // A schema may contain itself.
    this.#made.set(target, { ...this.#free, mask: 0, shape: (...args) => made.shape(...args) });
    made = this.#compile(target);
    this.#made.set(target, made);
    return made;
  }

  #compile(schema: JsonSchema): Node {
    const branching = this.#branchesOf(schema);
    return branching === null ? this.#plain(flatten(schema, this.#resolve)) : choiceOf(branching);
  }

  /** The schemas of which one applies, each with what all of them share. */
  #branchesOf(schema: JsonSchema): readonly Node[] | null {
    const keyword = branching.find(one => Array.isArray(schema[one]));
    if (keyword === undefined) return null;
    const { [keyword]: branches, ...shared } = schema;
    const isAlone = Object.keys(shared).every(one => silent.has(one));
    return (branches as readonly Subschema[]).map(one => this.node(isAlone ? one : { allOf: [shared, one] }));
  }

  #plain(flat: FlatSchema): Node {
    if (flat.values !== null) return flat.values.every(isScalar) ? fixedNode(flat.values) : this.#free;
    const node = flatNode(flat.mask & scalars);
    const ofObjects = flat.mask & bits.object ? this.#object(flat, node.mask) : null;
    const ofLists = flat.mask & bits.array ? this.#list(flat, node.mask) : null;
    if (ofObjects === null && ofLists === null) return node;
    const shape: Shape =
      ofObjects !== null && ofLists !== null
        ? (value, run, depth) => (Array.isArray(value) ? ofLists : ofObjects)(value, run, depth)
        : (ofObjects ?? ofLists ?? node.shape);
    return { ...node, shape, isFlat: false };
  }

  #object(flat: FlatSchema, besides: number): Shape {
    const { members, required, patterns, rest } = flat;
    if (members.size === 0 && patterns.length === 0 && (rest === null || rest === true))
      return openShape(bits.object, besides, this.#free.shape);
    const member = (name: string, schema: Subschema): MemberShape => ({
      ...this.node(schema),
      isRequired: required.has(name),
    });
    const listed = new Map([...members].map(([name, schema]) => [name, member(name, schema)]));
    const matching = patterns.map(([source, schema]) => ({
      test: this.#expression(source),
      found: { ...this.node(schema), isRequired: false },
    }));
    // Anyone who lists members describes all of them, unless the schema says otherwise.
    const others = rest === null || rest === false ? null : { ...this.node(rest), isRequired: false };
    const restOf = (name: string) => matching.find(({ test }) => test(name))?.found ?? others;
    return objectShape(listed, restOf, besides);
  }

  #list({ first, items }: FlatSchema, besides: number): Shape {
    if (first.length === 0 && items === true) return openShape(bits.array, besides, this.#free.shape);
    const item = (schema: Subschema): MemberShape => ({ ...this.node(schema), isRequired: true });
    return listShape(first.map(item), item(items), besides);
  }
}

function choiceOf(nodes: readonly Node[]): Node {
  const mask = nodes.reduce((all, node) => all | node.mask, 0);
  const deep = nodes.filter(node => !node.isFlat);
  const [only] = deep;
  if (only === undefined) return flatNode(mask);
  const inner = deep.length === 1 ? only.shape : choiceShape(deep.map(({ shape }) => shape));
  return {
    mask,
    shape: (value, run, depth) => (bitOf(value) & mask ? value : inner(value, run, depth)),
    takesNull: nodes.some(({ takesNull }) => takesNull),
    isFlat: false,
  };
}

/** `expression`: for schemas of a host. Built-in schemas have no expressions. */
export function compileShaper(
  schema: JsonSchema,
  schemas: Readonly<Record<string, JsonSchema>>,
  expression?: Expression,
): Shaper {
  const start = '#/components/schemas/';
  const resolve = (one: JsonSchema): JsonSchema => {
    const { $ref } = one;
    return typeof $ref === 'string' ? resolve(schemas[$ref.slice(start.length)] ?? {}) : one;
  };
  const { shape } = new Compilation(resolve, expression).node(schema);
  return value => {
    const run: ShapingState = { path: [], mismatches: [], dropped: 0 };
    return { value: shape(value, run, 0), mismatches: run.mismatches };
  };
}
