/** The sections of docs/clients.md: the commands and files in them. */
import { readFile } from 'node:fs/promises';

const page = new URL('../../../docs/clients.md', import.meta.url);

/** The first line of each file is a comment with its name; commands have none. */
const fileName = /^(?:<\?php )?(?:\/\/|#) (\S+)\n/;

export interface Section {
  readonly commands: string;
  readonly files: Readonly<Record<string, string>>;
}

export async function sectionsOfPage(): Promise<Record<string, Section>> {
  const [, ...sections] = (await readFile(page, 'utf8')).split(/^## /m);
  return Object.fromEntries(
    sections.map(section => {
      const blocks = [...section.matchAll(/```(\w+)\n(.*?)```/gs)];
      const files = blocks.flatMap(([, type, code = '']) => {
        const name = fileName.exec(code)?.[1];
        if (type !== 'sh' && name === undefined)
          throw new Error(`docs/clients.md: a file without a name: ${code}`);
        return type === 'sh' ? [] : [[name, code]];
      });
      const commands = blocks.flatMap(([, type, code]) => (type === 'sh' ? [code] : [])).join('');
      return [section.slice(0, section.indexOf('\n')), { commands, files: Object.fromEntries(files) }];
    }),
  );
}
