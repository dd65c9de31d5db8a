/**
 * Bundles the command. Finding, opening and reading 300 files takes longer than all that the mock server does until its
 * first response. The library stays as tsc builds it, so that what a host imports is one copy of each module.
 */
import { readFile, rm } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = `${root}dist/mock-server/command-line`;

/** Files that are found relative to a module, such as style sheets, stay where they are: the module keeps its URL. */
const keepUrls = {
  name: 'keep-urls',
  setup({ onLoad }) {
    onLoad({ filter: /\.[jt]s$/, namespace: 'file' }, async ({ path }) => {
      if (path.includes('/node_modules/')) return undefined;
      const contents = await readFile(path, 'utf8');
      if (!contents.includes('import.meta.url')) return undefined;
      const built = `${root}dist/${relative(root, path).replace(/\.ts$/, '.js')}`;
      const url = `new URL(${JSON.stringify(relative(folder, built))}, import.meta.url).href`;
      return {
        contents: contents.replaceAll('import.meta.url', `(${url})`),
        loader: path.endsWith('.ts') ? 'ts' : 'js',
        resolveDir: dirname(path),
      };
    });
  },
};

await rm(folder, { recursive: true, force: true });
await build({
  entryPoints: [`${root}mock-server/command-line/cli.ts`],
  outdir: folder,
  bundle: true,
  // What is imported when it is needed stays in files of its own.
  splitting: true,
  chunkNames: '[name]-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
  logLevel: 'warning',
  plugins: [keepUrls],
});
