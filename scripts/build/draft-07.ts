/** Schemas of schemas/ as definitions of one file in draft-07, which all editors know. */
import { dirname, join } from 'node:path';
import type { Schema } from '../schemas.ts';

/** A part of a JSON Schema. */
export type Node = Readonly<Record<string, unknown>>;

/** Patterns of texts that may stand in the place of a value: of an instant, a date, the name of an hour, an address. */
export type Replacements = Readonly<Record<'instant' | 'date' | 'hour' | 'address', string>>;

/** Keywords that say nothing about the value, which draft-07 allows beside a reference. */
const words = ['$ref', 'description', 'title', 'examples'];
/** Formats of our own. */
const unknownFormats = ['decimal', 'power-of-two'];

/** The schemas in files and all that they refer to, by their titles. */
export function definitionsOf(
  roots: readonly string[],
  schemas: ReadonlyMap<string, Schema>,
  replacements: Replacements,
): Record<string, Node> {
  const definitions: Record<string, Node> = {};
  const hour = schemas.get('common/hour-name.json')?.pattern;

  function define(file: string): string {
    const { $schema: _, title, ...schema } = schemas.get(file) ?? missing(file);
    if (!(title in definitions)) {
      definitions[title] = {};
      definitions[title] = converted(schema, file) as Node;
    }
    return title;
  }

  function converted(value: unknown, file: string): unknown {
    if (Array.isArray(value)) return value.map(one => converted(one, file));
    if (typeof value !== 'object' || value === null) return value;
    const node = Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        // Examples are values, and their members no keywords.
        name === '$ref' ? one : name === 'examples' && Array.isArray(one) ? one : converted(one, file),
      ]),
    );
    if (unknownFormats.includes(String(node.format))) delete node.format;
    return replaceable(referring(node, file));
  }

  function referring(node: Node, file: string): Node {
    if (typeof node.$ref !== 'string') return node;
    const $ref = `#/definitions/${define(join(dirname(file), node.$ref))}`;
    if (Object.keys(node).every(name => words.includes(name))) return { ...node, $ref };
    const { $ref: _, ...rest } = node;
    return { allOf: [{ $ref }], ...rest };
  }

  function replaceable(node: Node): Node {
    const kind =
      node.format === 'date-time'
        ? 'instant'
        : node.format === 'date'
          ? 'date'
          : node.format === 'uri'
            ? 'address'
            : node.pattern === hour
              ? 'hour'
              : null;
    if (kind === null || node.type !== 'string') return node;
    const { description, examples, ...plain } = node;
    return {
      ...(description !== undefined && { description }),
      ...(examples !== undefined && { examples }),
      anyOf: [plain, { type: 'string', pattern: replacements[kind] }],
    };
  }

  for (const root of roots) define(root);
  return definitions;
}

function missing(file: string): never {
  throw new Error(`there is no schema ${file}`);
}
