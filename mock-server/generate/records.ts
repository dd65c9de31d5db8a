/** How the records of each collection are made. They fit the schemas, and what they refer to exists. */
import type { Faker } from '@faker-js/faker';
import type { ContactRecord, Item, LinkRecord, PurchaseRecord } from '../../src/generated/types.ts';
import type { Fixtures } from '../fixtures.ts';

export interface MakerContext {
  readonly faker: Faker;
  /** All fixtures so far. */
  readonly fixtures: Fixtures;
  readonly workspaceId: string;
}

export interface Maker<Made> {
  /** Makes the record with this number, from 1. */
  (number: number): Made;
  /** Other collections, with what belongs to the records that were made. @default none */
  readonly along?: () => Partial<Fixtures>;
}

/** In seconds. */
export const day = 86_400;

/** A time of the last days, in seconds from the start of the day on which the fixtures are loaded. */
const pastTime = ({ faker }: MakerContext, maxDays: number): number =>
  -faker.number.int({ min: 1, max: maxDays * day });

/** Relative to the day of the start, so that what is supported is so in any year, and the same seed gives the same text. */
export function instant(seconds: number): string {
  const days = Math.floor(seconds / day);
  const time = new Date((seconds - days * day) * 1_000).toISOString().slice(11, 19);
  return `{today${days < 0 ? '-' : '+'}${Math.abs(days)}d}T${time}Z`;
}

const kinds: readonly { category: string; subs: readonly string[]; options: readonly string[] }[] = [
  {
    category: 'Scripts',
    subs: ['PHP Scripts', 'JavaScript', 'Plugins'],
    options: ['Documentation included', 'Free updates', 'Six months of support'],
  },
  {
    category: 'Themes',
    subs: ['Blog', 'Shop', 'Portfolio'],
    options: ['Documentation included', 'Dark mode', 'Free updates'],
  },
  {
    category: 'Graphics',
    subs: ['Icons', 'Illustrations', 'Textures'],
    options: ['SVG', 'PNG', 'Layered files'],
  },
  { category: 'Audio', subs: ['Ambient', 'Sound Effects', 'Folk'], options: ['WAV and MP3', 'Loop version'] },
  { category: 'Video', subs: ['Stock Footage', 'Motion Graphics'], options: ['4K', 'Log footage'] },
];

/** Numbers of generated items start here, unless the fixtures have higher ones. */
const firstItem = 100_001;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Numbers of items are unique in all workspaces. */
export function itemMaker(making: MakerContext): Maker<Item> {
  const { faker, fixtures } = making;
  let before = firstItem - 1;
  for (const { id } of Object.values(fixtures.items).flat()) before = Math.max(before, id);
  const upTo = (max: number) => faker.number.int({ min: 0, max });
  return number => {
    const id = before + number;
    const { category, subs, options } = faker.helpers.arrayElement(kinds);
    const sub = faker.helpers.arrayElement(subs);
    const regular = faker.number.int({ min: 5, max: 120 });
    return {
      id,
      name: `${capital(faker.word.adjective())} ${capital(faker.word.noun())} - ${sub}`,
      description: `${faker.company.catchPhrase()}. ${faker.hacker.phrase()}`,
      category,
      sub_category: sub,
      options: faker.helpers.arrayElements(options, { min: 0, max: options.length }),
      version: `${upTo(9)}.${upTo(20)}.${upTo(20)}`,
      demo_link: `{base_url}/demo/${id}`,
      tags: [...new Set(faker.helpers.multiple(() => faker.word.noun(), { count: { min: 0, max: 5 } }))],
      media: mediaOf(id, category, upTo(1) * upTo(5)),
      price: { regular, extended: regular * 5 },
      currency: faker.helpers.arrayElement(['USD', 'USD', 'USD', 'EUR']),
      published_at: instant(pastTime(making, 2_000)),
    };
  };
}

