/** Each field of the forms of links, webhooks and keys with an invalid value. */
import assert from 'node:assert/strict';
import { type Cleanup, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { loggedIn } from './client.ts';
import { asItStands, fieldsOf, formOn } from './filled.ts';
import { assertMarked, tagOf } from './marked.ts';

const test = suiteOf('Refused console fields', { isLong: true });
const home = '/workspaces/ws_studio';

async function start(cleanup: Cleanup) {
  const mock = await mockFor(cleanup);
  const person = await loggedIn(mock);
  return person;
}

interface Form {
  readonly page: string;
  readonly path: string;
  /** The prefix of the ids of its fields. */
  readonly id: string;
  /** Valid values. */
  readonly good: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, Field>>;
  /** Fields that take any value, such as checkboxes. */
  readonly unrefused?: readonly string[];
}

/** The end of the field's id, an invalid value, and the error message. */
type Field = readonly [
  id: string,
  wrong: string,
  sentence: string,
  others?: Readonly<Record<string, string>>,
];

const linkFields: Form['fields'] = {
  url: ['url', '', 'Enter a target URL.'],
  slug: ['slug', 'admin', 'The slug is reserved. Choose another one.'],
  title: ['title', 'x'.repeat(201), 'The title must have at most 200 characters.'],
  tags: ['tags', 'x'.repeat(51), 'Each tag must have at most 50 characters.'],
  last_day: ['last-day', 'soon', 'The expiry date must be a date such as 2030-03-14.'],
  max_clicks: ['max-clicks', 'many', 'The click limit must be a whole number.'],
  password: ['password', 'x'.repeat(201), 'The password must have at most 200 characters.'],
  ...Object.fromEntries(
    ['source', 'medium', 'campaign', 'term', 'content'].map((name): [string, Field] => [
      `utm_${name}`,
      [`utm-${name}`, 'x'.repeat(201), `The UTM parameter ${name} must have at most 200 characters.`],
    ]),
  ),
  expired_url: ['expired-url', 'nowhere', 'The target after the end must be an absolute URL.'],
  ios_url: ['ios-url', 'ftp://shop.example', 'The target on iPhone and iPad must be an http or https URL.'],
  android_url: ['android-url', 'x', 'The target on Android must be an absolute URL.'],
  redirect_status: ['redirect-status', '418', 'Choose one of the statuses.'],
  external_id: ['external-id', 'x'.repeat(191), 'The external id must have at most 190 characters.'],
};
/** What is wrong with an operator is told at its value. */
const webhookLists = ['filter_operator'];
/** Boxes and a list that take any value. */
const linkBoxes = ['forward_query', 'forward_path', 'utm_copy'];
const webhookFields: Form['fields'] = {
  url: ['url', '', 'Enter the URL that receives events.'],
  description: ['description', 'x'.repeat(201), 'The description must have at most 200 characters.'],
  event_types: [
    'events',
    'key.x.*',
    'The event selection contains key.x.*, which is no event of this service.',
  ],
  published_types: [
    'published',
    'order.paid, link.craeted',
    'The list of published types contains link.craeted, which is no event of this service: did you mean link.created?',
  ],
  ordered: ['ordered', 'maybe', 'Choose one of the orders.'],
  format: ['format', 'xml', 'The format must be one of standard, cloudevents, cloudevents_binary, data.'],
  tags: ['tags', 'x'.repeat(51), 'Each tag must have at most 50 characters.'],
  links: ['links', 'not an id', 'Enter link ids such as lnk_demo_spring.'],
  instances: ['instances', 'not an id', 'Enter instance ids such as ins_demo.'],
  sample: ['sample', 'half', 'The sample rate must be a whole number.'],
  rate: ['rate', '0', 'The limit of deliveries per second must be at least 1.'],
  filter_field: [
    'filter-0-field',
    'a..b',
    'Enter a field, such as data.amount, with a dot between names.',
    { filter_value: 'x' },
  ],
  filter_value: [
    'filter-0-value',
    'many',
    'Enter a number.',
    { filter_field: 'data.amount', filter_operator: 'min' },
  ],
  filter_match: ['match', 'some', 'What must hold must be one of all, any.'],
};
const link = { url: 'https://shop.example/', tags: '', last_day: '', max_clicks: '', password: '' };
const hook = { url: 'http://127.0.0.1:9/', event_types: 'key.*' };

const forms: Readonly<Record<string, Form>> = {
  'makes a link': {
    page: `${home}/links/new`,
    path: `${home}/links`,
    id: 'new',
    good: link,
    fields: linkFields,
    unrefused: linkBoxes,
  },
  'changes a link': {
    page: `${home}/links/lnk_demo_spring/edit`,
    path: `${home}/links/lnk_demo_spring`,
    id: 'change',
    good: link,
    fields: linkFields,
    unrefused: ['keep_old_slug', ...linkBoxes],
  },
  'makes a webhook': {
    page: `${home}/webhooks/new`,
    path: `${home}/webhooks`,
    id: 'new',
    good: hook,
    fields: webhookFields,
    unrefused: webhookLists,
  },
  'changes a webhook': {
    page: `${home}/webhooks/ep_demo/edit`,
    path: `${home}/webhooks/ep_demo`,
    id: 'change',
    good: hook,
    fields: webhookFields,
    unrefused: webhookLists,
  },
  'makes a key': {
    page: `${home}/settings/keys/new`,
    path: `${home}/settings/keys`,
    id: 'key',
    good: { name: 'Front end', scopes: 'models:read' },
    fields: {
      name: ['name', '', 'Enter a name for the key.'],
      preset: ['preset', 'group:root', 'This preset does not exist.'],
      scopes: ['scopes', 'root', 'This scope does not exist.'],
      expiry: ['expiry', 'soon', 'Choose when the key expires.'],
      date: ['date', '', 'Choose the date when the key expires.', { expiry: 'date' }],
      owner: ['owner', 'x'.repeat(201), 'Enter at most 200 characters.'],
      requests: ['requests', 'many', 'Enter a whole number from 1 to 1000000000, or nothing.'],
      seconds: ['seconds', 'x', 'Choose for how long requests are counted.', { requests: '5' }],
    },
    // The page of a key tests what is refused of them.
    unrefused: ['allowed_ips', 'metadata'],
  },
};

for (const [does, { page, path, id, good, fields, unrefused = [] }] of Object.entries(forms)) {
  test(`are listed in this table for the form that ${does}`, async cleanup => {
    const person = await start(cleanup);
    const { text } = await person.get(page);
    assert.deepEqual(
      fieldsOf(formOn(text, person, path)).sort(),
      [...Object.keys(fields), ...unrefused].sort(),
    );
  });

  for (const [name, [end, wrong, sentence, others = {}]] of Object.entries(fields))
    test(`are linked and marked, and no others: ${name} of the form that ${does}`, async cleanup => {
      const person = await start(cleanup);
      const typed = { ...(await asItStands(person, page, path)), ...good, ...others, [name]: wrong };
      const { status, text } = await person.post(path, typed);
      assert.equal(status, 422);
      assertMarked(text, [[`${id}-${end}`, sentence]]);
      assert.match(tagOf(text, `${id}-${end}`), new RegExp(` name="${name}"`));
    });
}

test.run();
