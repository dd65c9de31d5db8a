/** Reads all schemas: those of schemas/, and those of replies, which hold what their operations declare. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ReplySchema, replySchemas } from '../src/group/envelope.ts';
import { type Schema, withoutExtensions, writtenSchemas } from './schemas.ts';

const groups = fileURLToPath(new URL('../src', import.meta.url));

/** The declarations of all groups; loading their operations makes them. */
async function declared(): Promise<ReadonlyMap<string, ReplySchema>> {
  for (const folder of readdirSync(groups))
    if (existsSync(`${groups}/${folder}/operations.ts`)) await import(`../src/${folder}/operations.ts`);
  return replySchemas;
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
export async function withReplies(written: ReadonlyMap<string, Schema>): Promise<Map<string, Schema>> {
  const fileOf = new Map([...written].map(([file, { title }]) => [title, file]));
  const replies = [...(await declared())].map(([title, reply]) => {
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