/** The addresses at which the mock draws and plays what it has for every item. */
function mediaOf(id: number, category: string, shots: number): Item['media'] {
  const at = (kind: string, ending: string) => `{base_url}/media/${kind}/${ending}`;
  const thumbnail = at('thumbnail', `${id}.svg`);
  if (category === 'Audio') return { thumbnail, preview_audio: at('audio', `${id}.wav`) };
  const [first, ...others] = Array.from({ length: shots }, (_, shot) =>
    at('screenshot', `${id}-${shot + 1}.svg`),
  );
  return {
    thumbnail,
    preview_image: at('preview', `${id}.svg`),
    ...(category === 'Video' ? { preview_video: at('video', `${id}.webm`) } : {}),
    ...(first === undefined ? {} : { screenshots: [first, ...others] }),
  };
}

/** @throws Error without items */
export function purchaseMaker(making: MakerContext): Maker<PurchaseRecord> {
  const { faker, fixtures, workspaceId } = making;
  const items = fixtures.items[workspaceId] ?? [];
  if (items.length === 0) throw new Error('generate: purchases need items in the first workspace');
  const codes = new Set(
    Object.values(fixtures.purchases).flatMap(list => list.map(one => one.purchase_code)),
  );
  const newCode = (): string => {
    const code = faker.string.uuid();
    return codes.has(code) ? newCode() : code;
  };
  return () => {
    const { id, price, currency } = faker.helpers.arrayElement(items);
    const isRegular = faker.datatype.boolean(0.8);
    const date = pastTime(making, 1_500);
    const support = faker.helpers.arrayElement([0, 182, 365, 730]);
    const code = newCode();
    codes.add(code);
    return {
      purchase_code: code,
      license_type: isRegular ? 'Regular' : 'Extended',
      price: isRegular ? price.regular : price.extended,
      currency,
      item_id: id,
      ...(support === 0 ? {} : { supported_until: instant(date + support * day) }),
      downloaded: faker.datatype.boolean(0.9),
      date: instant(date),
    };
  };
}

const slugOf = ({ helpers }: Faker, text: string) => helpers.slugify(text).toLowerCase();

export function linkMaker(making: MakerContext): Maker<LinkRecord> {
  const { faker } = making;
  return number => {
    // The number makes it unique.
    const slug = `${slugOf(faker, faker.word.noun())}-g${number}`;
    const createdAt = instant(pastTime(making, 700));
    return {
      id: `lnk_generated_${number}`,
      domain: '',
      slug,
      slug_key: slug,
      url: `https://shop.example/${slugOf(faker, faker.commerce.productName())}`,
      title: faker.commerce.productName(),
      tags: faker.helpers.arrayElements(['newsletter', 'campaign', 'items', 'social'], { min: 0, max: 2 }),
      external_id: null,
      redirect_status: 302,
      expires_at: null,
      max_clicks: null,
      expired_url: null,
      utm: {},
      forward_query: false,
      forward_path: false,
      ios_url: null,
      android_url: null,
      archived: faker.datatype.boolean(0.1),
      clicks: 0,
      bots: 0,
      last_clicked_at: null,
      created_at: createdAt,
      updated_at: createdAt,
      password: null,
      passes: 0,
      expired_at: null,
    };
  };
}

/** @throws Error without an instance */
export function contactMaker(making: MakerContext): Maker<ContactRecord> {
  const { faker, fixtures, workspaceId } = making;
  const [instance] = fixtures.instances[workspaceId] ?? [];
  if (instance === undefined) throw new Error('generate: contacts need an instance in the first workspace');
  return number => {
    const createdAt = instant(pastTime(making, 700));
    return {
      id: `con_generated_${number}`,
      instance_id: instance.id,
      // No country has this code.
      address: `+999${String(number).padStart(8, '0')}`,
      name: faker.person.fullName(),
      blocked: false,
      picture_id: null,
      created_at: createdAt,
      changed_at: createdAt,
    };
  };
}
