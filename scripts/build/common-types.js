/** Writes the types of entries for `require`, which are those for `import`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * @param {string} root the folder of the project, with a slash at its end
 * @param {string} folder what is built, which package.json calls dist
 */
export function writeCommonTypes(root, folder) {
  const { exports } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  for (const { require } of Object.values(exports)) {
    if (!require?.types?.endsWith('.d.cts')) continue;
    const file = require.types.replace('./dist', folder);
    const source = file.replace('.d.cts', '.d.ts');
    const module = `'./${basename(source).replace('.d.ts', '.js')}' with { 'resolution-mode': 'import' }`;
    const values = valuesOf(source).map(name => `export declare const ${name}: typeof entry.${name};\n`);
    writeFileSync(
      file,
      `import type * as entry from ${module};\nexport type * from ${module};\n${values.join('')}`,
    );
  }
}

/** What a file of declarations exports besides types. */
function valuesOf(path) {
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  return program.body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration, exportKind, specifiers }) => {
      if (declaration == null)
        return exportKind === 'type' ? [] : specifiers.filter(isValue).map(one => one.exported.name);
      if (/Interface|TypeAlias|Module|Global/.test(declaration.type)) return [];
      return (declaration.declarations ?? [declaration]).map(one => one.id.name);
    });
}

const isValue = ({ exportKind }) => exportKind !== 'type';
