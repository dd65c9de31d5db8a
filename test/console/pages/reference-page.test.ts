/** What the API reference shows of operations and their requests. */
import assert from 'node:assert/strict';
import { languages } from '../../../src/console/assets/languages.js';
import { operationContent, overviewContent } from '../../../src/console/pages/reference/page.ts';
import type { ParameterObject } from '../../../src/openapi/types.ts';
import { suiteOf } from '../../helper.ts';
import { attribute, below, has, is, optionsOf, said } from './document.ts';
import { documented, operation, show } from './reference.ts';
import { shownIn } from './shown.ts';

const test = suiteOf('The operations in the API reference');

const parameters: ParameterObject[] = [
  {
    name: 'id',
    in: 'path',
    required: true,
    example: 'it_1',
    description: 'Its `id`.',
    schema: { type: 'string' },
  },
  { name: 'sort', in: 'query', required: false, schema: { enum: ['new', 'old'], examples: ['old'] } },
  { name: 'way', in: 'query', required: true, schema: { enum: ['up', 'down'], examples: ['down'] } },
  { name: 'q', in: 'query', required: false, example: 'tea', schema: { type: 'string' } },
  { name: 'tag', in: 'header', required: false, schema: { $ref: '#/components/schemas/Tag' } },
  { name: 'plain', in: 'query', required: false, schema: { type: 'string', description: 'Plain.' } },
  { name: 'only', in: 'query', required: false, schema: { const: 'this' } },
  { name: 'api_key', in: 'query', required: false, 'x-required': true, schema: { type: 'string' } },
];
const schemas = { Tag: { type: 'string', examples: ['sale', 'other'] } };

test('has an input for each parameter, filled with its example if it is required', () => {
  const shown = show({ '/it/{id}': { get: operation({ parameters }) } }, { schemas });
  assert.deepEqual(
    shown.fields('Parameters').map(([name]) => name),
    [
      'id path required',
      'sort query',
      'way query required',
      'q query',
      'tag header',
      'plain query',
      'only query',
      'api_key query required',
    ],
  );
  assert.equal(shown.fields('Parameters')[0]?.[1], 'text: Its id.');
  assert.equal(shown.fields('Parameters')[5]?.[1], 'text: Plain.');
  const inputs = shown
    .all('ul', 'fields')
    .flatMap(row => below(row).filter(is('input', 'select')))
    .map(one => [
      attribute(one, 'id'),
      `${attribute(one, 'data-parameter')} ${attribute(one, 'data-in')}${has(one, 'required') ? '!' : ''}`,
      one.tagName === 'select'
        ? optionsOf(one)
            .map(choice => said(choice) + (has(choice, 'selected') ? '!' : ''))
            .join()
        : `${attribute(one, 'value')}|${attribute(one, 'placeholder')}`,
    ]);
  assert.deepEqual(inputs, [
    ['doIt-path-id', 'id path!', 'it_1|'],
    ['doIt-query-sort', 'sort query', ',new,old'],
    ['doIt-query-way', 'way query!', 'up,down!'],
    ['doIt-query-q', 'q query', '|tea'],
    ['doIt-header-tag', 'tag header', '|sale'],
    ['doIt-query-plain', 'plain query', '|'],
    ['doIt-query-only', 'only query', ',this'],
  ]);
  assert.equal(has(shown.document.byId.get('doIt-query-plain') ?? assert.fail(), 'placeholder'), false);
  const code = said(shown.document.byId.get('doIt-code') ?? assert.fail());
  assert.match(
    code,
    /^curl 'https:\/\/shop\.example\/it\/it_1\?way=down' \\ -H 'Authorization: Bearer YOUR_KEY'/,
  );
});

test('fills in no id of an operation with a permanent effect', () => {
  const shown = show(
    { '/it/{id}': { delete: operation({ parameters, 'x-irreversible': true }) } },
    { schemas },
  );
  assert.equal(attribute(shown.document.byId.get('doIt-path-id') ?? assert.fail(), 'value'), '');
  const code = said(shown.document.byId.get('doIt-code') ?? assert.fail());
  assert.match(code, /^curl -X DELETE 'https:\/\/shop\.example\/it\/ID\?way=down' /);
  const [article] = shown.all('article');
  assert.ok(article);
  assert.deepEqual(
    ['data-irreversible', 'data-needs-no-key', 'data-takes-parameter'].map(name => has(article, name)),
    [true, false, false],
  );
});

