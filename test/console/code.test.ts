/** Code in colours, as pages show it. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { codeTokens } from '../../src/console/assets/code.js';
import { languages } from '../../src/console/assets/languages.js';
import { requestOf } from '../../src/console/assets/request.js';
import { codeBlock } from '../../src/console/pages/parts.ts';
import { snippets } from '../../src/console/pages/snippets.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Code in colours');
const labels = Object.values(languages).map(({ label }) => label);
const textOf = (language: string, code: string) =>
  codeTokens(language, code)
    .map(({ text }) => text)
    .join('');

test('has the text of the code, whatever it is', () => {
  const pieces = fc.constantFrom('"', "'", '`', '\\', '#', '//', '"""', '\n', ' -H', ' if ', '12.5', 'é');
  const code = fc.array(fc.oneof(pieces, fc.string())).map(all => all.join(''));
  fc.assert(
    fc.property(fc.constantFrom(...labels, 'Shell', 'JSON', 'Headers'), code, (language, text) => {
      assert.equal(textOf(language, text), text);
    }),
    { numRuns: 1_000 },
  );
});

test('colours the samples of every language: texts, words and comments', () => {
  const request = requestOf({
    base: 'https://shop.example',
    method: 'POST',
    path: '/api/v1/links',
    parameters: [],
    body: '{\n  "url": "https://shop.example/it\'s"\n}',
    key: 'mk_1',
  });
  for (const { label, write } of Object.values(languages)) {
    const kinds = new Set(codeTokens(label, write(request)).map(({ kind }) => kind));
    assert.ok(kinds.has('text') && kinds.has('word'), `${label}: ${[...kinds]}`);
  }
  for (const { language, code } of snippets('https://shop.example')) {
    // An address is no comment.
    const comments = codeTokens(language, code).filter(({ kind }) => kind === 'comment');
    assert.deepEqual(
      comments.filter(({ text }) => text.includes('shop.example')),
      [],
      language,
    );
  }
});

test('takes a quote in a shell word, and a comment only where a shell does', () => {
  assert.deepEqual(
    codeTokens('cURL', "curl -X POST 'a#b'\\''c' # \"why\"\n").map(({ kind, text }) => `${kind} ${text}`),
    [
      'word curl',
      'plain  ',
      'word -X',
      'plain  POST ',
      "text 'a#b'",
      "text \\'",
      "text 'c'",
      'plain  ',
      'comment # "why"',
      'plain \n',
    ],
  );
});

test('escapes what it shows, and leaves unknown languages plain', () => {
  assert.match(
    codeBlock('it', 'JSON', '["</code>"]').text,
    /<span class="j-text">&quot;&lt;\/code&gt;&quot;<\/span>/,
  );
  assert.match(codeBlock('it', 'Headers', 'a: "b"').text, /<code id="it">a: &quot;b&quot;<\/code>/);
});

test.run();
