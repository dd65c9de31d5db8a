/**
 * Generates src/generated/examples.ts: the answer of each operation to its example call, asked of the mock
 * itself. With --check: fails where the committed file differs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { startMock } from '../mock-server/start.ts';
import { exampleCall } from '../src/openapi/example-call.ts';
import type { Operation } from '../src/operation.ts';
import { operations } from '../src/operations.ts';

const target = new URL('../src/generated/examples.ts', import.meta.url);
/** Lists in examples are as long as this. */
const longest = 2;
const now = Date.parse('2026-11-21T12:00:00Z');

async function answerOf(operation: Operation): Promise<unknown> {
  const mock = await startMock({ now: () => now });
  try {
    const { path, body } = exampleCall(operation);
    const headers = { authorization: `Bearer ${mock.keys.studio}`, 'content-type': 'application/json' };
    const answer = await fetch(mock.url + path, {
      method: operation.method,
      headers,
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`the example call of ${operation.id} fails: ${text}`);
    return settle(JSON.parse(text.replaceAll(mock.url, 'https://shop.example')), mock.keys.studio ?? '');
  } finally {
    await mock.close();
  }
}

/** The same each time: short lists, and the demo key in place of a secret that chance made. */
function settle(value: unknown, secret: string): unknown {
  if (Array.isArray(value)) return value.slice(0, longest).map(entry => settle(entry, secret));
  if (typeof value !== 'object' || value === null) return value;
  const made = 'secret' in value;
  const fixed = made
    ? {
        ...value,
        id: 'key_4fQ8s2mXw0aLr7Tz',
        secret,
        prefix: secret.slice(0, 7),
        last_four: secret.slice(-4),
      }
    : value;
  return Object.fromEntries(Object.entries(fixed).map(([name, entry]) => [name, settle(entry, secret)]));
}

const examples: Record<string, unknown> = {};
for (const operation of operations) examples[operation.id] = await answerOf(operation);
const text = `// Generated from the fixtures by \`npm run generate\`. Do not edit.

/** What each operation answers to its example call, by operation id. */
export const replyExamples: Readonly<Record<string, unknown>> = ${JSON.stringify(examples, null, 2)};
`;
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  console.error('src/generated/examples.ts is not what the fixtures give. Run: npm run generate');
  process.exit(1);
}
