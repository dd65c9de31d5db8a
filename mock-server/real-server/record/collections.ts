/** Which records of fixtures are in the answers of which operations. */
import { isPlainObject } from '../../../src/common/json/plain-object.ts';
import type { Fixtures } from '../../fixtures.ts';

export type RecordedName = Extract<keyof Fixtures, 'accounts' | 'items' | 'models' | 'purchases' | 'links'>;

type Fields = Readonly<Record<string, unknown>>;

/** The member of a record that tells it from others. An account is the only one. */
export const identityOf: Readonly<Record<RecordedName, string | null>> = {
  accounts: null,
  items: 'id',
  models: 'id',
  purchases: 'purchase_code',
  links: 'id',
};

interface Recorded {
  readonly collection: RecordedName;
  /** The member of the body that has the record, or the list. */
  readonly member: string;
  /** As fixtures have the record. @default as the answer has it */
  readonly toRecord?: (record: Fields) => Fields;
}

/** The record without what it belongs to: that is a record of its own. */
const purchaseOf = ({ item, ...purchase }: Fields): Fields => ({
  ...purchase,
  item_id: isPlainObject(item) ? item.id : null,
});

/** What a storage has besides: the domain and the aliases of a server are not those of the mock server. */
const linkOf = ({ short_url: _, aliases: __, state: ___, has_password: ____, ...link }: Fields): Fields => ({
  ...link,
  domain: '',
  slug_key: link.slug,
  password: null,
  passes: 0,
  expired_at: null,
});

/** By the id of the operation. */
export const recordedBy: Readonly<Record<string, Recorded>> = {
  getAccountDetails: { collection: 'accounts', member: 'data' },
  listItems: { collection: 'items', member: 'items' },
  getItem: { collection: 'items', member: 'item' },
  validatePurchase: { collection: 'purchases', member: 'data', toRecord: purchaseOf },
  listModels: { collection: 'models', member: 'data' },
  listLinks: { collection: 'links', member: 'data', toRecord: linkOf },
  getLink: { collection: 'links', member: 'data', toRecord: linkOf },
};

/** The records in the body of an operation, as fixtures have them. */
export function fixtureRecordsOf(operation: string, body: unknown): readonly Fields[] {
  const recorded = recordedBy[operation];
  if (recorded === undefined || !isPlainObject(body)) return [];
  const { member, toRecord = record => record } = recorded;
  const found = body[member];
  const inner = isPlainObject(found) && isPlainObject(found.purchase) ? found.purchase : found;
  return [inner].flat().filter(isPlainObject).map(toRecord);
}
