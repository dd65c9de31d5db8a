/** Invitations: who may invite, send again and revoke, in the console and with keys. */
import assert from 'node:assert/strict';
import { post, secrets, send, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { ingrid, mateus, Person } from './client.ts';
import { noticeOf } from './demo-pages.ts';
import { list, open, start, week } from './invited.ts';

const test = suiteOf('Invitations', { isLong: true });
const headers = { authorization: `Bearer ${secrets.studio}` };

test('are sent by the host, and shown to nobody else', async cleanup => {
  const place = await start(cleanup);
  const { invite, sent, idOf, entryOf, repository } = place;
  const page = await invite('Sam@Example.com', 'viewer');
  assert.equal(noticeOf(page.text)?.[2], 'Invitation sent.');
  const [message] = sent;
  assert.deepEqual(
    { ...message, url: message?.url.replace(/mv_[0-9A-Za-z]{38}$/, '(token)') },
    {
      email: 'sam@example.com',
      url: 'https://host.example/user/api/join/ws_studio/(token)',
      role: 'viewer',
      workspace: { id: 'ws_studio', name: 'Northwind Studio' },
      inviter: { id: 'user_ingrid', name: 'Ingrid Solberg' },
      expiresAt: '2026-11-28T12:00:00.000Z',
    },
  );
  const token = String(message?.url).slice(-41);
  assert.equal(page.text.includes(token), false);
  assert.equal(JSON.stringify(repository.data).includes(token), false);
  const entry = await entryOf('createInvitation');
  assert.deepEqual([entry?.record_id, entry?.actor_id], [idOf('sam@example.com'), 'user_ingrid']);
});

test('have a link that is shown once where the host sends none', async cleanup => {
  const { invite, linkIn, owner, repository } = await start(cleanup, { sends: false });
  const page = await invite('sam@example.com');
  const token = linkIn(page.text).slice(-41);
  assert.match(token, /^mv_/);
  assert.equal(page.headers['cache-control'], 'no-store');
  assert.match(page.text, /Send it to <strong>sam@example\.com<\/strong> yourself/);
  assert.equal((await owner.get(list)).text.includes(token), false);
  assert.equal(JSON.stringify(repository.data).includes(token), false);
});

test('that could not be sent change nothing, are told to the host, and the form comes back', async cleanup => {
  const { invite, owner, failures, idOf, entryOf } = await start(cleanup, {
    sendInvitation: () => Promise.reject(new Error('the mail server is away')),
  });
  const page = await invite('sam@example.com', 'viewer');
  assert.equal(page.status, 502);
  assert.match(page.text, /could not be sent, and nothing was changed/);
  assert.match(page.text, /value="sam@example\.com"/);
  assert.match(page.text, /<option value="viewer" selected>/);
  const again = await owner.post(`${list}/inv_demo/resend`, await owner.form(list, 'inv_demo/resend'));
  assert.equal(again.status, 502);
  assert.match(String(noticeOf(again.text)?.[2]), /could not be sent, and nothing was changed/);
  assert.deepEqual(
    failures.map(({ message }) => message),
    ['the mail server is away', 'the mail server is away'],
  );
  assert.equal(idOf('sam@example.com'), '');
  for (const operation of ['createInvitation', 'resendInvitation'])
    assert.equal(await entryOf(operation), undefined);
});

test('keep their earlier link where the new one could not be sent', async cleanup => {
  const urls: string[] = [];
  const { invite, owner, idOf, base } = await start(cleanup, {
    sendInvitation: ({ url }) => {
      if (urls.push(url.slice('https://host.example/user/api'.length)) === 2) throw new Error('away');
    },
  });
  await invite('sam@example.com');
  const resend = `${list}/${idOf('sam@example.com')}/resend`;
  const again = async () => owner.post(resend, await owner.form(list, resend));
  assert.equal((await again()).status, 502);
  const works = async (link = '') => (await open(new Person(base), link)).status;
  assert.deepEqual([await works(urls[0]), await works(urls[1])], [200, 404]);
  assert.equal((await again()).status, 303);
  assert.deepEqual([await works(urls[0]), await works(urls[2])], [404, 200]);
});

test('that are sent again meanwhile are kept where the first link could not be sent', async cleanup => {
  const urls: string[] = [];
  let fail: (error: Error) => void = () => {};
  const { invite, owner, idOf, base } = await start(cleanup, {
    sendInvitation: ({ url }) => {
      if (urls.push(url.slice('https://host.example/user/api'.length)) > 1) return;
      return new Promise((_, reject) => {
        fail = reject;
      });
    },
  });
  const first = invite('sam@example.com');
  await until(() => urls.length === 1);
  const resend = `${list}/${idOf('sam@example.com')}/resend`;
  assert.equal((await owner.post(resend, await owner.form(list, resend))).status, 303);
  fail(new Error('the mail server does not answer'));
  assert.equal((await first).status, 502);
  const works = async (link = '') => (await open(new Person(base), link)).status;
  assert.deepEqual([await works(urls[0]), await works(urls[1])], [404, 200]);
});

test('are for an address that is neither invited nor a member', async cleanup => {
  const { invite } = await start(cleanup);
  await invite('sam@example.com');
  for (const [email, words] of [
    ['SAM@example.com', /invited already/],
    [mateus.email, /A member of this workspace has this address/],
  ] as const) {
    const page = await invite(email);
    assert.equal(page.status, 409);
    assert.match(page.text, words);
    assert.ok(page.text.includes(`value="${email}"`));
  }
});

for (const [what, fields, words] of [
  ['no address', { email: '', role: 'viewer' }, 'Enter an e-mail address'],
  ['a half address', { email: 'sam@', role: 'viewer' }, 'Enter an e-mail address'],
  ['dots side by side', { email: 'sam..x@example.com', role: 'viewer' }, 'Enter an e-mail address'],
  ['a line break', { email: 'sam@example.com\nBcc: x@example.com', role: 'viewer' }, 'Enter an e-mail'],
  ['a long address', { email: `${'x'.repeat(250)}@example.com`, role: 'viewer' }, 'The e-mail address'],
  ['an unknown role', { email: 'sam@example.com', role: 'admin' }, 'Choose a role'],
] as const)
  test(`are refused with ${what}, and the form comes back`, async cleanup => {
    const { owner, sent } = await start(cleanup);
    const page = await owner.post(list, { ...(await owner.form(`${list}/new`, list)), ...fields });
    assert.equal(page.status, 422);
    assert.ok(page.text.includes(words));
    assert.equal(sent.length, 0);
  });

test('end when they are revoked, sent again or expired', async cleanup => {
  const { base, owner, linkFor, lastLink, idOf, clock, entryOf } = await start(cleanup);
  const link = await linkFor('sam@example.com');
  const id = idOf('sam@example.com');
  await owner.submit(`${list}/${id}/resend`, await owner.form(list, `${id}/resend`));
  const next = lastLink();
  const sam = new Person(base);
  assert.deepEqual([(await open(sam, link)).status, (await open(sam, next)).status], [404, 200]);
  clock.now += week;
  assert.equal((await open(sam, next)).status, 410);
  await owner.logIn(ingrid);
  assert.match((await owner.get(list)).text, /Expired/);
  await owner.submit(`${list}/${id}/revoke`, await owner.form(list, `${id}/revoke`));
  assert.equal((await open(sam, next)).status, 404);
  for (const operation of ['resendInvitation', 'revokeInvitation'])
    assert.equal((await entryOf(operation))?.record_id, id);
});

test('are for owners: others see the list without forms', async cleanup => {
  const { base, owner, repository } = await start(cleanup);
  const developer = new Person(base);
  await developer.logIn(mateus);
  const { text } = await developer.get(list);
  assert.match(text, /Only owners of this workspace can invite/);
  assert.match(text, /kim@example\.com/);
  assert.equal(text.includes(`action="/user/api${list}`), false);
  const fields = { ...(await developer.form(list, '/logout')), email: 'x@example.com', role: 'owner' };
  for (const path of ['', '/inv_demo/resend', '/inv_demo/revoke'])
    assert.equal((await developer.post(`${list}${path}`, fields)).status, 403);
  assert.deepEqual(
    repository.data.invitations.ws_studio?.map(({ id }) => id),
    ['inv_demo'],
  );
  assert.match((await owner.get('/workspaces/ws_studio/settings/members')).text, /Invite a person/);
});

test('are shown to viewers without forms, and to nobody of another workspace', async cleanup => {
  const { base, owner, repository } = await start(cleanup);
  await repository.memberships.change('ws_studio', mateus.id, 'viewer');
  const viewer = new Person(base);
  await viewer.logIn(mateus);
  const { text } = await viewer.get(list);
  assert.match(text, /kim@example\.com/);
  assert.equal(text.includes('name="role"'), false);
  const { csrf = '' } = await viewer.form(list, '/logout');
  const fields = { csrf, email: 'x@example.com', role: 'owner' };
  for (const path of ['', '/inv_demo/resend', '/inv_demo/revoke'])
    assert.equal((await viewer.post(`${list}${path}`, fields)).status, 403);
  // Ingrid owns another workspace.
  const elsewhere = list.replace('ws_studio', 'ws_sounds');
  const own = { ...(await owner.form(`${list}/new`, list)), email: 'x@example.com', role: 'owner' };
  assert.equal((await owner.get(elsewhere)).status, 404);
  for (const path of ['', '/inv_sounds/resend', '/inv_sounds/revoke'])
    assert.equal((await owner.post(`${elsewhere}${path}`, own)).status, 404);
  assert.equal((await owner.post(`${list}/inv_sounds/revoke`, own)).status, 404);
  for (const workspace of ['ws_studio', 'ws_sounds'])
    assert.equal(repository.data.invitations[workspace]?.length, 1);
});

test('are at most 50 pending ones, of which one can be revoked for another', async cleanup => {
  const { invite, owner, idOf, repository } = await start(cleanup, { rateLimits: false });
  const [demo] = repository.data.invitations.ws_studio ?? [];
  assert.ok(demo);
  for (let n = 0; n < 49; n += 1)
    await repository.invitations.create('ws_studio', {
      ...demo,
      id: `inv_${n}`,
      email: `p${n}@example.com`,
      digest: String(n).padStart(64, '0'),
    });
  const refused = await invite('sam@example.com', 'owner');
  assert.equal(refused.status, 409);
  assert.match(refused.text, /There are too many pending invitations\. Revoke some first\./);
  assert.match(refused.text, /value="sam@example\.com"/);
  assert.match(refused.text, /<option value="owner" selected>/);
  assert.match((await owner.get(list)).text, /p48@example\.com/);
  const revoke = `${list}/inv_7/revoke`;
  await owner.submit(revoke, await owner.form(list, revoke));
  assert.equal((await invite('sam@example.com')).status, 200);
  assert.notEqual(idOf('sam@example.com'), '');
});

test('over the API are created, listed, sent again and revoked', async cleanup => {
  const { url: host, entryOf } = await start(cleanup, { sends: false });
  const url = `${host}/api/v1/invitations`;
  const made = await post(url, { email: 'Sam@example.com', role: 'viewer' }, headers);
  assert.equal(made.status, 201, JSON.stringify(made.json));
  const { id, url: link, ...rest } = made.json.data as { id: string; url: string };
  assert.deepEqual(rest, {
    email: 'sam@example.com',
    role: 'viewer',
    sent: false,
    invited_by: 'user_ingrid',
    created_at: '2026-11-21T12:00:00.000Z',
    expires_at: '2026-11-28T12:00:00.000Z',
  });
  assert.match(link, /\/join\/ws_studio\/mv_/);
  assert.equal(made.headers['cache-control'], 'no-store');
  const listed = await send(url, { headers });
  assert.deepEqual(
    (listed.json.data as { id: string }[]).map(one => one.id),
    [id, 'inv_demo'],
  );
  assert.doesNotMatch(JSON.stringify(listed.json), /\bmv_/);
  const resent = await send(`${url}/${id}/resend`, { method: 'POST', headers });
  assert.notEqual((resent.json.data as { url: string }).url, link);
  assert.equal((await send(`${url}/${id}`, { method: 'DELETE', headers })).status, 200);
  assert.equal((await send(`${url}/${id}`, { method: 'DELETE', headers })).status, 404);
  const entry = await entryOf('revokeInvitation');
  assert.deepEqual([entry?.record_id, entry?.actor_id], [id, 'key_demo_studio']);
});

for (const [what, body, msg] of [
  ['no role', { email: 'sam@example.com' }, 'Invalid request: role is required'],
  ['an unknown member', { email: 'a@example.com', role: 'viewer', emial: 1 }, /unknown.*emial|emial/],
  ['a number', { email: 5, role: 'viewer' }, /email/],
  ['no address', { email: 'no address', role: 'viewer' }, /email/],
  ['an unknown role', { email: 'a@example.com', role: 'admin' }, /role/],
] as const)
  test(`over the API are refused with ${what}`, async cleanup => {
    const { url, sent } = await start(cleanup);
    const answer = await post(`${url}/api/v1/invitations`, body, headers);
    assert.equal(answer.status, 400);
    assert.match(String(answer.json.msg), typeof msg === 'string' ? new RegExp(msg) : msg);
    assert.equal(sent.length, 0);
  });

test('over the API need a key that an owner has created', async cleanup => {
  const { url: host, repository, sent } = await start(cleanup);
  // Who has created the key is no owner any more.
  await repository.memberships.change('ws_studio', 'user_mateus', 'owner');
  await repository.memberships.change('ws_studio', 'user_ingrid', 'developer');
  const url = `${host}/api/v1/invitations`;
  for (const answer of [
    await post(url, { email: 'a@example.com', role: 'owner' }, headers),
    await send(`${url}/inv_demo/resend`, { method: 'POST', headers }),
    await send(`${url}/inv_demo`, { method: 'DELETE', headers }),
  ]) {
    assert.equal(answer.status, 403);
    assert.match(String(answer.json.msg), /Only owners can invite/);
  }
  assert.equal(sent.length, 0);
  // The invitation of Ingrid has ended with her role.
  assert.equal(repository.data.invitations.ws_studio?.length, 0);
});

test('over the API say that the host could not send them', async cleanup => {
  const { url, failures } = await start(cleanup, {
    sendInvitation: () => Promise.reject(new Error('the mail server is away')),
  });
  const answer = await post(`${url}/api/v1/invitations`, { email: 'a@example.com', role: 'owner' }, headers);
  assert.equal(answer.status, 502);
  assert.match(String(answer.json.msg), /could not be sent/);
  assert.equal(failures[0]?.message, 'the mail server is away');
});

test('over the API are refused where no console is served', async cleanup => {
  const { url } = await start(cleanup, { isServed: false });
  const answer = await post(`${url}/api/v1/invitations`, { email: 'a@example.com', role: 'owner' }, headers);
  assert.equal(answer.status, 409);
  assert.match(String(answer.json.msg), /console, which is not served/);
});

test.run();
