/**
 * Programs in TypeScript that tests start as processes of their own. They are bundled, because a process that loads a
 * thousand modules takes twice the CPU time of one that loads a bundle.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { digestOfInputs } from '../../scripts/build/inputs.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = join(root, '.cache/programs');
/** One digest for a process: sources do not change while tests run. */
let digest: string | undefined;

/**
 * The bundle of a program, as an argument for Node. It is made again when a source changes. The coverage does not have
 * what it runs.
 *
 * @example
 * const script = await program(new URL('./killed.ts', import.meta.url));
 * spawn(process.execPath, [script]);
 */
export async function program(source: URL): Promise<string> {
  const path = fileURLToPath(source);
  const name = basename(path, '.ts');
  digest ??= digestOfInputs(root, ['test']).slice(0, 16);
  const folder = join(cache, `${name}-${digest}`);
  const file = join(folder, `${name}.mjs`);
  if (isThere(folder)) return file;
  for (const other of isThere(cache) ? readdirSync(cache) : [])
    if (other.startsWith(`${name}-`) && isOld(join(cache, other)))
      rmSync(join(cache, other), { recursive: true, force: true });
  await bundle(path, `${folder}.${process.pid}`);
  try {
    renameSync(`${folder}.${process.pid}`, folder);
  } catch (error) {
    // Another process was faster.
    rmSync(`${folder}.${process.pid}`, { recursive: true });
    if (!isThere(folder)) throw error;
  }
  return file;
}

/** Whether no run can be using it: another one may have begun before the sources changed. */
const isOld = (path: string): boolean =>
  (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - 24 * 3_600_000;

function isThere(path: string): boolean {
  try {
    return readdirSync(path).length > 0;
  } catch {
    return false;
  }
}

async function bundle(entry: string, outdir: string): Promise<void> {
  mkdirSync(outdir, { recursive: true });
  await esbuild.build({
    entryPoints: [entry],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
    plugins: [{ name: 'files beside the source', setup: keepPlaces }],
  });
}

/** Modules find the files beside them where they are. */
function keepPlaces({ onLoad }: esbuild.PluginBuild): void {
  onLoad({ filter: /\.[jt]s$/ }, ({ path }) => {
    const text = readFileSync(path, 'utf8');
    return text.includes('import.meta.url')
      ? {
          loader: path.endsWith('.ts') ? 'ts' : 'js',
          contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
        }
      : undefined;
  });
}
