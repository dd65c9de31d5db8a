/** Whether a real server answers as the document says: the mock server, mounted routers, and servers that have drifted. */
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import Koa from 'koa';
import { verificationJunit, verificationText } from '../../../mock-server/real-server/verify/report.ts';
import { createRouter } from '../../../src/index.ts';
import { fixtureRepository, knownCode, secrets, send, serveApp, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';
import { type Drift, drifted, found, listening, verified } from './drifted.ts';

const test = suiteOf('verify', { isLong: true });

test('finds nothing in the mock server, whose every safe operation it tries', async cleanup => {
  const { url } = await mockFor(cleanup);
  const { summary, findings } = await verified(url, {
    keys: [secrets.studio],
    values: { purchase_code: knownCode },
  });
  assert.deepEqual([summary.drift, summary.absent], [0, 0], JSON.stringify(found(findings)));
  const left = findings.filter(({ verdict }) => verdict === 'untried');
  assert.deepEqual(
    left.filter(({ reason }) => !reason?.startsWith('it may change something')),
    [],
  );
  // Neither changes anything.
  assert.ok(left.some(({ operation }) => operation === 'deleteLink'));
  assert.ok(!left.some(({ operation }) => operation === 'validatePurchase'));
});

test('finds nothing in a router that is mounted below a path', async cleanup => {
  const router = createRouter({ repository: await fixtureRepository(), rateLimits: false });
  const app = new Koa();
  app.use((ctx, next) => {
    if (!ctx.path.startsWith('/shop/')) return next();
    ctx.url = ctx.url.slice('/shop'.length);
    return router.routes()(ctx as never, next);
  });
  const { url } = await serveApp(cleanup, app);
  const { summary, findings } = await verified(`${url}/shop`, {
    keys: [secrets.studio],
    only: ['marketplace', 'models', 'keys', 'links', 'webhooks', 'automation', 'members'],
    values: { purchase_code: knownCode },
  });
  assert.deepEqual([summary.drift, summary.absent], [0, 0], JSON.stringify(found(findings)));
  assert.ok(summary.ok > 100);
});

const change = (edit: (body: never) => unknown): Drift => ({ edit: edit as (body: unknown) => unknown });
type Items = { items: { name?: string; price: unknown; media: unknown }[] };

for (const [what, drift, reason] of [
  [
    'a field that is missing',
    change(({ items }: Items) => {
      for (const item of items) delete item.name;
    }),
    /^body\/items\/0\/name is required/,
  ],
  [
    'a field that the document does not have',
    change(({ items }: Items) => {
      for (const item of items) Object.assign(item, { stock: 7 });
    }),
    /^body\/items\/0\/stock is not a known field/,
  ],
  [
    'a type that has changed',
    change(({ items }: Items) => {
      for (const item of items) item.price = '12.00';
    }),
    /^body\/items\/0\/price must be an object/,
  ],
  ['a list in place of an object', change(({ items }: Items) => items), /^body must be an object/],
  ['a status that is not documented', { status: 418 }, /^the status 418 is not documented/],
  ['an operation that is not implemented', { status: 501 }, /^the server failed with 501/],
  ['a failure', { status: 500 }, /^the server failed with 500/],
  [
    'the page of a proxy',
    { type: 'text/html', body: '<!DOCTYPE html><p>Welcome</p>' },
    /^the body is an HTML page, and has the Content-Type text\/html/,
  ],
  ['another content type', { type: 'text/plain' }, /^the answer has the Content-Type text\/plain, and not/],
  ['an empty body', { body: '' }, /^the body is empty/],
  ['a body that is cut off', { truncate: true }, /the connection ended before the answer did/],
  ['a connection that is reset', { reset: true }, /the connection was reset/],
  ['a server that does not answer', { hang: true }, /no complete answer within 1 s/],
  ['a body that trickles', { trickle: true }, /no complete answer within 1 s/],
  [
    'a redirect to a login',
    { status: 302, headers: { Location: 'https://sso.example/login?token=mk_secret' } },
    /^the status 302 is not documented and leads to https:\/\/sso\.example\/login, which was not followed/,
  ],
  ['an answer that is no HTTP', { raw: 'SSH-2.0-OpenSSH_9.6\r\n\r\n' }, /the answer is not HTTP/],
  [
    'a broken compression',
    { body: 'no gzip', headers: { 'Content-Encoding': 'gzip' } },
    /the compressed answer is broken/,
  ],
] as const satisfies readonly (readonly [string, Drift, RegExp])[])
  test(`finds ${what}`, async cleanup => {
    const server = await drifted(cleanup, '/api/items/all', drift);
    const { findings } = await verified(server, {
      keys: [secrets.studio],
      only: ['listItems', 'getAccountDetails'],
      ...(('hang' in drift || 'trickle' in drift) && { timeoutMs: 1_000 }),
    });
    const finding = findings.find(
      ({ operation, attempt }) => operation === 'listItems' && attempt === 'a valid request',
    );
    assert.equal(finding?.verdict, 'drift');
    assert.match(finding?.reason ?? '', reason);
    assert.ok(!JSON.stringify(findings).includes('mk_'), JSON.stringify(findings));
    // What still answers as documented is not blamed.
    assert.deepEqual(
      findings.filter(({ operation, verdict }) => operation === 'getAccountDetails' && verdict !== 'ok'),
      [],
    );
  });

test('finds a value that an enumeration does not have, and names it', async cleanup => {
  const server = await drifted(
    cleanup,
    '/api/v1/keys',
    change(({ data }: { data: { state: string }[] }) => {
      for (const key of data) key.state = 'suspended';
    }),
  );
  const { findings } = await verified(server, { keys: [secrets.studio], only: ['listKeys'] });
  assert.match(
    findings[0]?.reason ?? '',
    /^body\/data\/0\/state must be one of active, .*, and not suspended \(KeyListReply\)$/,
  );
});

test('finds errors of another form, and headers that are missing', async cleanup => {
  for (const [drift, reason] of [
    [change(() => ({ error: 'unauthorized' })), /^body\/status is required \(ErrorBody\)/],
    [{ without: 'x-error-code' }, /^the header X-Error-Code is missing/],
    [{ without: 'www-authenticate' }, /^the header WWW-Authenticate is missing/],
    [
      change((body: { msg: string }) => ({ ...body, msg: 'Nope' })),
      /^the message of the error missing_key is not “Missing API key”/,
    ],
    [{ headers: { 'X-Error-Code': 'go_away' } }, /^the code go_away of the error is not documented/],
  ] as const satisfies readonly (readonly [Drift, RegExp])[]) {
    const server = await drifted(cleanup, '/api/v1/models', { ...drift, only: 401 });
    const { findings } = await verified(server, { keys: [secrets.studio], only: ['listModels'] });
    const finding = findings.find(({ attempt }) => attempt === 'no key');
    assert.match(finding?.reason ?? '', reason);
  }
});

test('finds an operation that answers without a key', async cleanup => {
  const server = await drifted(cleanup, '/api/v1/models', { withKey: secrets.studio });
  const { findings } = await verified(server, { keys: [secrets.studio], only: ['listModels'] });
  assert.match(
    findings.find(({ attempt }) => attempt === 'no key')?.reason ?? '',
    /^the document says missing_key, and the server answered 200/,
  );
});

test('reports an operation that the server does not have as not there, once', async cleanup => {
  const server = await drifted(cleanup, '/api/v1/models', {
    status: 404,
    type: 'text/plain',
    body: 'Not Found',
  });
  const { findings, summary } = await verified(server, {
    keys: [secrets.studio],
    only: ['models', 'listItems'],
  });
  assert.equal(summary.absent, 1);
  assert.deepEqual(
    findings.filter(({ operation }) => operation === 'listModels').map(({ verdict }) => verdict),
    ['absent'],
  );
});

test('reads a body that begins with a byte order mark, as browsers do', async cleanup => {
  const server = await drifted(cleanup, '/api/v1/models', {
    bytes: body => (body.length === 0 ? body : Buffer.concat([Buffer.from('\uFEFF'), body])),
  });
  assert.equal((await verified(server, { keys: [secrets.studio], only: ['models'] })).summary.drift, 0);
});

test('reads compressed bodies, and ends those that have no end', async cleanup => {
  const zipped = await drifted(cleanup, '/api/items/all', {
    headers: { 'Content-Encoding': 'gzip' },
    bytes: body => gzipSync(body),
  });
  const options = { keys: [secrets.studio], only: ['listItems'] };
  assert.equal((await verified(zipped, options)).summary.drift, 0);
  const endless = await drifted(cleanup, '/api/items/all', { endless: true });
  const { findings } = await verified(endless, { ...options, timeoutMs: 60_000 });
  assert.match(findings[0]?.reason ?? '', /^the body is longer than 64 MiB/);
});

test('waits as long as the server asks for', async cleanup => {
  const waits: number[] = [];
  const server = await drifted(cleanup, '/api/items/all', { busy: 2, headers: { 'Retry-After': '7' } });
  const { summary } = await verified(server, {
    keys: [secrets.studio],
    only: ['listItems'],
    wait: async milliseconds => void waits.push(milliseconds),
  });
  assert.deepEqual([summary.drift, waits], [0, [7_000, 7_000]]);
});

/** A key that may only read models. */
async function limited(url: string): Promise<string> {
  const { json } = await send(`${url}/api/v1/keys`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Models only', scopes: ['models:read'] }),
  });
  return (json.data as { secret: string }).secret;
}

