import type { Schemas } from '../generated/types.ts';

/** The envelope of most JSON responses. */
export const success = (data: object) => ({ status: 'success', data });

/** The schema of a reply that holds records of another schema. */
export interface ReplySchema {
  /** The title of the schema of a record. */
  readonly record: keyof Schemas;
  /** Whether the reply has one record, a list of all, or a page of them. */
  readonly holds: 'one' | 'list' | 'page';
  readonly description: string;
}

/** The schemas of replies that are declared below, by title. `npm run generate` adds them to those of schemas/. */
export const replySchemas = new Map<string, ReplySchema>();

interface ReplyOptions {
  /** Whether clients may keep it, and ask by its ETag for news. */
  readonly revalidate?: boolean;
  /** The title of its schema. @default that of the record and `Reply` or `ListReply` */
  readonly title?: string;
  /** The description of its schema. @default that of the reply */
  readonly about?: string;
}

/** The title of the schema of a reply, which is declared here by its first use. */
function titleOf(
  { record, holds, description }: ReplySchema,
  { title = `${record}${holds === 'one' ? 'Reply' : 'ListReply'}`, about = description }: ReplyOptions,
): keyof Schemas {
  const known = replySchemas.get(title) ?? { record, holds, description: about };
  if (known.record !== record || known.holds !== holds) throw new Error(`two replies are called ${title}`);
  replySchemas.set(title, known);
  return title as keyof Schemas;
}

/** The reply of an operation with one record, in that envelope. `record`: the title of its schema. */
export const jsonReply = (record: keyof Schemas, description: string, options: ReplyOptions = {}) => ({
  schema: titleOf({ record, holds: 'one', description }, options),
  description,
  revalidate: options.revalidate ?? false,
  envelope: success,
});

/** The reply of an operation that lists all records. */
export const listReply = (record: keyof Schemas, description: string, options: ReplyOptions = {}) => ({
  schema: titleOf({ record, holds: 'list', description }, options),
  description,
  revalidate: options.revalidate ?? true,
  envelope: success,
});

/** The reply of an operation that lists records in pages. */
export const pageReply = (record: keyof Schemas, description: string, options: ReplyOptions = {}) => ({
  schema: titleOf({ record, holds: 'page', description }, options),
  description,
  revalidate: true,
  envelope: ({ data, next_cursor }: { readonly data: object; readonly next_cursor: string | null }) => ({
    status: 'success',
    data,
    next_cursor,
  }),
});
