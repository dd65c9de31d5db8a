/**
 * The calls that every generated client makes. A program gets what `inputs` names as variables of its environment,
 * beside `BASE_URL` and `API_KEY`, makes each call with the generated client, and prints one line of JSON a call:
 *
 *     {"call":"models","value":["market-search-1"]}
 *     {"call":"item","error":"what went wrong"}
 *     {"call":"validation-form","offered":false}
 *
 * The value consists of what the typed answer holds, in the form that `value` describes: times as whole seconds since
 * 1970, omitted members as null, bytes as their SHA-256 in hexadecimal digits and their number. What is right is
 * decided here, for all languages, by what plain HTTP says.
 */
import assert from 'node:assert/strict';
import { inputs, type World } from './world.ts';

export interface Call {
  readonly name: string;
  /** What the program does, and the value that it prints. */
  readonly value: string;
  /** Throws if the printed value is not right. */
  readonly check: (value: unknown, world: World) => Promise<void>;
  /** Calls with the same text are forms of one request: a generator may offer only some of them, but at least one. */
  readonly oneOf?: string;
}

/** The data that the programs publish: each writes it as its language does. */
const published = {
  object: { order: 42, note: 'Grüße', nested: { empty: [] } },
  list: [1, 'two', null, { three: 3.5 }],
  text: 'plain text',
  null: null,
};

const seconds = (time: string): number => Math.floor(Date.parse(time) / 1000);

const idsOf = (records: readonly { id: unknown }[]): unknown[] => records.map(({ id }) => id);

/** A call whose value is a function of what plain HTTP answers. */
const reads = (name: string, value: string, expected: (world: World) => Promise<unknown>): Call => ({
  name,
  value,
  check: async (printed, world) => assert.deepEqual(printed, await expected(world)),
});

const validation = (form: string): Call => ({
  ...reads(
    `validation-${form}`,
    `validates PURCHASE_CODE as ${form}; {purchase_code, license_type, price, item_id, downloaded, date}`,
    async ({ get }) => {
      const { purchase } = (
        await get(`/api/purchases/validation?purchase_code=${inputs.PURCHASE_CODE}`, 'POST')
      ).data;
      const { purchase_code, license_type, price, item, downloaded, date } = purchase;
      return { purchase_code, license_type, price, item_id: item.id, downloaded, date: seconds(date) };
    },
  ),
  oneOf: 'validation',
});

const publishing = (kind: keyof typeof published): Call => ({
  name: `publish-${kind}`,
  value: `publishes ${JSON.stringify(published[kind])} as the data of an event of EVENT_TYPE; {id}`,
  async check(printed, { delivered }) {
    const { id } = printed as { id: unknown };
    const { type, data } = await delivered(id);
    assert.deepEqual({ type, data }, { type: inputs.EVENT_TYPE, data: published[kind] });
  },
});

const refused = (name: string, does: string, path: string, key?: string): Call =>
  reads(name, `${does}; {status, msg} of the error that the client raises`, async ({ answer }) => {
    const response = await answer(path, 'GET', key);
    return { status: response.status, msg: (await response.json()).msg };
  });

const bytes = (name: string, does: string, path: string): Call =>
  reads(name, `${does}; {sha256, size}`, ({ digest }) => digest(path));

const pageSize = 5;

export const calls: readonly Call[] = [
  reads('account', 'reads the account; {email, balance, facebook, registered_at}', async ({ get }) => {
    const { email, balance, profile, registered_at } = (await get('/api/account/details')).data;
    return { email, balance, facebook: profile.social_links.facebook, registered_at: seconds(registered_at) };
  }),
  reads(
    'items',
    'lists all items, which have pictures, sound and film; [{id, image, video, audio, screenshots}], the previews as URLs, and the number of screenshots or null',
    async ({ get }) => {
      const { items } = await get('/api/items/all');
      return items.map(({ id, media }: { id: number; media: Record<string, unknown> }) => ({
        id,
        image: media.preview_image ?? null,
        video: media.preview_video ?? null,
        audio: media.preview_audio ?? null,
        screenshots: (media.screenshots as unknown[] | undefined)?.length ?? null,
      }));
    },
  ),
  reads('item', 'reads the item ITEM_ID; {id, name, regular, published_at}', async ({ get }) => {
    const { id, name, price, published_at } = (await get(`/api/items/item?item_id=${inputs.ITEM_ID}`)).item;
    return { id, name, regular: price.regular, published_at: seconds(published_at) };
  }),
  validation('json'),
  validation('form'),
  validation('multipart'),
  reads('models', 'lists the models; their ids', async ({ get }) =>
    idsOf((await get('/api/v1/models')).data),
  ),
  {
    name: 'make-link',
    value:
      'makes a link to LINK_URL with the tags "one" and "two", which expires at LINK_EXPIRES; {id, url, tags, state, max_clicks, expires_at}',
    async check(printed, { get }) {
      const { id } = printed as { id: string };
      const { url, tags, state, max_clicks, ...link } = (await get(`/api/v1/links/${id}`)).data;
      const expires_at = seconds(link.expires_at);
      assert.deepEqual(printed, { id, url, tags, state, max_clicks, expires_at });
      const sent = { url: inputs.LINK_URL, tags: ['one', 'two'], expires_at: Number(inputs.LINK_EXPIRES) };
      assert.deepEqual({ url, tags, expires_at }, sent);
    },
  },
  reads('webhooks', 'lists the webhooks; [{id, url, event_types, state, paused_reason}]', async ({ get }) =>
    (await get('/api/v1/webhooks')).data.map((webhook: Record<string, unknown>) => {
      const { id, url, event_types, state, paused_reason } = webhook;
      return { id, url, event_types, state, paused_reason };
    }),
  ),
  publishing('object'),
  publishing('list'),
  publishing('text'),
  publishing('null'),
  bytes('download', 'downloads the file MEDIA_ID', `/api/v1/media/${inputs.MEDIA_ID}/content`),
  bytes('qr', 'gets the QR code of LINK_ID as PNG', `/api/v1/links/${inputs.LINK_ID}/qr?format=png`),
  refused(
    'not-found',
    'reads the item MISSING_ITEM_ID, which does not exist',
    `/api/items/item?item_id=${inputs.MISSING_ITEM_ID}`,
  ),
  refused('unauthorized', 'lists the models with WRONG_KEY', '/api/v1/models', inputs.WRONG_KEY),
  reads(
    'pages',
    `lists the contacts of INSTANCE_ID in pages of ${pageSize}: the ids of the first page, and of the page that its cursor leads to`,
    async ({ get }) => {
      const path = `/api/v1/instances/${inputs.INSTANCE_ID}/contacts?limit=${pageSize}`;
      const first = await get(path);
      const second = await get(`${path}&cursor=${first.next_cursor}`);
      return [idsOf(first.data), idsOf(second.data)];
    },
  ),
];
