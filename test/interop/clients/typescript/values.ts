/** Part of the programs whose clients keep the names of the document: the values of their calls. */
import { seconds } from './print.ts';

/** What the programs publish. */
export const published: Readonly<Record<string, unknown>> = {
  object: { order: 42, note: 'Grüße', nested: { empty: [] } },
  list: [1, 'two', null, { three: 3.5 }],
  text: 'plain text',
  null: null,
};

interface Account {
  readonly email: string;
  readonly balance: number;
  readonly profile: { readonly social_links: Readonly<Record<string, string>> };
  readonly registered_at: string;
}

export const accountOf = ({ email, balance, profile, registered_at }: Account) => ({
  email,
  balance,
  facebook: profile.social_links.facebook,
  registered_at: seconds(registered_at),
});

interface Item {
  readonly id: number;
  readonly name: string;
  readonly media: {
    readonly preview_image?: string;
    readonly preview_video?: string;
    readonly preview_audio?: string;
    readonly screenshots?: readonly string[];
  };
  readonly price: { readonly regular: number };
  readonly published_at: string;
}

export const itemsOf = (items: readonly Item[]) =>
  items.map(({ id, media }) => ({
    id,
    image: media.preview_image ?? null,
    video: media.preview_video ?? null,
    audio: media.preview_audio ?? null,
    screenshots: media.screenshots?.length ?? null,
  }));

export const itemOf = ({ id, name, price, published_at }: Item) => ({
  id,
  name,
  regular: price.regular,
  published_at: seconds(published_at),
});

interface Purchase {
  readonly purchase_code: string;
  readonly license_type: string;
  readonly price: number;
  readonly item: Item;
  readonly downloaded: boolean;
  readonly date: string;
}

export const validationOf = ({ data: { purchase } }: { readonly data: { readonly purchase: Purchase } }) => {
  const { purchase_code, license_type, price, item, downloaded, date } = purchase;
  return { purchase_code, license_type, price, item_id: item.id, downloaded, date: seconds(date) };
};

interface Link {
  readonly id: string;
  readonly url: string;
  readonly tags: readonly string[];
  readonly state: 'active' | 'archived' | 'expired' | 'used_up';
  readonly max_clicks: number | null;
  readonly expires_at: string | null;
}

export const linkOf = ({ id, url, tags, state, max_clicks, expires_at }: Link) => ({
  id,
  url,
  tags,
  state,
  max_clicks,
  expires_at: seconds(expires_at ?? ''),
});

interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly event_types: readonly string[];
  readonly state: string;
  readonly paused_reason: string | null;
}

export const webhooksOf = (webhooks: readonly Webhook[]) =>
  webhooks.map(({ id, url, event_types, state, paused_reason }) => ({
    id,
    url,
    event_types,
    state,
    paused_reason,
  }));

export const idsOf = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);

/** The id of what was published: one event, or a list of them for a batch, which the document leaves open. */
export const eventOf = ({ data }: { readonly data: unknown }) => ({ id: (data as { id: string }).id });
