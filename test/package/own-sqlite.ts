/** Tests of the example of a host with its own storage, built on the packed package. */
import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { composeRepository, type DataFile, type Parts } from '../../src/index.ts';
import { repositoryConformance } from '../../src/testing/index.ts';
import { form, knownCode, post, secrets, send } from '../helper.ts';
import { emptyRepository } from '../postgres-server.ts';

/**
 * Puts the example beside the packed package, in a folder whose other packages are those of this one: `npm ci` has
 * installed them, and nothing is downloaded.
 */
export async function place(root: string, packed: string, folder: string): Promise<string> {
  const example = join(folder, 'own-sqlite');
  await cp(join(root, 'examples/own-sqlite'), example, { recursive: true });
  await mkdir(join(example, 'node_modules'));
  await cp(packed, join(example, 'node_modules/koa-marketplace'), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return example;
}

/** A module of the example, as it was built. */
const built = (example: string, file: string) =>
  import(pathToFileURL(join(example, 'built', `${file}.js`)).href);

/**
 * The conformance suite on the host's tables, with PostgreSQL for all other parts: the cases of the parts that are in the
 * tables, and of the parts that refer to them. The others have passed the suite on PostgreSQL.
 */
export function overPostgres(
  test: (name: string, run: () => Promise<void>) => unknown,
  example: () => string,
): void {
  repositoryConformance({
    test,
    only: ['accounts', 'items', 'purchases', 'workspaces', 'memberships'],
    lacks: {
      batches: 'no shop has so many products',
      'accounts.create': 'sellers are made in the shop',
    },
    create: async (seed: DataFile) => {
      const database = (await built(example(), 'database')).openDatabase();
      const pending: (() => unknown)[] = [() => database.close()];
      const base = await emptyRepository(close => void pending.push(close));
      (await built(example(), 'fill')).fill(database, seed);
      await base.import({ ...seed, items: {}, purchases: {} });
      const parts: Pick<Parts, 'items' | 'purchases' | 'accounts'> = (
        await built(example(), 'adapter')
      ).partsOver(database);
      return {
        repository: composeRepository(base, parts),
        close: async () => {
          for (const close of pending.reverse()) await close();
        },
      };
    },
  });
}

/** A purchase of the studio that nobody has downloaded. */
const openedLater = '0c79e15f-4d18-4cdc-bd18-8b87a87981ac';

type Check = (url: string, restart: () => Promise<string>) => Promise<void>;

const bearer = { authorization: `Bearer ${secrets.studio}` };
const signIn = (url: string, to: string, password = 'northwind-shop') =>
  form(`${url}/sign-in?return_to=${to}`, `email=ingrid@shop.example&password=${password}`);
const cookiesOf = ({ headers }: Awaited<ReturnType<typeof send>>) => ({
  cookie: (headers['set-cookie'] ?? []).map(line => line.split(';')[0]).join('; '),
});

export const checks: Readonly<Record<string, Check>> = {
  'answers for items, purchases and the account from its own tables': async url => {
    const account = await send(`${url}/api/account/details`, { headers: bearer });
    assert.equal((account.json.data as { username: string }).username, 'northwind');
    const listed = await send(`${url}/api/items/all?q=LEDGERLY&per_page=1`, { headers: bearer });
    assert.equal((listed.json.items as { id: number }[])[0]?.id, 1001);
    const bought = await post(`${url}/api/purchases/validation`, { purchase_code: knownCode }, bearer);
    assert.equal(bought.status, 200, bought.text);
    const cut = await post(`${url}/api/purchases/validation`, { purchase_code: `${knownCode}\0x` }, bearer);
    assert.equal(cut.json.msg, 'Invalid purchase code');
  },

  'keeps what comes from the base and what comes from its tables when it starts again': async (
    url,
    restart,
  ) => {
    const made = await post(`${url}/api/v1/keys`, { name: 'A key', scopes: ['models:read'] }, bearer);
    assert.equal(made.status, 201, made.text);
    const { secret } = made.json.data as { secret: string };
    const again = await restart();
    const models = await send(`${again}/api/v1/models`, { headers: { authorization: `Bearer ${secret}` } });
    assert.equal(models.status, 200);
    assert.equal((await send(`${again}/api/items/item?item_id=1001`, { headers: bearer })).status, 200);
  },

  'has its own routes, with its body parser and its session': async url => {
    assert.equal((await send(`${url}/`)).text, 'The shop');
    assert.equal((await signIn(url, '/', 'wrong')).status, 403);
    const signedIn = await signIn(url, '/');
    assert.deepEqual([signedIn.status, signedIn.headers.location], [302, '/']);
    assert.equal((await send(`${url}/`, { headers: cookiesOf(signedIn) })).text, 'The shop, for its staff');
    for (const elsewhere of ['//elsewhere.example', '/%5Celsewhere.example', 'https://elsewhere.example'])
      assert.equal((await signIn(url, elsewhere)).headers.location, '/', elsewhere);
  },

  'knows in the console of the marketplace who is signed in': async url => {
    const asked = await send(`${url}/user/api`);
    assert.deepEqual([asked.status, asked.headers.location], [303, '/sign-in?return_to=%2Fuser%2Fapi']);
    const signedIn = await signIn(url, '/user/api');
    assert.equal(signedIn.headers.location, '/user/api');
    const cookies = cookiesOf(signedIn);
    const home = await send(`${url}/user/api/workspaces/ws_studio`, { headers: cookies });
    assert.equal(home.status, 200);
    assert.match(home.text, /<h1>Northwind Studio<\/h1>/);
    assert.equal((await send(`${url}/user/api/workspaces/ws_sounds`, { headers: cookies })).status, 404);
  },

  'marks an order as downloaded, with its event in the outbox': async url => {
    const validate = async () =>
      (await post(`${url}/api/purchases/validation`, { purchase_code: openedLater }, bearer)).text;
    assert.match(await validate(), /"downloaded":false/);
    for (let count = 0; count < 2; count += 1)
      assert.equal((await post(`${url}/downloads/ws_studio/${openedLater}`, {})).status, 204);
    assert.match(await validate(), /"downloaded":true/);
  },

  'follows short links of the base': async url => {
    assert.equal((await send(`${url}/l/spring`)).status, 302);
  },
};

/** Starts the example with its own files, and runs a check. */
export async function run(example: string, check: Check): Promise<void> {
  const { startShop } = await built(example, 'server');
  const folder = await mkdtemp(join(example, 'data-'));
  const start = () => startShop(folder, 'the key that signs cookies of the session');
  let shop = await start();
  try {
    await check(shop.url, async () => {
      await shop.close();
      shop = await start();
      return shop.url;
    });
  } finally {
    await shop.close();
  }
}

/** That a database which fails is one that cannot be reached, and is asked again as ever once it is mended. */
export async function failing(example: string): Promise<void> {
  const database = (await built(example, 'database')).openDatabase();
  const { items, purchases } = (await built(example, 'adapter')).partsOver(database);
  const unavailable = { name: 'RepositoryUnavailableError', message: 'the database of the shop failed' };
  database.exec('alter table products rename to elsewhere');
  assert.throws(() => items.list('ws_studio', {}), unavailable);
  assert.throws(() => items.find('ws_studio', 1), unavailable);
  assert.throws(() => purchases.findByCode('ws_studio', knownCode), unavailable);
  database.exec('alter table elsewhere rename to products');
  assert.deepEqual(items.list('ws_studio', {}), { items: [], total: 0, hasItems: false });
  database.close();
}

/** That the packages which the example asks for are those that `npm ci` installs: it says the same of each. */
export async function sameVersions(root: string): Promise<void> {
  const read = async (path: string) => JSON.parse(await readFile(join(root, path), 'utf8'));
  const [own, example] = [await read('package.json'), await read('examples/own-sqlite/package.json')];
  const wanted = { ...example.dependencies, ...example.devDependencies };
  for (const name of ['koa-bodyparser', 'koa-session', 'node-sqlite3-wasm', '@types/koa-bodyparser'])
    assert.equal(wanted[name], own.devDependencies[name], name);
}
