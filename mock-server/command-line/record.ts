/** The command `record`: makes a folder of fixtures of what a real server has. */
import { join } from 'node:path';
import { shellWord } from '../../src/console/assets/request.js';
import { checkFolder, writeFolder } from '../real-server/record/folder.ts';
import type { GatheredFixtures } from '../real-server/record/gathered.ts';
import { recordServer } from '../real-server/record/record.ts';
import type { ImportArchiveCommand, RecordCommand } from './server-flags.ts';

/** @throws Error with one sentence; nothing was written then */
export async function runRecord(command: RecordCommand | ImportArchiveCommand): Promise<void> {
  const { to, force } = command;
  await checkFolder(to, force);
  if ('file' in command) {
    const { importArchive } = await import('../real-server/archives/from-archive.ts');
    const { answers, server, ...imported } = await importArchive(command);
    const fixtures = Object.keys(imported.fixtures).length > 0 ? [`--fixtures ${wordOf(to)}`] : [];
    const file = answers.length > 0 ? [`--answers ${wordOf(join(to, 'answers.json'))}`] : [];
    await writeFolder(to, { ...imported.fixtures, ...(answers.length > 0 && { answers }) });
    const counts = { ...imported.counts, ...(answers.length > 0 && { answers: answers.length }) };
    console.log(`Server: ${server}`);
    console.log(summaryOf({ ...imported, counts }, [...fixtures, ...file].join(' ')));
    return;
  }
  const recorded = await recordServer(command);
  await writeFolder(to, { ...recorded.fixtures });
  console.log(summaryOf(recorded, `--fixtures ${wordOf(to)}`));
}

/** A path as a shell takes it. */
const wordOf = (path: string): string => (/^[\w./-]+$/.test(path) ? path : shellWord(path));

/** What was recorded, replaced and left out. `flags`: with which the mock server uses it. */
function summaryOf(
  { counts, left, replaced }: GatheredFixtures & { readonly replaced: Readonly<Record<string, number>> },
  flags: string,
): string {
  const listed = (numbers: Readonly<Record<string, number>>) =>
    Object.entries(numbers)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ') || 'nothing';
  return [
    `Recorded: ${listed(counts)}`,
    `Replaced: ${listed(replaced)}`,
    ...left.map(one => `Left out: ${one}`),
    '',
    `Look through the files before you share them, and serve them with: npx koa-marketplace ${flags}`,
  ].join('\n');
}
