/** Bundles the code: all entries and the command share their chunks. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { rolldown } from 'rolldown';
import { minify } from 'rolldown/utils';
import { entries } from './entries.js';
import { inlineFiles } from './inline-files.js';
import { bundledPackages, licences } from './licences.js';
import { narrowSql } from './narrow-sql.js';
import { wholeModules } from './whole-modules.js';

const generated = /\/src\/generated\/([\w-]+)\.ts$/;
/** The title of a case says where it has failed. */
const ofCases = /\/src\/testing\//;

/**
 * @param {string} root the folder of the project, with a slash at its end
 * @param {string} folder where the code goes
 */
export async function bundle(root, folder) {
  const build = await rolldown({
    cwd: root,
    input: entries,
    platform: 'node',
    tsconfig: false,
    transform: { target: 'node20.19' },
    // Packages are loaded when they are needed, so nothing of them is to be compiled before that.
    optimization: { pifeForModuleWrappers: false },
    external: id => /^[^./]/.test(id) && !id.startsWith('@oxc-project/') && !isBundled(id),
    // Chunks have what more than one entry needs. The entries export what their sources do, and nothing else.
    preserveEntrySignatures: 'allow-extension',
    plugins: [wholeModules(root), inlineFiles(root), narrowSql(root), compact(), withoutEmpty()],
  });
  const { output } = await build.write({
    dir: folder,
    // `compact` does. Otherwise it is written once more after that, with all its white space.
    minify: false,
    format: 'esm',
    chunkFileNames: 'chunks/[hash].js',
    comments: { legal: false, annotation: true, jsdoc: false },
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ debugName: 'entries that share it', name: groups(root) }],
    },
  });
  const urls = output.filter(({ code }) => code.includes('import.meta'));
  if (urls.length > 0)
    throw new Error(
      `a host's bundler would move ${urls.map(({ fileName }) => fileName).join(', ')}: import.meta`,
    );
  await writeFile(join(folder, 'licences.txt'), licences(root));
}

const isBundled = id => bundledPackages.some(name => id === name || id.startsWith(`${name}/`));

/**
 * Modules that the same entries load, at once or later, are one chunk, because each further file takes time when it is
 * found, opened and read. What every entry loads later is left to the bundler.
 */
function groups(root) {
  const sources = new Set(Object.values(entries).map(source => root + source));
  let names;
  const find = context => {
    const reached = (entry, isLater) => {
      const found = new Set([root + entry]);
      for (const id of found) {
        const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
        for (const one of isLater ? [...importedIds, ...dynamicallyImportedIds] : importedIds) found.add(one);
      }
      return found;
    };
    const add = (map, id, name) => map.set(id, [...(map.get(id) ?? []), name]);
    const atOnce = new Map();
    const later = new Map();
    for (const [name, entry] of Object.entries(entries)) {
      const own = reached(entry, false);
      for (const id of own) add(atOnce, id, name);
      for (const id of reached(entry, true)) if (!own.has(id)) add(later, id, name);
    }
    const nameOf = lists => lists.map(list => list.join('-')).join('.');
    return new Map([...atOnce].map(([id, by]) => [id, nameOf(later.has(id) ? [by, later.get(id)] : [by])]));
  };
  return (id, context) => {
    if (id.includes('/node_modules/')) return 'packages';
    // The command waits for what it imports later, so nothing of that may import the command.
    if (sources.has(id)) return null;
    names ??= find(context);
    return generated.exec(id)?.[1] ?? names.get(id) ?? null;
  };
}

/**
 * What nobody reads is made as small as it gets: generated code and other packages. The rest keeps the names of its
 * functions and classes and has short lines, so that a stack trace says where something happened.
 */
function compact() {
  return {
    name: 'compact',
    async renderChunk(code, { fileName, moduleIds }) {
      const isRead = moduleIds.some(id => !generated.test(id) && !id.includes('/node_modules/'));
      const isNamed = isRead && !moduleIds.every(id => ofCases.test(id));
      const mangle = isNamed
        ? { toplevel: true, keepNames: { function: true, class: true } }
        : { toplevel: true };
      const codegen = { removeWhitespace: !isRead };
      const small = (await minify(fileName, code, { module: true, compress: true, mangle, codegen })).code;
      if (!isRead) return small;
      const lines = { minifyWhitespace: true, lineLimit: 240, format: 'esm', target: 'node20.19' };
      return (await transform(small, lines)).code;
    },
  };
}

/** A source that only exports what others contain leaves a chunk without code, which its entry would load. */
function withoutEmpty() {
  return {
    name: 'without-empty',
    generateBundle(_, files) {
      const chunks = Object.values(files).filter(({ type }) => type === 'chunk');
      for (const { fileName } of chunks.filter(({ code }) => code.trim() === '')) {
        delete files[fileName];
        for (const other of chunks)
          if (other.fileName !== fileName) other.code = other.code.replace(`import"./${fileName}";`, '');
      }
    },
  };
}
