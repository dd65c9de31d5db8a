/** The sections of docs/clients.md and docs/clients/: the commands and files in them. */
import { readdir, readFile } from 'node:fs/promises';

const docs = new URL('../../../docs/', import.meta.url);

/** The text of each page. The first heading of those of a language is that of a section. */
async function texts(): Promise<string[]> {
  const names = (await readdir(new URL('clients/', docs))).map(name => `clients/${name}`);
  const [first = '', ...others] = await Promise.all(
    ['clients.md', ...names].map(name => readFile(new URL(name, docs), 'utf8')),
  );
  return [first, ...others.map(text => `#${text}`)];
}

/** The first line of each file is a comment with its name; commands have none. */
const fileName = /^(?:<\?php )?(?:\/\/|#) (\S+)\n/;

export interface Section {
  readonly commands: string;
  readonly files: Readonly<Record<string, string>>;
}

export async function sectionsOfPage(): Promise<Record<string, Section>> {
  const sections = (await texts()).flatMap(text => text.split(/^## /m).slice(1));
  return Object.fromEntries(
    sections.map(section => {
      const blocks = [...section.matchAll(/```(\w+)\n(.*?)```/gs)];
      const files = blocks.flatMap(([, type, code = '']) => {
        const name = fileName.exec(code)?.[1];
        if (type !== 'sh' && name === undefined)
          throw new Error(`a page on clients has a file without a name: ${code}`);
        return type === 'sh' ? [] : [[name, code]];
      });
      const commands = blocks.flatMap(([, type, code]) => (type === 'sh' ? [code] : [])).join('');
      return [section.slice(0, section.indexOf('\n')), { commands, files: Object.fromEntries(files) }];
    }),
  );
}
