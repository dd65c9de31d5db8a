/** The errors of the item and purchase operations. */
import { errorRows } from '../common/errors/errors.ts';

export const marketplaceErrors = errorRows({
  no_items_found: { status: 404, message: 'No items found' },
  item_not_found: { status: 404, message: 'Item Not Found' },
  invalid_purchase_code: { status: 404, message: 'Invalid purchase code' },
});
