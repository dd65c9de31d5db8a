/** Invalid command lines. cli.slow.test.ts runs some of them as a user does. */
import assert from 'node:assert/strict';
import { parseFlags } from '../../mock-server/command-line/flags.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('The flags of the command line');

const init = ['init', '--workspace', 'Acme', '--email', 'ann@example.com'];

for (const [args, message] of [
  [['--port', 'abc'], '--port must be a number from 0 to 65535'],
  [['--port', '6000'], '--port must not be 6000: browsers and fetch refuse to connect to this port'],
  [['--webhook-port', '0'], '--webhook-port must be a number from 1 to 65535'],
  ...['shop.example', 'https://shop.example/', 'https://*'].map((origin): [string[], string] => [
    ['--cors', origin],
    '--cors must be *, or one of the origins as browsers send them, such as https://shop.example, capacitor://localhost, null or https://*.shop.example',
  ]),
  [
    ['--cors', '*', '--cors-credentials'],
    '--cors-credentials cannot be used with --cors *: name the origins',
  ],
  [['--public-url', 'https://ann:x@a.example'], '--public-url must be a URL without user name and password'],
  [['--public-url', 'shop.example'], '--public-url must be an http or https URL without query or fragment'],
  [['--cert', 'a.pem'], '--cert and --key must be given together'],
  [['--key', 'a.pem'], '--cert and --key must be given together'],
  [['--mocks', 'getItem'], '--mocks is only supported with --proxy'],
  [['--seed', '2'], '--seed is only supported with --generate'],
  [['--scenario', 'a'], '--scenario is only supported with --scenarios'],
  [['--proxy', 'api.example'], '--proxy must be an http or https URL without query or fragment'],
  [
    ['--proxy', 'https://api.example', '--mocks', 'get item'],
    '--mocks must be a list of ids of operations, or paths',
  ],
  [
    ['--proxy', 'https://api.example', '--proxy-header', 'Authorization'],
    '--proxy-header must be a name and a value, as in Name: value',
  ],
  [
    ['--proxy', 'https://api.example', '--proxy-header', 'Upgrade: x'],
    '--proxy-header must not have Upgrade, which belongs to the connection',
  ],
  [['--port'], "Option '--port <value>' argument missing (see --help)"],
  [['file.json'], "unknown command 'file.json' (see --help)"],
  [['verify'], 'verify requires the URL of the server, such as https://api.example'],
  [['verify', 'api.example'], 'the URL of the server must be an http or https URL without query or fragment'],
  [['verify', 'https://a.example', 'b'], "unknown command 'verify https://a.example b' (see --help)"],
  [
    ['verify', 'https://a.example', '--key', ' , '],
    '--key must be an API key, or several with commas between them',
  ],
  [['verify', 'https://a.example', '--key', 'mk_ä'], '--key must consist of visible ASCII characters'],
  [['verify', 'https://a.example', '--timeout', '0'], '--timeout must be a number of seconds from 1 to 999'],
  [
    ['verify', 'https://a.example', '--known', 'item_id'],
    '--known must be a name and a value, such as purchase_code=4f1c9a52',
  ],
  [['verify', 'https://a.example', '--memory'], 'verify does not support --memory (see --help)'],
  [['--only', 'models'], '--only is only supported by verify and record (see --help)'],
  [['record', 'https://a.example'], 'record requires --to, the folder for the fixtures'],
  [
    ['record', 'https://a.example', '--to', 'x', '--known', 'item_id=1'],
    '--known: record only uses purchase_code, and not item_id',
  ],
  [['record', 'a.har', '--to', 'x', '--key', 'mk_1'], '--key is not supported with a file'],
  [
    ['record', 'https://a.example', '--to', 'x', '--server', 'https://b.example'],
    '--server is only supported with a file',
  ],
  [
    ['record', 'a.har', '--to', 'x', '--server', 'b'],
    '--server must be an http or https URL without query or fragment',
  ],
  [['verify', 'https://a.example', '--to', 'x'], '--to is only supported by record (see --help)'],
  [['import'], "unknown command 'import' (see --help)"],
  [['migrate'], 'migrate requires --database-url or DATABASE_URL'],
  [['--memory', '--database-url', 'postgres://x'], '--database-url cannot be used with --memory or --data'],
  [['--watch', '--no-watch'], '--watch and --no-watch cannot be used together'],
  [['--memory', '--data', 'x'], '--memory and --data cannot be used together'],
  [['--email', 'ann@example.com'], '--email is only supported by init (see --help)'],
  [['--print'], '--print is only supported by migrate (see --help)'],
  [['export', 'x', '--print'], '--print is only supported by migrate (see --help)'],
  [[...init, '--print', '--data', 'x'], '--print is only supported by migrate (see --help)'],
  [[...init, '--memory'], 'init does not support --memory (see --help)'],
  [[...init, '--reset'], 'init does not support --reset (see --help)'],
  ...(
    [
      ['migrate', '--port', '4001'],
      ['migrate', 'finish', '--quiet'],
      ['migrate', '--print', '--reset'],
      ['migrate', '--memory'],
      ['import', 'x', '--fixtures', 'y'],
      ['import', 'x', '--reset'],
      ['import', 'x', '--watch', '--no-watch'],
      ['import', 'x', '--data', 'y'],
      ['export', 'x', '--data', 'y'],
      ['export', 'x', '--seed', '1'],
      ['export', 'x', '--cert', 'a.pem'],
    ] as const
  ).map(
    ([command, ...rest]) =>
      [
        [command, ...rest, '--database-url', 'postgres://x'],
        `${command} does not support ${rest.find(word => /^--(?!print)/.test(word))} (see --help)`,
      ] as const,
  ),
  [
    ['import', 'x', '--email', 'ann@example.com', '--database-url', 'postgres://x'],
    '--email is only supported by init (see --help)',
  ],
  [['--schema', 'x'], '--schema is only supported with --database-url'],
  [[...init, '--data', 'x', '--schema', 'y'], '--schema is only supported with --database-url'],
  [init.slice(0, 3), 'init requires --email, the address of its owner'],
  [[...init.slice(0, 1), ...init.slice(3)], 'init requires --workspace, the name of the workspace'],
  [init, 'init requires --data, --database-url or DATABASE_URL'],
  [
    [...init, '--data', 'x', '--database-url', 'postgres://x'],
    '--database-url cannot be used with --memory or --data',
  ],
  [
    [...init, '--password-stdin', '--generate-password', '--data', 'x'],
    '--password-stdin and --generate-password cannot be used together',
  ],
  [['init', 'here', ...init.slice(1), '--data', 'x'], "unknown command 'init here' (see --help)"],
  [
    [...init, '--data', 'x', '--workspace', '\u001b[31mred'],
    '--workspace must not contain control characters',
  ],
  [[...init, '--data', 'x', '--workspace', 'two\nlines'], '--workspace must not contain control characters'],
  [[...init, '--data', 'x', '--workspace', '\u009b31m'], '--workspace must not contain control characters'],
  [[...init, '--data', 'x', '--workspace', ' \u00a0'], '--workspace must not be blank'],
  [[...init, '--data', 'x', '--name', 'An\tn'], '--name must not contain control characters'],
  [
    [...init, '--data', 'x', '--workspace-id', 'shop 42'],
    '--workspace-id must be 1 to 64 letters, digits, _ and -',
  ],
  [['--workspace-id', 'shop_42'], '--workspace-id is only supported by init (see --help)'],
  [[...init, '--data', 'x', '--name', ''], '--name must not be blank'],
  [[...init, '--data', 'x', '--name', ' '], '--name must not be blank'],
  [[...init, '--data', 'x', '--email', 'ann@example.com\n'], '--email must not contain control characters'],
  [[...init, '--data', 'a\u0007.json'], '--data must not contain control characters'],
  [[...init, '--data', 'x', '--schema', 'a\u001bb'], '--schema must not contain control characters'],
] as const)
  test(`${JSON.stringify(args)} are refused: ${message}`, cleanup => {
    const { DATABASE_URL: given } = process.env;
    delete process.env.DATABASE_URL;
    if (given !== undefined)
      cleanup(() => {
        process.env.DATABASE_URL = given;
      });
    assert.throws(() => parseFlags(args), { name: 'UsageError', message });
  });

test('are the same for the commands of a database: its address and its schema', () => {
  const address = ['--database-url', 'postgres://x', '--schema', 'y'];
  for (const words of [['migrate'], ['migrate', 'finish', '--print'], ['import', 'x'], ['export', 'x']]) {
    const { databaseUrl, schema } = parseFlags([...words, ...address]);
    assert.deepEqual({ databaseUrl, schema }, { databaseUrl: 'postgres://x', schema: 'y' });
  }
});

test('say what goes to a real server', () => {
  const { options } = parseFlags([
    ...['--proxy', 'https://api.example/shop', '--mocks', 'getItem, /media/*', '--proxy-private'],
    ...['--proxy-header', 'Authorization: Bearer a:b', '--proxy-header', 'X-Empty:'],
  ]);
  assert.deepEqual(options.proxy, {
    url: 'https://api.example/shop',
    mocks: ['getItem', '/media/*'],
    headers: { Authorization: 'Bearer a:b', 'X-Empty': '' },
    allowPrivate: true,
  });
  const none = parseFlags(['--proxy', 'https://api.example', '--mocks', 'none']);
  assert.deepEqual(none.options.proxy, { url: 'https://api.example', mocks: [] });
});

test.run();
