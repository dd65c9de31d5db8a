/** Reads all schemas: those of schemas/, and those of replies, which hold what their operations declare. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ReplySchema, replySchema } from '../src/group/envelope.ts';
import type { DeclaredOperation } from '../src/group/operation.ts';
import { type Schema, withoutExtensions, writtenSchemas } from './schemas.ts';

const groups = fileURLToPath(new URL('../src', import.meta.url));

type Declared = Pick<DeclaredOperation, 'reply'>;

/** The operations of all groups. */
async function declaredOperations(): Promise<Declared[]> {
  const operations: Declared[] = [];
  for (const folder of readdirSync(groups))
    if (existsSync(`${groups}/${folder}/operations.ts`))
      for (const group of Object.values(await import(`../src/${folder}/operations.ts`)))
        operations.push(...((group as { readonly operations?: readonly Declared[] }).operations ?? []));
  return operations;
}

/** The schemas that these operations declare, by title. Several may have the same one, with the words of the first. */
function replySchemas(operations: readonly Declared[]): Map<string, ReplySchema> {
  const schemas = new Map<string, ReplySchema>();
  for (const { reply } of operations) {
    const { schema: title, [replySchema]: own } = reply as {
      readonly schema?: string;
      readonly [replySchema]?: ReplySchema;
    };
    if (title === undefined || own === undefined) continue;
    const known = schemas.get(title) ?? own;
    if (known.record !== own.record || known.holds !== own.holds)
      throw new Error(`two replies are called ${title}`);
    schemas.set(title, known);
  }
  return schemas;
}

const nextCursor = {
  description: 'Cursor of the next page; null on the last page.',
  type: ['string', 'null'],
};

/** The schema of a reply beside that of its records, as in a file of schemas/. */
function schemaOf(title: string, { holds, description }: ReplySchema, file: string): Schema {
  const $ref = `./${file}`;
  const properties = {
    status: { const: 'success' },
    data: holds === 'one' ? { $ref } : { type: 'array', items: { $ref } },
    ...(holds === 'page' && { next_cursor: nextCursor }),
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    description,
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
  };
}

const fileNameOf = (title: string) => `${title.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase()}.json`;

/** The written schemas, and those of the replies with their records, in the order of the paths. */
export async function withReplies(
  written: ReadonlyMap<string, Schema>,
  operations?: readonly Declared[],
): Promise<Map<string, Schema>> {
  const fileOf = new Map([...written].map(([file, { title }]) => [title, file]));
  const declared = replySchemas(operations ?? (await declaredOperations()));
  const replies = [...declared].map(([title, reply]) => {
    const file = fileOf.get(reply.record);
    if (file === undefined) throw new Error(`${title}: no schema has the title ${reply.record}`);
    if (fileOf.has(title)) throw new Error(`${fileOf.get(title)}: the operations declare this reply`);
    const folder = dirname(file);
    return [`${folder}/${fileNameOf(title)}`, schemaOf(title, reply, relative(folder, file))] as const;
  });
  return new Map([...written, ...replies].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** All schemas by path below schemas/, in a fixed order. */
export const readSchemas = async (): Promise<Map<string, Schema>> =>
  withoutExtensions(await withReplies(await writtenSchemas()));
