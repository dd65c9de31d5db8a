/** Runs code of a page as it stands: its text is a module, with its imports, among the values that it goes on from. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Cleanup } from '../helper.ts';
import { root } from './pages.ts';

export interface Surroundings {
  /** The values that the code uses without importing them, by their names. */
  readonly among?: object;
  /** What modules export that the code imports, by their names. Other modules are those that are installed. */
  readonly modules?: Readonly<Record<string, object>>;
  /** An expression over the names of the code, whose value is returned. @default null */
  readonly result?: string;
}

/** Below the project, where modules are found that are installed. */
const places = join(root, '.cache');

export async function runCode(
  cleanup: Cleanup,
  code: string,
  { among = {}, modules = {}, result = 'null' }: Surroundings,
): Promise<unknown> {
  await mkdir(places, { recursive: true });
  const folder = await mkdtemp(join(places, 'page-'));
  cleanup(() => rm(folder, { recursive: true, force: true }));
  const key = JSON.stringify(folder);
  Object.assign(globalThis, { [folder]: { among, modules } });
  cleanup(() => Reflect.deleteProperty(globalThis, folder));
  // A scope of its own: Node would look for `koa-marketplace` in the package itself first.
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  for (const [name, exported] of Object.entries(modules)) {
    const [, packageName = ''] = /^((?:@[^/]+\/)?[^/]+)/.exec(name) ?? [];
    const place = join(folder, 'node_modules', packageName);
    await mkdir(place, { recursive: true });
    const exports = { '.': './index.js', './*': './*.js' };
    await writeFile(join(place, 'package.json'), JSON.stringify({ type: 'module', exports }));
    const lines = Object.keys(exported).map(
      one => `const _${one} = all[${JSON.stringify(one)}];\nexport { _${one} as ${one} };`,
    );
    const all = `const all = globalThis[${key}].modules[${JSON.stringify(name)}];`;
    const file = name === packageName ? 'index' : name.slice(packageName.length + 1);
    await writeFile(join(place, `${file}.js`), [all, ...lines].join('\n'));
  }
  const names = `const { ${Object.keys(among).join(', ')} } = globalThis[${key}].among;`;
  const file = join(folder, 'page.js');
  await writeFile(file, [names, code, `export default ${result};`].join('\n'));
  return (await import(pathToFileURL(file).href)).default;
}
