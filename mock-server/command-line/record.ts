/** The command `record`: makes a folder of fixtures of what a real server has. */
import { checkFolder, writeFolder } from '../real-server/record/folder.ts';
import type { GatheredFixtures } from '../real-server/record/gathered.ts';
import { recordServer } from '../real-server/record/record.ts';
import type { RecordCommand } from './server-flags.ts';

/** @throws Error with one sentence; nothing was written then */
export async function runRecord({ name: _, to, force, ...options }: RecordCommand): Promise<void> {
  await checkFolder(to, force);
  const recorded = await recordServer(options);
  await writeFolder(to, { ...recorded.fixtures });
  console.log(summaryOf(recorded, `--fixtures ${to}`));
}

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
