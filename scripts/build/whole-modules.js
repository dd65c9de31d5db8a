/** Modules whose built form is made here, because they contain what their sources find on the disk. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { rolldown } from 'rolldown';
import { compressed, unpacking } from './compressed.js';
import { inlineFiles } from './inline-files.js';

/** @param {string} root the folder of the project, with a slash at its end */
export function wholeModules(root) {
  const modules = {
    [`${root}src/automation/sandbox/program.ts`]: () => sandboxProgram(root),
    [`${root}mock-server/fixtures/own-files.ts`]: () => fixtureFiles(root),
    [`${root}src/adapters/postgres/migrations/files.ts`]: () => sqlFiles(root),
    [`${root}src/generated/schemas.ts`]: () => values(`${root}src/generated/schemas.ts`),
    [`${root}src/generated/examples.ts`]: () => values(`${root}src/generated/examples.ts`),
  };
  return { name: 'whole-modules', load: id => modules[id]?.() ?? null };
}

/** The program of the sandbox's processes with all packages that it imports, as a script. */
async function sandboxProgram(root) {
  const build = await rolldown({
    input: `${root}src/automation/sandbox/child.js`,
    platform: 'node',
    tsconfig: false,
    plugins: [inlineFiles(root)],
  });
  const { output } = await build.generate({
    format: 'cjs',
    // The source text of some functions is evaluated in another realm, and must mean the same there.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    comments: false,
    codeSplitting: false,
  });
  return `${unpacking}
    export const program = ${compressed(output[0].code)};`;
}

/** A generated module of values, as JSON, which is read faster than code. */
async function values(path) {
  const { code } = await transform(readFileSync(path, 'utf8'), { loader: 'ts' });
  const exported = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const text = compressed(JSON.stringify(exported));
  return `${unpacking}
    export const { ${Object.keys(exported).join(', ')} } = JSON.parse(${text});`;
}

/** The SQL of the migrations, by the names of the files. */
function sqlFiles(root) {
  const folder = join(root, 'src/adapters/postgres/migrations');
  const files = readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()
    .map(name => [name, readFileSync(join(folder, name), 'utf8')]);
  return `${unpacking}
    export const sqlFiles = new Map(JSON.parse(${compressed(JSON.stringify(files))}));`;
}

/** The fixtures, without the white space of JSON. */
function fixtureFiles(root) {
  const folder = join(root, 'fixtures');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(file => file.isFile())
    .map(({ name, parentPath }) => {
      const path = join(parentPath, name);
      const bytes = readFileSync(path);
      const content = name.endsWith('.json')
        ? JSON.stringify(JSON.parse(bytes.toString()))
        : { base64: bytes.toString('base64') };
      return [path.slice(folder.length + 1).replaceAll('\\', '/'), content];
    });
  return `${unpacking}
    export const areChecked = true;
    let files;
    export function ownFile(path) {
      files ??= new Map(JSON.parse(${compressed(JSON.stringify(files))}));
      const content = files.get(path);
      if (content === undefined) return null;
      return typeof content === 'string' ? Buffer.from(content) : Buffer.from(content.base64, 'base64');
    }`;
}
