/** How many invitations are sent to an address, by a person and for a workspace: strangers are not flooded with mail. */
import assert from 'node:assert/strict';
import { post, secrets, send, suiteOf } from '../helper.ts';
import { ingrid, mateus, Person } from './client.ts';
import { list, open, start } from './invited.ts';

const test = suiteOf('Limits of invitations', { isLong: true });
const headers = { authorization: `Bearer ${secrets.studio}` };
const two = { requests: 2, seconds: 3_600 };
const sounds = '/workspaces/ws_sounds/settings/invitations';

test('are five a day to an address, and the last link goes on working', async cleanup => {
  const { base, owner, linkFor, lastLink, idOf, sent, clock, failures } = await start(cleanup);
  await linkFor('sam@example.com');
  const resend = `${list}/${idOf('sam@example.com')}/resend`;
  const again = async () => owner.post(resend, await owner.form(list, resend));
  for (let left = 4; left > 0; left -= 1) assert.equal((await again()).status, 303);
  const refused = await again();
  assert.deepEqual([refused.status, refused.headers['retry-after']], [429, '86400']);
  assert.match(
    refused.text,
    /Nothing was sent, because this address was sent too many invitations\. Please try again later\./,
  );
  assert.deepEqual([sent.length, failures.length], [5, 0]);
  assert.equal((await open(new Person(base), lastLink())).status, 200);
  clock.now += 86_400_000;
  await owner.logIn(ingrid);
  assert.equal((await again()).status, 303);
});

test('count invitations that were revoked, and those of other workspaces and owners', async cleanup => {
  const { base, owner, invite, idOf, sent, repository } = await start(cleanup, {
    rateLimits: { invitationsToAddress: two },
  });
  await invite('sam@example.com');
  const revoke = `${list}/${idOf('sam@example.com')}/revoke`;
  await owner.submit(revoke, await owner.form(list, revoke));
  const other = new Person(base);
  await other.logIn(mateus);
  const fields = { email: 'SAM@example.com', role: 'viewer' };
  assert.equal(
    (await other.post(sounds, { ...(await other.form(`${sounds}/new`, sounds)), ...fields })).status,
    303,
  );
  const page = await invite('Sam@Example.com', 'viewer');
  assert.equal(page.status, 429);
  assert.match(page.text, /value="Sam@Example\.com"/);
  assert.match(page.text, /<option value="viewer" selected>/);
  assert.deepEqual([sent.length, idOf('sam@example.com')], [2, '']);
  assert.equal(repository.data.invitations.ws_sounds?.length, 2);
  assert.equal((await invite('kai@example.com')).status, 200);
});

for (const limit of ['invitations', 'invitationsOfUser'] as const)
  test(`are never exceeded by concurrent requests: ${limit}`, async cleanup => {
    const { url, sent, repository } = await start(cleanup, { rateLimits: { [limit]: two } });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        post(`${url}/api/v1/invitations`, { email: `p${n}@example.com`, role: 'viewer' }, headers),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    assert.deepEqual(statuses, [201, 201, ...Array(6).fill(429)]);
    assert.equal(sent.length, 2);
    assert.equal(repository.data.invitations.ws_studio?.length, 3);
    const refused = answers.find(({ status }) => status === 429);
    assert.equal(
      refused?.json.msg,
      limit === 'invitations'
        ? 'Too many requests: the workspace has sent too many invitations'
        : 'Too many requests: the person who invites has sent too many invitations',
    );
    assert.equal(refused?.headers['retry-after'], '3600');
  });

test('count what one person sends for several workspaces, with a key and without', async cleanup => {
  const { base, invite, url, sent, repository } = await start(cleanup, {
    rateLimits: { invitationsOfUser: two },
  });
  await repository.memberships.add({ workspace_id: 'ws_studio', user_id: mateus.id, role: 'owner' });
  await repository.memberships.change('ws_studio', mateus.id, 'owner');
  const person = new Person(base);
  await person.logIn(mateus);
  const fields = { email: 'a@example.com', role: 'viewer' };
  await person.submit(sounds, { ...(await person.form(`${sounds}/new`, sounds)), ...fields });
  const key = { authorization: `Bearer ${secrets.sounds}` };
  const made = await post(`${url}/api/v1/invitations`, { email: 'b@example.com', role: 'viewer' }, key);
  assert.equal(made.status, 201, made.text);
  assert.equal((await invite('c@example.com', 'viewer', person)).status, 429);
  assert.equal((await invite('c@example.com', 'viewer')).status, 200);
  assert.equal(sent.length, 3);
});

test('leave out what the host could not send, and what was refused', async cleanup => {
  let isAway = true;
  const { invite } = await start(cleanup, {
    rateLimits: { invitations: two },
    sendInvitation: () => {
      if (isAway) throw new Error('away');
    },
  });
  for (let left = 3; left > 0; left -= 1) assert.equal((await invite('sam@example.com')).status, 502);
  isAway = false;
  assert.equal((await invite('sam@example.com')).status, 200);
  for (let left = 3; left > 0; left -= 1) assert.equal((await invite('sam@example.com')).status, 409);
  assert.equal((await invite('kai@example.com')).status, 200);
  assert.equal((await invite('lou@example.com')).status, 429);
});

test('are for e-mail only: links that the person who invites passes on are not counted', async cleanup => {
  const { url } = await start(cleanup, { sends: false, rateLimits: { invitations: two } });
  const made = await post(`${url}/api/v1/invitations`, { email: 'a@example.com', role: 'viewer' }, headers);
  const { id } = made.json.data as { id: string };
  for (let left = 3; left > 0; left -= 1) {
    const again = await send(`${url}/api/v1/invitations/${id}/resend`, { method: 'POST', headers });
    assert.equal(again.status, 200);
  }
});

test('can be disabled', async cleanup => {
  const { linkFor, owner, idOf, sent } = await start(cleanup, { rateLimits: false });
  await linkFor('sam@example.com');
  const resend = `${list}/${idOf('sam@example.com')}/resend`;
  for (let left = 6; left > 0; left -= 1) await owner.submit(resend, await owner.form(list, resend));
  assert.equal(sent.length, 7);
});

test.run();
