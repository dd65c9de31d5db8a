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

/** Where a reply has its {@link ReplySchema}, from which `npm run generate` makes its schema. */
export const replySchema = Symbol('the schema of the reply');

interface ReplyOptions {
  /** Whether clients may keep it, and ask by its ETag for news. @default of lists only */
  readonly revalidate?: boolean;
  /** The title of its schema. @default that of the record and `Reply` or `ListReply` */
  readonly title?: string;
  /** The description of its schema. @default that of the reply */
  readonly about?: string;
}

function described(
  record: keyof Schemas,
  holds: ReplySchema['holds'],
  description: string,
  {
    revalidate = holds !== 'one',
    title = `${record}${holds === 'one' ? 'Reply' : 'ListReply'}`,
    about = description,
  }: ReplyOptions,
) {
  return {
    schema: title as keyof Schemas,
    description,
    revalidate,
    [replySchema]: { record, holds, description: about } satisfies ReplySchema,
  };
}

/** The reply of an operation with one record, in that envelope. `record`: the title of its schema. */
export const jsonReply = (record: keyof Schemas, description: string, options: ReplyOptions = {}) => ({
  ...described(record, 'one', description, options),
  envelope: success,
});

/** The reply of an operation that lists all records. */
export const listReply = (record: keyof Schemas, description: string, options: ReplyOptions = {}) => ({
  ...described(record, 'list', description, options),
  envelope: success,
});

/** The reply of an operation that lists records in pages. */
export const pageReply = (
  record: keyof Schemas,
  description: string,
  options: Omit<ReplyOptions, 'revalidate'> = {},
) => ({
  ...described(record, 'page', description, options),
  envelope: ({ data, next_cursor }: { readonly data: object; readonly next_cursor: string | null }) => ({
    status: 'success',
    data,
    next_cursor,
  }),
});
