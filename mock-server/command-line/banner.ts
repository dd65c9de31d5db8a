/** The start-up message of the mock server: addresses, logins, demo keys, and a command to paste. */
import { X509Certificate } from 'node:crypto';
import type { ProxyOptions } from '../control/proxy/options.ts';
import type { Demo, DemoKey } from '../demo.ts';
import type { RunningMock } from '../mock.ts';
import type { MockOptions } from '../options.ts';

/** `place`: where the data is, or `null` for the memory of the process. */
export function banner(
  { publicUrl, url, certificate, users }: Pick<RunningMock, 'publicUrl' | 'url' | 'certificate' | 'users'>,
  { keys, purchase, item }: Demo,
  place: string | null,
  proxy?: MockOptions['proxy'],
): string {
  const state =
    place === null ? 'in memory; nothing is saved' : `${place} (--reset loads the fixtures again)`;
  const lines = [
    `Marketplace mock on ${publicUrl}`,
    ...(publicUrl === url ? [] : [`  listens   on ${url}`]),
    `  data      ${state}`,
    `  console   ${publicUrl}/user/api`,
    `  OpenAPI   ${publicUrl}/api/openapi.json`,
    `  controls  ${publicUrl}/__mock (docs/mock.md describes them)`,
    '  webhooks  may be sent to this machine if you create them on this machine; a real server never allows this',
    '  e-mail    is not sent: the link of an invitation is printed here',
    ...users.map(({ email, password }) => `  log in    ${email} with the password ${password}`),
    ...keys.map(key => `  demo key  ${key.secret} (${key.alias}): ${purpose(key)}`),
  ];
  if (typeof proxy === 'object') lines.push(`  passes on ${wordsFor(proxy)}`);
  if (keys.length === 0) lines.push('  no demo key: the data does not contain the fixtures');
  if (purchase !== null)
    lines.push(`  purchase  ${purchase.code} is a valid purchase code for the key ${purchase.key.alias}`);
  if (item === null) return [...lines, ''].join('\n');
  const address = `${publicUrl}/api/items/item?item_id=${item.id}&api_key=${item.key.secret}`;
  return [...lines, '', '  Try it:', `  curl ${isSelfSigned(certificate) ? '-k ' : ''}'${address}'`, ''].join(
    '\n',
  );
}

const wordsFor = ({ url, mocks }: ProxyOptions): string => {
  if (mocks === undefined) return `what it does not have to ${url}`;
  return `${mocks.length === 0 ? 'all operations' : `all operations but ${mocks.join(', ')}`} to ${url}`;
};

/** Whether clients have to be told to accept a certificate. */
function isSelfSigned(certificate: string | null): boolean {
  if (certificate === null) return false;
  const read = new X509Certificate(certificate);
  return read.verify(read.publicKey);
}

function purpose({ workspace, items, ended }: DemoKey): string {
  if (ended !== null)
    return `refused with 401, because it ${ended.how === 'expired' ? 'expired' : 'was revoked'} on ${ended.at.slice(0, 10)}`;
  return `${workspace}, ${items === 0 ? 'without items' : `${items} ${items === 1 ? 'item' : 'items'}`}`;
}
