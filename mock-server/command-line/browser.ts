/** The command `browser`: writes the script with all groups that browsers can have, which the package has compressed. */
import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fullScript } from '../browser/scripts.ts';

const name = `${fullScript}.js`;

/** @throws Error, in one sentence, if there is no such folder, or the command does not run from the built package */
export async function writeBrowserScript(folder: string): Promise<void> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${folder} is not a folder: name the one whose files your site serves, such as public`);
  // The command is never bundled, so that the file is beside it.
  const packed = join(dirname(realpathSync(process.argv[1] ?? '')), `${name}.br`);
  if (!existsSync(packed)) throw new Error(`${packed} is missing: run npm run build`);
  const file = join(folder, name);
  writeFileSync(file, brotliDecompressSync(readFileSync(packed)));
  console.log(`${file} is written: its groups are in docs/browser.md.`);
}
