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

/** The file with the schema of a record of each collection. */
export function recordFiles(schemas: ReadonlyMap<string, object>): Record<string, string> {
  const folder = 'storage';
  const { properties = {} } = schemas.get(`${folder}/data-file.json`) as {
    properties?: Record<string, unknown>;
  };
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, collection]) => {
      const [reference] = [...JSON.stringify(collection).matchAll(/"\$ref":"([^"]+)"/g)]
        .map(([, found = '']) => found)
        .filter(found => !found.startsWith('../common/'));
      return reference === undefined ? [] : [[name, join(folder, reference)]];
    }),
  );
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'integer',
  number: 'money',
  boolean: 'boolean',
};

/** Whether a value of the schema may be null. */
function isNullable(schemas: ReadonlyMap<string, object>, schema: Schema, file: string): boolean {
  const { $ref, anyOf, oneOf, type, enum: values = [], const: value } = schema;
  if ($ref !== undefined) {
    const target = join(dirname(file), $ref);
    return isNullable(schemas, schemas.get(target) as Schema, target);
  }
  if (value === null || values.includes(null) || [type].flat().includes('null')) return true;
  return (anyOf ?? oneOf ?? []).some(one => isNullable(schemas, one, file));
}

/** The members of a record that every record has, and that are never null. */
export function membersWithValues(schemas: ReadonlyMap<string, object>, file: string): readonly string[] {
  const { properties = {}, required = [] } = schemas.get(file) as Schema;
  return required.filter(name => !isNullable(schemas, properties[name] ?? {}, file));
}

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
