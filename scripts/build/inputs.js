/** What a build depends on, so that it is not repeated while nothing of that has changed. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** In dist: the digest of the inputs. */
export const stampName = '.inputs';

const inputs = [
  'src',
  'mock-server',
  'fixtures',
  'schemas',
  'scripts/build',
  'scripts/docblocks.ts',
  'scripts/reply-schemas.ts',
  'scripts/schemas.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
];

/**
 * A digest of the names, sizes and times of all inputs. A file that is deleted, or replaced by an older one, changes it
 * too, as no comparison of times would notice.
 * @param {string} root the folder of the project
 * @param {readonly string[]} [others] what something else depends on too
 */
export function digestOfInputs(root, others = []) {
  const digest = createHash('sha256');
  for (const input of [...inputs, ...others]) add(join(root, input), digest);
  return digest.digest('hex');
}

function add(path, digest) {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (stat?.isDirectory()) {
    for (const name of readdirSync(path).sort()) if (name !== 'node_modules') add(join(path, name), digest);
  } else digest.update(`${path}\0${stat?.size}\0${stat?.mtimeNs}\n`);
}

/** Whether dist was built from what is there now. */
export function isBuilt(root) {
  try {
    return readFileSync(join(root, 'dist', stampName), 'utf8') === digestOfInputs(root);
  } catch {
    return false;
  }
}
