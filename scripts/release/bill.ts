/** The software bill of materials, in CycloneDX: what npm installs with the package, and what the package contains. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledPackages } from '../build/licences.js';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string };
    readonly expression?: string;
  }[];
}

export interface Bill {
  readonly metadata: { readonly component: object };
  readonly components: readonly Component[];
}

/** Licences that ask for nothing but to be named. */
const permissive =
  /^(?:0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|ISC|MIT|Python-2\.0|Unlicense)$/;

/** `(MIT OR Apache-2.0)`: one of them is enough. */
const isPermissive = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some(one => one.split(' AND ').every(name => permissive.test(name)));

/** `installed`: as `npm sbom` writes it where only the package was installed. @throws Error that names a package whose licence is not known to be permissive */
export function billOfMaterials(installed: Bill, root: string): Bill {
  const own = installed.components.find(({ name }) => name === 'koa-marketplace');
  if (own === undefined) throw new Error('koa-marketplace is not installed there');
  const components = [
    ...installed.components.filter(one => one !== own),
    ...bundledPackages.map(name => contained(name, root)),
  ];
  for (const { name, version, licenses = [] } of components) {
    const names = licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression ?? '');
    if (names.length === 0 || !names.every(isPermissive))
      throw new Error(`${name} ${version} has the licence ${names.join(', ') || 'none'}`);
  }
  // npm names the file that it was installed from.
  const { externalReferences: _, ...component } = own as Component & {
    readonly externalReferences?: unknown;
  };
  return { ...installed, metadata: { ...installed.metadata, component }, components };
}

function contained(name: string, root: string): Component {
  const { version, license } = JSON.parse(
    readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return {
    type: 'library',
    'bom-ref': `${name}@${version}#contained`,
    name,
    version,
    scope: 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [{ license: { id: license } }],
  } as Component;
}
