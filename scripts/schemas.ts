/**
 * Reads schemas/. What several schemas of one thing have in common, such as the settings of a webhook in its requests, its
 * answer and its record, stands once, in a part that the others name in `allOf`. Readers get each schema as one list of
 * members, without the parts: `readSchemas` in reply-schemas.ts.
 */
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Schema {
  title: string;
  [keyword: string]: unknown;
}

type Members = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A schema that names parts, or says what is optional. */
interface Extending extends Schema {
  readonly allOf?: readonly { readonly $ref: string }[];
  readonly properties?: Members;
  readonly required?: readonly string[];
  /** If it is there: the only members that may be missing. JSON Schema has no keyword for this. */
  readonly optional?: readonly string[];
}

export const schemaFolder = fileURLToPath(new URL('../schemas', import.meta.url));

const slashed = (path: string) => path.replaceAll('\\', '/');

/** The paths of the schemas below schemas/, in a fixed order. */
export async function schemaFiles(): Promise<string[]> {
  const entries = await readdir(schemaFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile() && entry.name.endsWith('.json'))
    .map(entry => slashed(relative(schemaFolder, join(entry.parentPath, entry.name))))
    .sort();
}

/** The schemas and parts as their files are. */
export async function writtenSchemas(): Promise<Map<string, Schema>> {
  const written = new Map<string, Schema>();
  const titles = new Set<string>();
  for (const file of await schemaFiles()) {
    const schema = JSON.parse(await readFile(join(schemaFolder, file), 'utf8')) as Schema;
    if (!schema.title || titles.has(schema.title)) throw new Error(`${file}: needs a title of its own`);
    titles.add(schema.title);
    written.set(file, schema);
  }
  return written;
}

/** The schemas without `allOf`, and without the parts that it names. */
export function withoutExtensions(written: ReadonlyMap<string, Schema>): Map<string, Schema> {
  const parts = new Set<string>();
  /** The members of a schema and of its parts, with references as the file `from` has them. */
  function membersOf(file: string, from: string): Members {
    const schema = written.get(file);
    if (schema === undefined) throw new Error(`${from}: no schema ${file}`);
    const inherited = isExtending(schema)
      ? (schema.allOf ?? []).map(({ $ref }) => {
          const part = slashed(join(dirname(file), $ref));
          parts.add(part);
          checkPart(part, written.get(part));
          return membersOf(part, from);
        })
      : [];
    const own = schema.properties as Members | undefined;
    return [...inherited, moved(own ?? {}, file, from)].reduce((all, more) => joined(all, more, from), {});
  }
  const whole = [...written].map(([file, schema]) => {
    if (!isExtending(schema)) return [file, schema] as const;
    const { allOf: _, optional, unevaluatedProperties, properties: __, required: listed, ...rest } = schema;
    const properties = membersOf(file, file);
    const names = Object.keys(properties);
    const required = optional === undefined ? listed : names.filter(name => !optional.includes(name));
    for (const name of [...(optional ?? []), ...(listed ?? [])])
      if (!names.includes(name)) throw new Error(`${file}: there is no member ${name}`);
    return [
      file,
      {
        ...rest,
        ...(unevaluatedProperties !== undefined && { additionalProperties: unevaluatedProperties }),
        ...(required !== undefined && { required }),
        properties,
      },
    ] as const;
  });
  return new Map(whole.filter(([file]) => !parts.has(file)));
}

const isExtending = (schema: Schema): schema is Extending =>
  Array.isArray(schema.allOf) || Array.isArray(schema.optional);

const ofParts = ['$schema', 'title', 'description', 'type', 'allOf', 'properties'];

/** A part has members only: which of them are required, and whether there are others, is said by those that name it. */
function checkPart(file: string, schema: Schema = { title: '' }): void {
  for (const keyword of Object.keys(schema))
    if (!ofParts.includes(keyword)) throw new Error(`${file}: a part has no ${keyword}`);
}

/** The members of a file, for another one. */
const moved = (members: Members, file: string, to: string): Members =>
  JSON.parse(JSON.stringify(members), (key, value) => {
    if (key !== '$ref' || typeof value !== 'string') return value;
    const path = slashed(relative(dirname(to), join(dirname(file), value)));
    return path.startsWith('.') ? path : `./${path}`;
  });

/** Keywords that say nothing about the value. */
const words = new Set(['title', 'description', 'examples']);

/** Both, as `allOf` means it: a member that is in both has the keywords of both. Only words may be replaced. */
function joined(members: Members, more: Members, file: string): Members {
  const all = { ...members };
  for (const [name, keywords] of Object.entries(more)) {
    const known = all[name] ?? {};
    for (const [keyword, value] of Object.entries(keywords)) {
      if (!(keyword in known)) continue;
      if (JSON.stringify(known[keyword]) === JSON.stringify(value))
        throw new Error(`${file}: ${name} repeats the ${keyword} of its part`);
      if (!words.has(keyword)) throw new Error(`${file}: ${name} has another ${keyword} than its part`);
    }
    all[name] = { ...known, ...keywords };
  }
  return all;
}
