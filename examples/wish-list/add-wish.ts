/** What a wish is, and how it is added: the API and the console page share this. */
import { type Call, defineErrors, defineEvent, MarketplaceError } from 'koa-marketplace';
import { maxWishes, type Wish, type WishStorage } from './storage.ts';

/** A JSON Schema literal, from which the types of inputs are inferred. */
export const wish = {
  title: 'Wish',
  type: 'object',
  additionalProperties: false,
  required: ['item_id', 'note', 'wished_at'],
  properties: {
    item_id: { type: 'integer', description: 'Number of the item.' },
    note: { type: 'string', description: 'What it is for.' },
    wished_at: { type: 'string', format: 'date-time', description: 'When it was wished for.' },
  },
} as const;

export const example = { item_id: 101, note: 'For the shop front', wished_at: '2026-03-14T09:26:53.000Z' };

export const errors = defineErrors({
  wished_already: { status: 409, message: 'The item is already on the wish list' },
  too_many_wishes: { status: 409, message: `The wish list has reached its limit of ${maxWishes} wishes` },
});

export const wishAdded = defineEvent({
  type: 'wish.added',
  summary: 'A wish was added',
  description: 'Emitted for wishes added through the API or in the console.',
  schema: wish,
  example,
});

/** Adds a wish. */
export async function addWish({
  input,
  principal,
  service,
  now,
  publish,
}: Pick<
  Call<{ item_id: number; note?: string }, never, WishStorage>,
  'input' | 'principal' | 'service' | 'now' | 'publish'
>): Promise<{ result: Wish }> {
  const added: Wish = {
    item_id: input.item_id,
    note: input.note ?? '',
    wished_at: new Date(now).toISOString(),
  };
  const outcome = await service.add(principal.workspaceId, added);
  if (outcome === 'wished_already') throw new MarketplaceError(errors.wished_already);
  if (outcome === 'too_many') throw new MarketplaceError(errors.too_many_wishes);
  await publish('wish.added', added);
  return { result: added };
}
