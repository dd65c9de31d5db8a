/** URLs are parsed the same however often. */
import assert from 'node:assert/strict';
import { parseUrl } from '../../src/parse-url.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('URLs');

test('with letters beyond ASCII stay URLs when V8 has made their parsing fast', () => {
  for (let count = 0; count < 50_000; count += 1)
    assert.equal(parseUrl('https://münchen.example/ü')?.hostname, 'xn--mnchen-3ya.example');
  assert.equal(parseUrl('nowhere'), null);
  assert.equal(parseUrl('/path', 'https://a.example')?.href, 'https://a.example/path');
});

test.run();
