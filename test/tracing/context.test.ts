/** Which headers of callers continue a trace (W3C Trace Context). */
import assert from 'node:assert/strict';
import { traceContextIn, tracestateIn } from '../../src/common/events/trace-context.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Trace contexts');

const [trace, span] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
const valid = `00-${trace}-${span}-01`;

test('are taken from a valid traceparent, also from one of a later version', () => {
  assert.deepEqual(traceContextIn({ traceparent: valid }), { traceparent: valid });
  const later = `cc-${trace}-${span}-01-what the future brings`;
  assert.deepEqual(traceContextIn({ traceparent: later }), { traceparent: valid });
  const flagged = traceContextIn({ traceparent: `00-${trace}-${span}-02` });
  assert.deepEqual(
    flagged,
    { traceparent: `00-${trace}-${span}-00` },
    'flags that we do not know are not sent',
  );
});

test('are not taken from what is no traceparent', () => {
  for (const traceparent of [
    '',
    'nonsense',
    `00-${trace}-${span}`,
    `${valid}-more`,
    `${valid} `,
    `${valid}, ${valid}`,
    `ff-${trace}-${span}-01`,
    `00-${'0'.repeat(32)}-${span}-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    valid.toUpperCase(),
    `00-${trace}-${span}-1`,
    `00-${trace.slice(1)}-${span}-01`,
    'x'.repeat(100_000),
    [valid],
    null,
    7,
  ])
    assert.equal(traceContextIn({ traceparent, tracestate: 'a=1' }), null, String(traceparent).slice(0, 80));
});

test('lose a tracestate that is wrong, and no more', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `k${index}=v`).join(',');
  assert.equal(tracestateIn('a=1,b@c=2'), 'a=1,b@c=2');
  assert.equal(tracestateIn(' a=1 ,, b=x y '), 'a=1,b=x y');
  assert.equal(tracestateIn(many(32)), many(32));
  for (const wrong of [
    '',
    ',',
    'a',
    'a=',
    'A=1',
    '=1',
    'a=1=2',
    'a=é',
    'a=\n1',
    `a=${'x'.repeat(600)}`,
    many(33),
  ])
    assert.equal(tracestateIn(wrong), undefined, wrong.slice(0, 40));
  assert.deepEqual(traceContextIn({ traceparent: valid, tracestate: 'a=\u0000' }), { traceparent: valid });
});

test.run();
