import type { Schemas } from '../generated/types.ts';

/** The envelope of most JSON responses. */
export const success = (data: object) => ({ status: 'success', data });

/** The reply of an operation in that envelope. `revalidate`: whether clients may keep it, and ask by its ETag for news. */
export const jsonReply = <const Schema extends keyof Schemas>(
  schema: Schema,
  description: string,
  { revalidate = false } = {},
) => ({ schema, description, revalidate, envelope: success });

/** The reply of an operation that lists records in pages. */
export const pageReply = <const Schema extends keyof Schemas>(schema: Schema, description: string) => ({
  schema,
  description,
  revalidate: true,
  envelope: ({ data, next_cursor }: { readonly data: object; readonly next_cursor: string | null }) => ({
    status: 'success',
    data,
    next_cursor,
  }),
});
