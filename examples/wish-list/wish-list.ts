/** A group of a host: two operations, one event and a console page, over its own storage. */
import {
  type Call,
  defineErrors,
  defineEvent,
  defineGroup,
  defineOperationFor,
  MarketplaceError,
} from 'koa-marketplace';
import { wishSection } from './page.ts';
import { longestNote, mostWishes, type Wish, type WishStorage } from './storage.ts';

/** A JSON Schema literal, from which the types of inputs are inferred. */
const wish = {
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

const example = { item_id: 101, note: 'For the shop front', wished_at: '2026-03-14T09:26:53.000Z' };

const errors = defineErrors({
  wished_already: { status: 409, message: 'The item is already on the wish list' },
  too_many_wishes: { status: 409, message: `The wish list has reached its limit of ${mostWishes} wishes` },
});

export const wishAdded = defineEvent({
  type: 'wish.added',
  summary: 'A wish was added',
  description: 'Emitted for wishes added through the API or in the console.',
  schema: wish,
  example,
});

/** Adds a wish. The API and the console page share this function. */
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

const operation = defineOperationFor<WishStorage>();

export const wishList = (storage: WishStorage) =>
  defineGroup({
    name: 'wish-list',
    description: 'The items that the customers of a workspace wish for.',
    needs: [],
    scopes: { 'wish-list:read': 'Read the wish list', 'wish-list:write': 'Add wishes' },
    errors,
    events: [wishAdded],
    service: () => storage,
    console: wishSection,
    operations: [
      operation({
        id: 'listWishes',
        method: 'GET',
        path: '/api/v1/wishes',
        summary: 'List wishes',
        description: 'Returns the wishes of the workspace, oldest first.',
        auth: 'bearer',
        scope: 'wish-list:read',
        request: {
          type: 'object',
          additionalProperties: false,
          properties: {
            limit: {
              type: 'integer',
              minimum: 1,
              maximum: 100,
              description: 'Maximum number of wishes.',
              examples: [20],
            },
          },
        },
        reply: {
          description: 'The wishes.',
          schema: {
            type: 'object',
            required: ['status', 'data'],
            properties: { status: { const: 'success' }, data: { type: 'array', items: wish } },
          },
          example: { status: 'success', data: [example] },
          revalidate: true,
          envelope: data => ({ status: 'success', data }),
        },
        errors: [],
        // The schema makes `input.limit` a number or undefined; `service` is the storage.
        handler: async ({ input, principal, service }) => {
          const wishes = await service.list(principal.workspaceId);
          return { result: wishes.slice(0, input.limit ?? mostWishes) };
        },
      }),
      operation({
        id: 'addWish',
        method: 'POST',
        path: '/api/v1/wishes',
        summary: 'Add a wish',
        description: 'Adds an item to the wish list, at most once.',
        auth: 'bearer',
        scope: 'wish-list:write',
        request: {
          type: 'object',
          additionalProperties: false,
          required: ['item_id'],
          properties: {
            item_id: { type: 'integer', minimum: 1, description: 'Number of the item.', examples: [101] },
            note: {
              type: 'string',
              maxLength: longestNote,
              description: 'What it is for.',
              examples: ['For the shop front'],
            },
          },
        },
        reply: {
          status: 201,
          description: 'The wish.',
          schema: {
            type: 'object',
            required: ['status', 'data'],
            properties: { status: { const: 'success' }, data: wish },
          },
          example: { status: 'success', data: example },
          revalidate: false,
          envelope: data => ({ status: 'success', data }),
        },
        errors: ['wished_already', 'too_many_wishes'],
        handler: addWish,
      }),
    ],
  });
