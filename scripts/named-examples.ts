/** Which records of the fixtures the named examples of the document show. */
import type { Fixtures } from '../mock-server/fixtures.ts';
import type { Item, PurchaseRecord } from '../src/generated/types.ts';

/** The request for one named example. */
export interface NamedCall {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** A key of the workspace that has the record. */
  readonly secret: string;
}

type Kinds<One> = Readonly<Record<string, (record: One) => boolean>>;

const items: Kinds<Item> = {
  'image-item': ({ media }) => 'preview_image' in media && !('preview_video' in media),
  'audio-item': ({ media }) => 'preview_audio' in media,
  'video-item': ({ media }) => 'preview_video' in media,
  'item-without-screenshots': ({ media }) => media.screenshots === undefined,
};

const purchases: Kinds<PurchaseRecord> = {
  'regular-license': ({ license_type: license }) => license === 'Regular',
  'extended-license': ({ license_type: license }) => license === 'Extended',
  'without-support': ({ supported_until: until }) => until === undefined,
};

/** The named examples by operation. The first one is the reply to the example request. */
export function namedCalls(fixtures: Fixtures): Readonly<Record<string, readonly NamedCall[]>> {
  const callsFor = <One>(
    kinds: Kinds<One>,
    collection: Readonly<Record<string, readonly One[]>>,
    input: (record: One) => NamedCall['input'],
  ) =>
    Object.entries(kinds).map(([name, fits]): NamedCall => {
      for (const [workspace, records] of Object.entries(collection)) {
        const record = records.find(fits);
        const secret = fixtures.keys[workspace]?.[0]?.secret;
        if (record !== undefined && secret !== undefined) return { name, input: input(record), secret };
      }
      throw new Error(`the fixtures have no record for the example ${name}`);
    });
  return {
    getItem: callsFor(items, fixtures.items, ({ id }) => ({ item_id: id })),
    validatePurchase: callsFor(purchases, fixtures.purchases, ({ purchase_code: code }) => ({
      purchase_code: code,
    })),
  };
}
