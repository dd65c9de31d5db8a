/** The item-marketplace endpoints (specification, section 4, endpoints 1 to 4). */
import { jsonReply } from '../group/envelope.ts';
import { group } from '../group/group.ts';
import { operation } from '../group/operation.ts';
import { accountDetails } from './account.ts';
import { marketplaceErrors } from './errors.ts';
import { itemById, itemList } from './items.ts';
import { purchaseByCode } from './purchases.ts';

export const marketplace = group({
  name: 'marketplace',
  description: 'The account, items and purchases of a workspace.',
  needs: ['items', 'accounts', 'purchases'],
  scopes: {
    'marketplace:read': 'Read the account and items, validate purchase codes',
  },
  errors: marketplaceErrors,
  operations: [
    operation({
      id: 'getAccountDetails',
      method: 'GET',
      path: '/api/account/details',
      summary: 'Read the account tied to the key',
      description: 'Returns the account of the workspace that the key belongs to.',
      auth: 'parameter',
      scope: 'marketplace:read',
      request: 'NoInput',
      ignoresUnknown: true,
      reply: jsonReply('Account', 'The account.', {
        revalidate: true,
        title: 'AccountDetailsReply',
        about: 'The account tied to the key.',
      }),
      errors: [],
      onlyMessage: 'Invalid request',
      handler: accountDetails,
    }),
    operation({
      id: 'listItems',
      first: true,
      method: 'GET',
      path: '/api/items/all',
      summary: 'List the items tied to the key',
      description:
        'Returns all items of the workspace. With page or per_page, returns one page with the headers X-Total-Count and Link. A page or a filter without items is an empty list, unless the workspace has no items at all.',
      auth: 'parameter',
      scope: 'marketplace:read',
      request: 'ItemListRequest',
      ignoresUnknown: true,
      reply: {
        schema: 'ItemListReply',
        description: 'The items.',
        revalidate: true,
        envelope: items => ({ status: 'success', items }),
      },
      errors: ['no_items_found'],
      handler: itemList,
    }),
    operation({
      id: 'getItem',
      method: 'GET',
      path: '/api/items/item',
      summary: 'Read one item',
      description: 'Returns the item of the workspace with the number item_id.',
      auth: 'parameter',
      scope: 'marketplace:read',
      request: 'ItemRequest',
      ignoresUnknown: true,
      reply: {
        schema: 'ItemReply',
        description: 'The item.',
        revalidate: true,
        envelope: item => ({ status: 'success', item }),
      },
      errors: ['item_not_found'],
      handler: itemById,
    }),
    operation({
      id: 'validatePurchase',
      method: 'POST',
      path: '/api/purchases/validation',
      summary: 'Validate a purchase code',
      description:
        'Returns the purchase with its item if the code is valid in the workspace of the key. Any other code, including a code of another workspace, is an invalid purchase code.',
      auth: 'parameter',
      scope: 'marketplace:read',
      request: 'PurchaseValidationRequest',
      ignoresUnknown: true,
      writes: false,
      reply: {
        schema: 'PurchaseValidationReply',
        description: 'The purchase.',
        revalidate: false,
        envelope: purchase => ({ status: 'success', data: { purchase } }),
      },
      errors: ['invalid_purchase_code'],
      guessed: 'invalid_purchase_code',
      handler: purchaseByCode,
    }),
  ],
});
