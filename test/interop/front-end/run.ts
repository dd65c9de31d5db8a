/** Runs the scripts of examples/front-end as they stand, on the packed package. */
import { copyFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackage } from '../installed.ts';
import { freePort } from '../prism.ts';
import { browser } from '../recipes/integrations.ts';
import { failureOf, start } from '../recipes/process.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const example = join(root, 'examples/front-end');
/** Below the folder of these tests, so that the packages are found. */
const folder = fileURLToPath(new URL('../generated/front-end/', import.meta.url));

/** That the example pins the versions which are installed for these tests: it has no lock file. */
async function otherVersions(): Promise<string[]> {
  const read = async (path: string) => JSON.parse(await readFile(join(root, path), 'utf8'));
  const { dependencies, devDependencies } = await read('examples/front-end/package.json');
  const { packages } = await read('test/interop/package-lock.json');
  const { 'koa-marketplace': _, koa: __, ...pinned } = { ...dependencies, ...devDependencies };
  return Object.entries(pinned)
    .map(([name, version]) => [name, version, packages[`node_modules/${name}`]?.version])
    .filter(([, version, here]) => version !== here)
    .map(([name, version, here]) => `${name} is ${version}, and ${here} in test/interop`);
}

/** `npm run dev` has a mock server without further ado. */
async function development(): Promise<string[]> {
  const port = String(await freePort());
  const server = start(folder, ['npm', 'run', 'dev', '--', '--port', port, '--strictPort']);
  try {
    await server.says(/Local:/);
    const page = await (await fetch(`http://localhost:${port}/items/1001`)).text();
    const answer = await fetch(`http://localhost:${port}/api/items/item?item_id=1001`);
    const { item } = await answer.json();
    const isWhole = page.includes('/src/main.tsx') && item?.id === 1001;
    return isWhole ? [] : [`npm run dev: ${answer.status} ${page}`];
  } finally {
    await server.stop();
  }
}

/** The files that its script generates. */
const generated = ['schema.d.ts', 'error-codes.ts'].map(name => `src/api/${name}`);

/** Generates the client of the example, and stores it there. */
export async function writeClient(): Promise<string[]> {
  await place();
  const failed = await failureOf(folder, ['npm', 'run', '--silent', 'generate']);
  if (failed.length === 0)
    for (const file of generated) await copyFile(join(folder, file), join(example, file));
  return failed;
}

/** Puts the example as it stands beside the packages, with the packed package. */
async function place(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const built = ['node_modules', 'dist', 'storybook-static', 'test-results'].map(name => join(example, name));
  await cp(example, folder, { recursive: true, filter: path => !built.includes(path) });
  await installPackage(folder);
}

export async function frontEnd(): Promise<string[]> {
  const wrong = await otherVersions();
  if (wrong.length > 0) return wrong;
  await place();
  const use = `{ ...config.use, launchOptions: ${JSON.stringify(await browser())} }`;
  await writeFile(
    join(folder, 'with-own-browser.js'),
    `import config from './playwright.config.ts';\nexport default { ...config, use: ${use} };\n`,
  );
  const env = {
    MARKETPLACE_URL: `http://127.0.0.1:${await freePort()}`,
    APP_URL: `http://localhost:${await freePort()}`,
    STORYBOOK_URL: `http://localhost:${await freePort()}`,
  };
  const npm = (...args: string[]) => failureOf(folder, ['npm', 'run', '--silent', ...args], env);
  const differences = await npm('generate', '--', '--check');
  if (differences.length > 0)
    wrong.push(...differences, 'npm --prefix test/interop run front-end -- --write mends this');
  wrong.push(...(await npm('typecheck')));
  wrong.push(...(await development()));
  return [...wrong, ...(await npm('test', '--', '--config', 'with-own-browser.js', '--workers', '2'))];
}