test('takes a scope that a key lacks for a hindrance, and the next key instead', async cleanup => {
  const { url } = await mockFor(cleanup);
  const only = ['listKeys', 'listModels'];
  const secret = await limited(url);
  const one = await verified(url, { keys: [secret], only });
  assert.match(
    one.findings.find(({ operation }) => operation === 'listKeys')?.reason ?? '',
    /^the key does not have the scope keys:read/,
  );
  const both = await verified(url, { keys: [secret, secrets.studio], only });
  assert.deepEqual(found(both.findings), []);
});

test('takes a limit of a gateway for a hindrance, and not for a difference', async cleanup => {
  const page = { status: 429, type: 'text/html', body: '<!DOCTYPE html><p>Slow down</p>' };
  const server = await drifted(cleanup, '/api/items/all', page);
  const only = ['listItems', 'listModels'];
  const { findings, summary } = await verified(server, { keys: [secrets.studio], only });
  assert.equal(summary.drift, 0);
  assert.match(findings[0]?.reason ?? '', /^the server limits requests \(429\): the body is an HTML page/);
});

test('masks the values that are secret, and no others', async cleanup => {
  const server = await drifted(cleanup, '/api/items/item', { status: 418 });
  const { findings } = await verified(server, {
    keys: [secrets.studio],
    only: ['getItem', 'validatePurchase'],
    values: { item_id: '1001', purchase_code: knownCode },
  });
  const text = JSON.stringify(findings);
  assert.ok(text.includes('item_id=1001') && !text.includes(knownCode), text);
});

