/** Packages that become part of ours, and their licences. docs/dependencies.md says why. */
import { readdirSync, readFileSync } from 'node:fs';

/** With those that they import. */
export const bundledPackages = [
  'ajv',
  'ajv-formats',
  'fast-deep-equal',
  'fast-uri',
  'ipaddr.js',
  'json-schema-traverse',
  'jsonata',
  're2js',
];

/** Files that are in the project itself, with the licences beside them. */
const copied = {
  'Inter, of @fontsource-variable/inter 5.3.0 (OFL-1.1)': 'inter-license.txt',
  'Lucide 1.62.0 (ISC)': 'lucide-license.txt',
};

/** @param {string} root the folder of the project, with a slash at its end */
export function licences(root) {
  const texts = bundledPackages.map(name => {
    const folder = `${root}node_modules/${name}`;
    const file = readdirSync(folder).find(one => /^licen[cs]e/i.test(one));
    const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    return `${name} ${version} (${license})\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`;
  });
  const ofFiles = Object.entries(copied).map(
    ([name, file]) => `${name}\n\n${readFileSync(`${root}src/console/assets/${file}`, 'utf8').trim()}\n`,
  );
  return `Code of these packages is part of the files in this folder.\n\n${[...texts, ...ofFiles].join('\n\n')}`;
}
