/** Measures the start of a mock server in a process: what importing it takes, the first one, and a further one. */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { median, row } from './numbers.js';
import { run } from './processes.js';

const mock = new URL('../dist/mock.js', import.meta.url).href;
const further = 30;
const processes = 5;

const exact = value => `${value.toFixed(1)} ms`;

const program = `
  const { startMock } = await timed('import', () => import('${mock}'));
  for (let count = 0; count <= ${further}; count += 1) {
    const started = await timed(count === 0 ? 'first' : 'further', () => startMock());
    await started.close();
  }
`;

/** Prints, as JSON, the milliseconds of processor time that each took. */
const measuring = code => `
  const taken = { import: [], first: [], further: [] };
  async function timed(name, work) {
    const before = process.cpuUsage();
    const result = await work();
    const { user, system } = process.cpuUsage(before);
    taken[name].push((user + system) / 1_000);
    return result;
  }
  ${code}
  console.log(JSON.stringify(taken));
  process.exit();
`;

/** Returns `{ import, first, further }`, medians of processor time in milliseconds, and `koa`: that of importing Koa alone. */
export async function secondStart() {
  const taken = { import: [], first: [], further: [], koa: [] };
  const cwd = fileURLToPath(new URL('../', import.meta.url));
  const koa = measuring(
    "await timed('import', async () => [await import('koa'), await import('@koa/router')]);",
  );
  for (let count = 0; count < processes; count += 1) {
    const ours = await measured(measuring(program), cwd);
    for (const name of ['import', 'first', 'further']) taken[name].push(...ours[name]);
    taken.koa.push(...(await measured(koa, cwd)).import);
  }
  const medians = Object.fromEntries(Object.entries(taken).map(([name, all]) => [name, median(all)]));
  row('', 'import', 'first', 'further', 'import of Koa');
  row('start in a process', ...['import', 'first', 'further', 'koa'].map(name => exact(medians[name])));
  return medians;
}

const measured = async (code, cwd) =>
  JSON.parse(await run(process.execPath, ['--input-type=module', '-e', code], { cwd }));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await secondStart();
