/** The start-up message of the mock server: URL, demo key, and a command to paste. */
import type { RunningMock } from '../start.ts';

export function banner({ url, keys, users }: RunningMock, file: string | null): string {
  const state = file === null ? ' in memory; nothing is saved' : `${file} (--reset loads the fixtures again)`;
  const [alias, secret] = Object.entries(keys)[0] ?? [];
  const lines = [
    `Marketplace mock on ${url}`,
    `  data      ${state}`,
    `  console   ${url}/user/api`,
    '  webhooks  may be sent to this machine if you create them on this machine; a real server never allows this',
    ...users.map(({ email, password }) => `  log in    ${email} with the password ${password}`),
  ];
  if (secret === undefined)
    return [...lines, '  no demo key: the data does not contain the fixtures', ''].join('\n');
  return [
    ...lines,
    `  demo key  ${secret} (${alias})`,
    '',
    '  Try it:',
    `  curl '${url}/api/items/item?item_id=1001&api_key=${secret}'`,
    '',
  ].join('\n');
}