for (const [security, says, marks, header] of [
  [[], 'This operation requires no API key.', [true, false], false],
  [[{ bearer: [] }], 'Send the key as a bearer token.', [false, false], true],
  [
    [{ bearer: [] }, { apiKeyParameter: [] }],
    'Send the key as a bearer token, in the header x-api-key or api_key, or as the parameter api_key.',
    [false, true],
    false,
  ],
] as const)
  test(`says where the key goes: ${says}`, () => {
    const shown = show({ '/it': { get: operation({ security: security as never }) } });
    const [article] = shown.all('article');
    assert.ok(article);
    assert.ok(shown.texts('p', 'hint').includes(says));
    assert.deepEqual(
      ['data-needs-no-key', 'data-takes-parameter'].map(name => has(article, name)),
      marks,
    );
    assert.equal(has(article, 'data-irreversible'), false);
    const code = said(shown.document.byId.get('doIt-code') ?? assert.fail());
    assert.equal(code.includes('/it?api_key=YOUR_KEY'), has(article, 'data-takes-parameter'));
    assert.equal(code.includes('Authorization'), header);
    assert.deepEqual(shown.texts('h2', 'described'), ['Errors']);
  });

test('shows a body as JSON if the operation accepts it, with all its types', () => {
  const schema = { $ref: '#/components/schemas/Nothing' };
  const example = { n: 1, list: Array.from({ length: 30 }, (_, index) => index) };
  const content = {
    'application/x-www-form-urlencoded': { schema, example: 'n=1' },
    'application/json': { schema, example },
  };
  const shown = show({ '/it': { post: operation({ requestBody: { required: false, content } }) } });
  const body = shown.document.byId.get('doIt-body') ?? assert.fail();
  assert.equal(said(body), JSON.stringify(example, null, 2).replaceAll(/\s+/g, ' '));
  assert.deepEqual([attribute(body, 'data-body'), attribute(body, 'rows')], ['application/json', '14']);
  assert.ok(shown.texts('label').includes('JSON body'));
  assert.ok(shown.texts('h2').includes('Request body'));
  assert.ok(shown.texts('p', 'hint').includes('application/x-www-form-urlencoded or application/json'));
  const code = said(shown.document.byId.get('doIt-code') ?? assert.fail());
  assert.match(code, /-H 'Content-Type: application\/json' \\ --data-raw '\{ "n": 1,/);
});

test('shows another body as text', () => {
  const content = { 'text/plain': { schema: { $ref: '#/components/schemas/Nothing' }, example: 'one\ntwo' } };
  const shown = show({ '/it': { post: operation({ requestBody: { required: true, content } }) } });
  const body = shown.document.byId.get('doIt-body') ?? assert.fail();
  assert.deepEqual(
    [said(body), attribute(body, 'data-body'), attribute(body, 'rows')],
    ['one two', 'text/plain', '3'],
  );
  assert.ok(shown.texts('label').includes('Body'));
  const code = said(shown.document.byId.get('doIt-code') ?? assert.fail());
  assert.match(code, /^curl -X POST .* -H 'Content-Type: text\/plain' \\ --data-raw 'one two'$/);
  assert.throws(
    () => show({ '/it': { post: operation({ requestBody: { required: true, content: {} } }) } }),
    /a request body has no content/,
  );
});

const three = {
  '/it': { get: operation(), delete: operation({ operationId: 'endIt', summary: 'End it' }) },
  '/other': { post: operation({ operationId: 'doOther', tags: ['others'], summary: 'Do other' }) },
};
const place = { base: '/user/api', current: null };

test('lists the operations by group at the side, and marks and opens where one is', () => {
  const shown = show(three);
  assert.deepEqual(
    shown.all('a', 'index').map(one => [attribute(one, 'href'), said(one), attribute(one, 'aria-current')]),
    [
      ['/user/api/reference', 'Overview', ''],
      ['/user/api/reference/doIt', 'GET Do it', 'page'],
      ['/user/api/reference/endIt', 'DEL End it', ''],
      ['/user/api/reference/doOther', 'POST Do other', ''],
    ],
  );
  assert.deepEqual(
    shown
      .all('details', 'index')
      .map(one => [said(below(one).find(is('summary')) ?? assert.fail()), has(one, 'open')]),
    [
      ['Tools', true],
      ['Others', false],
    ],
  );
  assert.deepEqual(
    shown.all('span', 'verb').map(one => attribute(one, 'class')),
    ['verb get', 'verb delete', 'verb post'],
  );
  const [article] = shown.all('article');
  assert.ok(article);
  assert.deepEqual(
    ['data-method', 'data-path', 'aria-labelledby'].map(name => attribute(article, name)),
    ['GET', '/it', 'doIt-title'],
  );
});

test('leads to the previous and the next operation', () => {
  const reference = documented(three);
  const around = [...reference.operations.values()].map(one =>
    shownIn(operationContent(reference, place, one).text)
      .all('a', 'pager')
      .map(link => `${attribute(link, 'rel')} ${attribute(link, 'href')} ${said(link)}`),
  );
  assert.deepEqual(around, [
    ['next /user/api/reference/endIt Next End it'],
    ['prev /user/api/reference/doIt Previous Do it', 'next /user/api/reference/doOther Next Do other'],
    ['prev /user/api/reference/endIt Previous End it'],
  ]);
  assert.equal(show({ '/it': { get: operation() } }).all('nav', 'pager').length, 0);
});

test('has an overview of all operations, whose ids are those of the page that had them all', () => {
  const shown = shownIn(overviewContent(documented(three), place).text);
  assert.deepEqual(
    shown.all('li', 'overview').map(one => [attribute(one, 'id'), said(one)]),
    [
      ['doIt', 'GET Do it /it'],
      ['endIt', 'DEL End it /it Writes data'],
      ['doOther', 'POST Do other /other Writes data'],
    ],
  );
  assert.deepEqual(
    shown.all('a', 'entries').map(one => attribute(one, 'href')),
    ['doIt', 'endIt', 'doOther'].map(id => `/user/api/reference/${id}`),
  );
  assert.match(shown.texts('header').join(), /^API reference All of it\. All responses are JSON/);
  assert.ok(shown.texts('p', 'overview').includes('Tools, such as doIt.'));
});

test('marks what writes data, as its declaration says or as its method lets expect', () => {
  const marked = (method: 'get' | 'post', writes?: boolean) => {
    const facts = [
      { id: 'doIt', method: 'GET' as const, scope: 'tools:use', ...(writes === undefined ? {} : { writes }) },
    ];
    const shown = show({ '/it': { [method]: operation() } }, {}, facts);
    const [article] = shown.all('article');
    assert.ok(article);
    assert.equal(shown.texts('span', 'chip')[0], 'Scope tools:use');
    assert.equal(shown.texts('span', 'chip').includes('Writes data'), has(article, 'data-writes'));
    return has(article, 'data-writes');
  };
  assert.deepEqual(
    [marked('get'), marked('post'), marked('get', true), marked('post', false)],
    [false, true, true, false],
  );
});

test('starts with cURL and the bearer token, and offers other languages and places', () => {
  const shown = show({ '/it': { get: operation({ security: [{ bearer: [] }, { apiKeyParameter: [] }] }) } });
  const choices = (id: string) =>
    optionsOf(shown.document.byId.get(id) ?? assert.fail()).map(
      one => attribute(one, 'value') + (has(one, 'selected') ? '!' : ''),
    );
  assert.deepEqual(
    choices('language'),
    Object.keys(languages).map((name, index) => (index === 0 ? `${name}!` : name)),
  );
  assert.equal(choices('language')[0], 'curl!');
  assert.equal(choices('key-place')[0], 'bearer!');
  assert.ok(shown.texts('span', 'code-head').includes('cURL'));
  assert.deepEqual(
    shown
      .all('button')
      .filter(one => has(one, 'data-copy'))
      .map(one => attribute(one, 'data-copy')),
    ['#doIt-code', '#doIt-answer'],
  );
});

test.run();
