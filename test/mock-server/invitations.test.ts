/** Who gets the link of an invitation that the mock server "sends". */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import type { InvitationMessage } from '../../src/index.ts';
import { post, suiteOf } from '../helper.ts';

const test = suiteOf('Invitations of the mock server');

async function invite({ url, keys }: Pick<Awaited<ReturnType<typeof startMock>>, 'url' | 'keys'>) {
  const body = { email: 'Sam@example.com', role: 'viewer' };
  const answer = await post(`${url}/api/v1/invitations`, body, { authorization: `Bearer ${keys.studio}` });
  assert.equal(answer.status, 201, answer.text);
  return answer.json.data as { sent: boolean; url: string | null };
}

for (const option of ['notice', 'log'] as const)
  test(`are told to ${option}, as one line with the link`, async cleanup => {
    const lines: string[] = [];
    const mock = await startMock({ [option]: (line: string) => lines.push(line) });
    cleanup(mock.close);
    const { sent, url } = await invite(mock);
    assert.deepEqual([sent, url], [true, null]);
    const reported = lines.filter(line => line.includes('/join/'));
    assert.equal(reported.length, 1);
    assert.match(
      reported[0] ?? '',
      /^No e-mail is sent\. The invitation of sam@example\.com: http:\/\/127\.0\.0\.1:\d+\/user\/api\/join\/ws_studio\/mv_[0-9A-Za-z]{38}$/,
    );
  });

test('of an isolated test are told too', async cleanup => {
  const lines: string[] = [];
  const mock = await startMock({ notice: line => lines.push(line) });
  cleanup(mock.close);
  await invite(await mock.isolate());
  assert.equal(lines.length, 1);
  assert.equal(mock.data?.invitations.ws_studio?.length, 1);
});

test('have their link in the response where nobody reads what the mock server says', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const { sent, url } = await invite(mock);
  assert.equal(sent, false);
  assert.match(url ?? '', /\/join\/ws_studio\/mv_/);
});

test('are left to the sendInvitation of a test', async cleanup => {
  const lines: string[] = [];
  const sent: InvitationMessage[] = [];
  const mock = await startMock({
    notice: line => lines.push(line),
    console: { sendInvitation: message => sent.push(message) },
  });
  cleanup(mock.close);
  await invite(mock);
  assert.deepEqual([lines, sent.map(({ email }) => email)], [[], ['sam@example.com']]);
});

test.run();
