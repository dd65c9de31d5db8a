/** Requests with texts that are hard to quote. */
import fc from 'fast-check';
import type { Filled } from '../../../src/console/assets/request.js';

export const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'\'"`$\\\n\r\t @!%&;|<>(){}[]*?#~-=é'), maxLength: 30 }),
  fc.constantFrom(
    "'; rm -rf / #",
    '$(id)',
    '`id`',
    '$HOME${',
    '@/etc/passwd',
    '-K/etc/passwd',
    '\0',
    '\u2028\u2029',
    '😀é',
    '\ud800',
    '../../x',
    '</script>',
    '%00%2e',
    '!!',
    '\\',
    "\\'",
    'a\r\nX-Evil: 1',
    '#{1 + 1} #$0 #@a',
    `{0} {{1}} \${2} %s %(a)s`,
    '""" ``` \'\'\' EOF',
    '\\u0022 \\\\u0041 \\x',
    '\u0085\ufeff\u202e\x1a\x7f',
    'line\nline\r\nline\\',
    `a\`\n\${b}`,
    "it's\n'''",
  ),
);

const parameter = (place: string, ...names: string[]) =>
  fc.record({ name: fc.constantFrom(...names), in: fc.constant(place), value: hostile });

/** Filled forms of an API at the URL `base`. */
export const filled = (base: string): fc.Arbitrary<Filled> =>
  fc
    .record({
      base: fc.constant(base),
      method: fc.constantFrom('POST', 'PATCH', 'PUT', 'DELETE'),
      path: fc.constant('/things/{thing_id}/parts'),
      parameters: fc
        .tuple(
          fc.array(parameter('query', 'q', 'tag', 'per page', "it's"), { maxLength: 3 }),
          parameter('path', 'thing_id'),
          fc.array(parameter('header', 'Idempotency-Key', 'If-Match', 'Content-Disposition'), {
            maxLength: 2,
          }),
        )
        .map(given => given.flat()),
      body: fc.option(hostile, { nil: null }),
      type: fc.constantFrom('application/json', 'application/octet-stream'),
      key: hostile,
    })
    .chain(given =>
      fc.constantFrom(given, {
        ...given,
        method: 'GET',
        body: null,
        parameters: given.parameters.filter(({ name }) => name !== 'Content-Disposition'),
      }),
    );
