/**
 * Generates src/generated/examples.ts: the mock server's response to the example request of each operation, and to the
 * requests of the named examples; src/generated/scopes.ts, the scopes of the groups; and
 * src/generated/reply-titles.ts, the schemas of the replies. With --check: fails if a
 * committed file differs.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadFixtures } from '../mock-server/fixtures.ts';
import type { RunningMock } from '../mock-server/mock.ts';
import { startMock } from '../mock-server/start.ts';
import { builtIn } from '../src/factories/built-in/groups.ts';
import type { Operation } from '../src/group/operation.ts';
import { servedBy } from '../src/group/serve.ts';
import { exampleCall } from '../src/openapi/example-call.ts';
import { type NamedCall, namedCalls } from './named-examples.ts';

/** Maximum length of lists in examples. */
const longest = 2;
const now = Date.parse('2026-11-21T12:00:00Z');

async function answerOf(operation: Operation, key?: string): Promise<unknown> {
  const mock = await startMock({ now: () => now });
  try {
    await connected(mock);
    const { path, body } = exampleCall(operation);
    const headers = {
      authorization: `Bearer ${key ?? mock.keys.studio}`,
      'content-type': 'application/json',
    };
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

/** Resolves when the instance of the fixtures is open, so that its times are those of this start. */
async function connected({ repository }: RunningMock): Promise<void> {
  const opened = async () => {
    const instance = await repository.messaging?.findInstance('ws_studio', 'ins_demo');
    return instance?.state === 'open' && Date.parse(instance.heartbeat_at ?? '') === now;
  };
  while (!(await opened())) await new Promise(resolve => setImmediate(resolve));
}

/** Makes the response reproducible: short lists, and fixed texts instead of random ones. */
function settle(value: unknown, secret: string): unknown {
  if (typeof value === 'string') return settledText(value);
  if (Array.isArray(value)) return value.slice(0, longest).map(entry => settle(entry, secret));
  if (typeof value !== 'object' || value === null) return value;
  const isKey = 'secret' in value && 'last_four' in value;
  if ('last_four' in value && 'expires_at' in value && !('id' in value))
    return { ...value, last_four: '3xSU' };
  const isLink = 'short_url' in value && 'id' in value && /^lnk_[A-Za-z0-9_-]{16}$/.test(String(value.id));
  const fixed = isLink
    ? { ...value, slug: 'k7Qm2Xw', short_url: 'https://shop.example/l/k7Qm2Xw' }
    : isKey
      ? {
          ...value,
          id: 'key_4fQ8s2mXw0aLr7Tz',
          secret,
          prefix: secret.slice(0, 7),
          last_four: secret.slice(-4),
        }
      : value;
  const settled = Object.entries(fixed).map(([name, entry]) => [
    name,
    isKey && name === 'secret' ? secret : settle(entry, secret),
  ]);
  return Object.fromEntries(settled);
}

/** Ids and secrets of webhooks. Those of the fixtures contain words and are kept. */
const settledText = (text: string): string =>
  text
    .replace(/^msg_[A-Za-z0-9_-]{20}(?=$|_ep)/, 'msg_2f1cJ8qk0aXw3b7RmZpQ')
    .replace(/^sim-msg_[A-Za-z0-9_-]{20}$/, 'sim-msg_2f1cJ8qk0aXw3b7RmZpQ')
    .replace(/^(ins|con|grp)_[A-Za-z0-9_-]{16}$/, '$1_zY7m2KfQ0tVb5cXw')
    .replace(/^med_[A-Za-z0-9_-]{20}$/, 'med_2f1cJ8qk0aXw3b7RmZpQ')
    .replace(/^ep_[A-Za-z0-9_-]{16}$/, 'ep_zY7m2KfQ0tVb5cXw')
    .replace(/^evt_[A-Za-z0-9_-]{20}$/, 'evt_2f1cJ8qk0aXw3b7RmZpQ')
    .replace(/^(hook|route)_[A-Za-z0-9_-]{16}$/, '$1_zY7m2KfQ0tVb5cXw')
    .replace(/^(ain|inv)_[A-Za-z0-9_-]{16}$/, '$1_zY7m2KfQ0tVb5cXw')
    .replace(/(mi|mv)_[A-Za-z0-9]{38}$/, '$1_0000000000000000000000000000000000EXAMPLE')
    .replace(/^lnk_[A-Za-z0-9_-]{16}$/, 'lnk_zY7m2KfQ0tVb5cXw')
    .replace(/^whsec_[A-Za-z0-9+/]{32}$/, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');

/** The replies to the requests of the named examples, by name. */
async function namedAnswers(operation: Operation, calls: readonly NamedCall[]) {
  const replies: Record<string, unknown> = {};
  for (const { name, input, secret } of calls)
    replies[name] = await answerOf(
      { ...operation, input: { ...operation.input, examples: [input] } },
      secret,
    );
  return replies;
}

const examples: Record<string, unknown> = {};
const named: Record<string, Record<string, unknown>> = {};
try {
  const calls = namedCalls(await loadFixtures(undefined, { now }));
  for (const operation of servedBy(builtIn).operations) {
    const { id, reply } = operation;
    if (!('schema' in reply) || reply.example !== undefined) continue;
    const asked = calls[id];
    if (asked === undefined) examples[id] = await answerOf(operation);
    else named[id] = await namedAnswers(operation, asked);
  }
} catch (error) {
  // As long as a new group is not complete, there is nothing to show. The types that it needs are already written.
  const { message } = error as Error;
  console.error(`src/generated/examples.ts and the tables in the documentation are unchanged: ${message}
Complete these, then run npm run generate again: each collection of schemas/storage/data-file.json is declared in
src/adapters/rules/collections, and the first key of fixtures/keys.json has the scope of each operation.`);
  process.exit(1);
}
const files = {
  'src/generated/examples.ts': `// Generated from the fixtures by \`npm run generate\`. Do not edit.

/** What each operation answers to its example call, by operation id. */
export const replyExamples: Readonly<Record<string, unknown>> = ${JSON.stringify(examples, null, 2)};

/** The replies of operations whose examples have names: by operation id, then by name. */
export const namedReplies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = ${JSON.stringify(named, null, 2)};
`,
  'src/generated/reply-titles.ts': `// Generated from the groups by \`npm run generate\`. Do not edit.

/** The title of the schema of each operation's reply, by operation id. Operations that do not reply with JSON are missing. */
export interface ReplyTitles {
${servedBy(builtIn)
  .operations.flatMap(({ id, reply }) => ('schema' in reply ? [`  ${id}: '${reply.schema}';`] : []))
  .join('\n')}
}
`,
  'src/generated/scopes.ts': `// Generated from the groups by \`npm run generate\`. Do not edit.

/** The scopes of the groups of this package. */
export const builtInScopes: readonly string[] = ${JSON.stringify(Object.keys(servedBy(builtIn).scopes), null, 2)};
`,
};
for (const [file, text] of Object.entries(files)) {
  const target = new URL(`../${file}`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(target, text);
  else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
    console.error(`${file} is not what the fixtures and the groups give. Run: npm run generate`);
    process.exit(1);
  }
}
