/** The tables of docs/reference/dependencies.md: what a host installs with the package, and what is part of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledPackages } from './build/licences.js';

const root = fileURLToPath(new URL('../', import.meta.url));
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What each package is needed for, and when it is loaded. */
const reasons: Readonly<Record<string, string>> = {
  '@koa/cors': 'cross-origin requests',
  '@koa/router': 'the router that `createRouter` returns',
  '@types/koa': 'the types of Koa, which our declarations name; nothing of it runs',
  'content-disposition': 'names of files that are downloaded; loaded with the first file of a message',
  'file-type': 'what a file of a message is; loaded with the first one',
  isbot: 'clicks of bots on short links, which are not counted',
  'jsonc-parser': 'the line of an error in a data file; loaded with the first error',
  'koa-body': 'bodies of requests; loaded with the first body',
  lowdb: 'the storage in one file',
  qr: 'QR codes of short links; loaded with the first one',
  undici: 'requests to receivers, which must not reach private networks; loaded with the first one',
};

const reasonsOfBundled: Readonly<Record<string, string>> = {
  ajv: 'schemas of your own groups, and of inbound endpoints',
  'ajv-formats': 'formats of these schemas',
  'fast-deep-equal': 'needed by ajv',
  'fast-uri': 'needed by ajv',
  'ipaddr.js': 'which addresses are private',
  'json-schema-traverse': 'needed by ajv',
  jsonata: 'mappings of the automation API, in processes of their own',
  re2js: 'patterns of your schemas, in linear time',
};

type Table = (head: readonly string[], rows: readonly (readonly string[])[]) => string;

export function dependencyTables(table: Table): Record<string, () => string> {
  return {
    dependencies: () =>
      table(
        ['package', 'needed for', 'size', 'with what it brings'],
        Object.keys(dependencies).map(name => [
          `\`${name}\``,
          reasonOf(name, reasons),
          shown(sizeOf(name)),
          shown([...closure(name)].reduce((sum, one) => sum + sizeOf(one), 0)),
        ]),
      ),
    bundled: () =>
      table(
        ['package', 'needed for'],
        bundledPackages.map((name: string) => [`\`${name}\``, reasonOf(name, reasonsOfBundled)]),
      ),
  };
}

function reasonOf(name: string, among: Readonly<Record<string, string>>): string {
  const reason = among[name];
  if (reason === undefined)
    throw new Error(`scripts/dependencies.ts does not say what ${name} is needed for`);
  return reason;
}

const folderOf = (name: string) => join(root, 'node_modules', name);

/** A package and all that are installed with it. */
function closure(name: string): Set<string> {
  const found = new Set([name]);
  for (const one of found) {
    const { dependencies: own = {} } = JSON.parse(readFileSync(join(folderOf(one), 'package.json'), 'utf8'));
    for (const other of Object.keys(own)) found.add(other);
  }
  return found;
}

function sizeOf(name: string): number {
  const files = readdirSync(folderOf(name), { recursive: true, withFileTypes: true });
  return files
    .filter(file => file.isFile())
    .reduce((sum, file) => sum + readFileSync(join(file.parentPath, file.name)).length, 0);
}

/** Rounded, so that a fix of a dependency changes nothing here. */
const shown = (bytes: number): string =>
  bytes < 100_000 ? 'less than 0.1 MB' : `${(bytes / 1e6).toFixed(1)} MB`;
