/** JSON in colours, as pages show it. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { jsonLines, type Line } from '../../src/console/assets/json.js';
import { jsonBlock } from '../../src/console/pages/json-block.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('JSON in colours');

const textOf = (line: Line): string =>
  'inside' in line ? [...line.head, ...line.inside].map(textOf).join('') : line.text;

test('has the text of the value with an indentation of two', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      assert.equal(jsonLines(value).map(textOf).join(''), JSON.stringify(value, null, 2));
    }),
    { numRuns: 1_000 },
  );
});

test('can be folded inside, colours each kind of value, and escapes it', () => {
  const { text } = jsonBlock('it', 'Example', { name: '<b>', list: [1, true], none: {} });
  assert.ok(
    text.includes(
      '>{\n  <span class="j-key">&quot;name&quot;</span>: <span class="j-text">&quot;&lt;b&gt;&quot;</span>,\n<details open><summary>  <span class="j-key">&quot;list&quot;</span>: [\n</summary>    <span class="j-number">1</span>,\n    <span class="j-word">true</span>\n</details>  ],\n  <span class="j-key">&quot;none&quot;</span>: {}\n}</div>',
    ),
    text,
  );
});

test.run();
