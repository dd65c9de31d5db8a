/** What the mock says when it runs: where, with which key, and a line to paste. */
import type { RunningMock } from './start.ts';

export function banner({ url, keys, users }: RunningMock, file: string | null): string {
  const state = file === null ? 'in memory; nothing is kept' : `${file} (--reset seeds it again)`;
  const [alias, secret] = Object.entries(keys)[0] ?? [];
  const lines = [
    `Marketplace mock on ${url}`,
    `  data      ${state}`,
    `  console   ${url}/user/api`,
    '  webhooks  may go to this machine where they are made on it, as no real server lets them',
    ...users.map(({ email, password }) => `  log in    ${email} with the password ${password}`),
  ];
  if (secret === undefined)
    return [...lines, '  no demo key: the data knows none of the fixtures', ''].join('\n');
  return [
    ...lines,
    `  demo key  ${secret} (${alias})`,
    '',
    '  Try it:',
    `  curl '${url}/api/items/item?item_id=1001&api_key=${secret}'`,
    '',
  ].join('\n');
}
