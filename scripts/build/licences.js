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

/** The licence of a package. Some have it only in their readme, or by its name. */
export function licenceIn(folder) {
  const file = readdirSync(folder).find(one => /^licen[cs]e/i.test(one));
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const text = file === undefined ? inReadme(folder) : readFileSync(`${folder}/${file}`, 'utf8');
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}

function inReadme(folder) {
  const readme = readdirSync(folder).find(one => /^readme/i.test(one));
  const text = readme === undefined ? '' : readFileSync(`${folder}/${readme}`, 'utf8');
  return /^#+ *licen[cs]e\s*\n([\s\S]*)$/im.exec(text)?.[1] ?? '';
}

/** Shorter ones are no burden where they stand. */
const leastLength = 200;

/**
 * The licences, one after the other. A paragraph that several have, whatever its line breaks, stands once at the end,
 * and its number in its place.
 *
 * @param {string} head
 * @param {readonly string[]} texts
 */
export function withSharedParagraphs(head, texts) {
  const paragraphs = texts.map(text => text.trim().split(/\n\s*\n/));
  const same = paragraph => paragraph.replaceAll(/\s+/g, ' ').trim();
  const counts = new Map();
  for (const one of paragraphs.flat().map(same)) counts.set(one, (counts.get(one) ?? 0) + 1);
  const shared = [...counts].filter(([text, count]) => count > 1 && text.length >= leastLength);
  const numbers = new Map(shared.map(([text], index) => [text, `[paragraph ${index + 1} at the end]`]));
  const parts = paragraphs.map(some => some.map(one => numbers.get(same(one)) ?? one).join('\n\n'));
  const ends = shared.map(([text], index) => `[paragraph ${index + 1}]\n${text}`);
  return `${[head, ...parts, ...ends].join('\n\n\n')}\n`;
}

/** @param {string} root the folder of the project, with a slash at its end */
export function licences(root) {
  const texts = bundledPackages.map(name => licenceIn(`${root}node_modules/${name}`));
  const ofFiles = Object.entries(copied).map(
    ([name, file]) => `${name}\n\n${readFileSync(`${root}src/console/assets/${file}`, 'utf8').trim()}\n`,
  );
  return withSharedParagraphs('Code of these packages is part of the files in this folder.', [
    ...texts,
    ...ofFiles,
  ]);
}
