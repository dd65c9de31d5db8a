/** The files of the recipes and of docs/wordpress.md; those of the former as a project that has the package. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackage } from '../installed.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Below the folder of these tests, so that the tools are found. */
const projects = fileURLToPath(new URL('../generated/recipes/', import.meta.url));

/** The first line of each file is a comment with its name. */
const fileName = /^(?:\/\/|#|<!--|<\?php \/\/) (\S+)(?: -->)?\n/;

type Files = ReadonlyMap<string, string>;

const filesIn = (page: string, text: string): Files =>
  new Map(
    [...text.matchAll(/```\w+\n(.*?)```/gs)].map(([, code = '']) => {
      const [, name] = fileName.exec(code) ?? [];
      if (name === undefined) throw new Error(`${page}: a file without a name: ${code}`);
      return [name, code];
    }),
  );

const textOf = (page: string) => readFile(join(root, page), 'utf8');

/** The pages with recipes. The heading of one that is a recipe as a whole is that of a section. */
const pages = [
  await textOf('docs/recipes.md'),
  await textOf('docs/recipes/tests.md'),
  `#${await textOf('docs/recipes/msw.md')}`,
];

/** The sections of these pages: their files by name. */
export const recipes: ReadonlyMap<string, Files> = new Map(
  pages
    .flatMap(text => text.split(/^## /m).slice(1))
    .map(section => {
      const name = section.slice(0, section.indexOf('\n'));
      return [name, filesIn(name, section)];
    }),
);

export const wordpressPage = await textOf('docs/wordpress.md');
export const wordpressFiles: Files = filesIn('docs/wordpress.md', wordpressPage);

/** Writes the files of sections into a project of their own. */
export async function project(sections: readonly string[]) {
  const folder = join(projects, sections.join('-').replaceAll(/\W/g, '-'));
  await rm(folder, { recursive: true, force: true });
  await installPackage(folder);
  await writeFile(join(folder, 'package.json'), '{"name": "recipe", "private": true, "type": "module"}');
  for (const section of sections)
    for (const [name, code] of recipes.get(section) ?? []) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), code);
    }
  return folder;
}
