/** The kind of column of each member of a stored record, as its schema tells it: PostgreSQL's tables follow from these. */
import { dirname, join } from 'node:path';

interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'integer',
  number: 'money',
  boolean: 'boolean',
};

/** `files`: the file with the schema of a record of each collection. */
export function recordColumns(
  schemas: ReadonlyMap<string, object>,
  files: Readonly<Record<string, string>>,
): object {
  /** Follows references, and leaves out that a value may be null. */
  function resolved(schema: Schema, file: string): readonly [Schema, string] {
    if (schema.$ref !== undefined) {
      const target = join(dirname(file), schema.$ref);
      return resolved(schemas.get(target) as Schema, target);
    }
    const choices = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null');
    return choices.length === 1 ? resolved(choices[0] as Schema, file) : [schema, file];
  }

  function kindOf(schema: Schema, file: string): string {
    const [{ type, format, enum: values, const: value, items }, from] = resolved(schema, file);
    const [first = typeof (values?.[0] ?? value)] = [type ?? []].flat().filter(one => one !== 'null');
    if (format === 'date-time') return 'time';
    if (first === 'array' && items !== undefined && kindOf(items, from) === 'text') return 'texts';
    return kinds[first] ?? 'json';
  }

  const columnsOf = (file: string) => {
    const [{ properties = {}, required = [] }, from] = resolved({ $ref: `./${file}` }, '');
    return Object.fromEntries(
      Object.entries(properties).map(([member, schema]) => {
        const kind = kindOf(schema, from);
        return [member, required.includes(member) ? kind : [kind, { optional: true }]];
      }),
    );
  };
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, columnsOf(file)]));
}
