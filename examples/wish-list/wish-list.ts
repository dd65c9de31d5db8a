/** A group of a host: two operations, one event, a console page and a regular job, over its own storage. */
import { defineGroup, defineOperationFor } from 'koa-marketplace';
import { addWish, errors, example, wish, wishAdded } from './add-wish.ts';
import { forgetting } from './forgetting.ts';
import { wishSection } from './page.ts';
import { maxNote, maxWishes, type WishStorage } from './storage.ts';

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
    engine: { create: context => forgetting(storage, context) },
    // In the mock server, every workspace begins with one wish.
    demo: ({ service, workspaceIds, now }) =>
      service.replace(workspaceIds, { ...example, wished_at: new Date(now).toISOString() }),
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
          return { result: wishes.slice(0, input.limit ?? maxWishes) };
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
              maxLength: maxNote,
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