test('sends no more if waiting does not help', async cleanup => {
  let asked = 0;
  let waited = 0;
  const server = await listening(cleanup, async (_, res) => {
    asked += 1;
    res.writeHead(429, { 'Retry-After': '100' }).end();
  });
  const wait = async () => {
    waited += 1;
  };
  await assert.rejects(verified(server, { keys: [secrets.studio], wait }), {
    exitCode: 2,
    message: /^nothing could be compared: the server limits requests \(429\): the body is empty/,
  });
  assert.ok(asked <= 20 && waited <= 15, `${asked} requests, ${waited} waits`);
});

test('sends at most two requests at a time', async cleanup => {
  const { url } = await mockFor(cleanup);
  let running = 0;
  let most = 0;
  const server = await listening(cleanup, async (req, res) => {
    running += 1;
    most = Math.max(most, running);
    const { status, headers, bytes } = await send(`${url}${req.url}`, {
      headers: req.headers as Record<string, string>,
    });
    running -= 1;
    res.writeHead(status, headers).end(bytes);
  });
  await verified(server, { keys: [secrets.studio], only: ['keys', 'links', 'models'] });
  assert.equal(most, 2);
});

test('sends no more after three requests without an answer', async cleanup => {
  let asked = 0;
  const server = await listening(cleanup, async (_, res) => {
    asked += 1;
    if (asked === 1) res.writeHead(418).end();
  });
  const { findings } = await verified(server, {
    keys: [secrets.studio],
    only: ['marketplace', 'keys'],
    timeoutMs: 500,
  });
  assert.ok(findings.filter(({ reason }) => reason?.includes('no complete answer')).length <= 4);
  assert.ok(findings.some(({ reason }) => reason === 'not sent, because 3 requests before it had no answer'));
});

test('compares nothing if not one request is answered', async cleanup => {
  for (const [drift, message] of [
    [{ hang: true }, /^the server could not be compared: .*no complete answer within 0\.1 s$/],
    [{ reset: true }, /^the server could not be compared: .*the connection was reset$/],
  ] as const) {
    const server = await drifted(cleanup, '', drift);
    const work = verified(server, { keys: [secrets.studio], only: ['marketplace', 'keys'], timeoutMs: 100 });
    await assert.rejects(work, { exitCode: 2, message });
  }
});

test('shows nothing of a server that would command a terminal', async cleanup => {
  const server = await drifted(
    cleanup,
    '/api/items/all',
    change((body: object) => ({ ...body, '\u001b[31mESC': 1 })),
  );
  const found = await verified(server, { keys: [secrets.studio], only: ['listItems'] });
  assert.match(verificationText(found), /body\/\uFFFD\[31mESC is not a known field/);
  for (const text of [verificationText(found), verificationJunit(found)])
    assert.doesNotMatch(text, /\p{Cf}|(?!\n)\p{Cc}/u);
});

test('compares nothing if there is no server, another one, or the key is refused', async cleanup => {
  const { url } = await mockFor(cleanup);
  for (const [address, given, only, message] of [
    ['http://127.0.0.1:1', secrets.studio, [], /^127\.0\.0\.1:1: nothing listens there$/],
    [url, 'mk_wrong', [], /^the server refuses the key \(Unknown API key\): give a valid one with --key/],
    [url, secrets.revoked, ['listItems'], /^the server refuses the key \(Revoked API key\)/],
    [
      `${url}/elsewhere`,
      secrets.studio,
      [],
      /\/elsewhere has none of the operations: check the path in the URL$/,
    ],
    [
      url,
      secrets.studio,
      ['listItem'],
      /^--only: there is no group or operation listItem: did you mean listItems\?$/,
    ],
  ] as const)
    await assert.rejects(verified(address, { keys: [given], only }), { exitCode: 2, message });
});

test('says why a certificate is refused', async cleanup => {
  const { url } = await mockFor(cleanup, { https: true });
  await assert.rejects(verified(url, { keys: [secrets.studio] }), {
    name: 'VerificationError',
    message: /^The certificate of 127\.0\.0\.1:\d+ is self-signed$|was not issued by an authority/,
  });
});

test.run();
