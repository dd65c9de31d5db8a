/** The command `init`: from a storage that is empty to the first key. */

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import { checkData, InvalidDataError } from '../../src/adapters/rules/check.ts';
import type { OptionalGroup } from '../../src/adapters/rules/collections/index.ts';
import { dataWithWorkspace } from '../../src/adapters/rules/members.ts';
import { shellWord } from '../../src/console/assets/request.js';
import type { DataFile } from '../../src/generated/types.ts';
import { servedBy } from '../../src/group/serve.ts';
import {
  builtIn,
  draftKey,
  hashPassword,
  isRefused,
  type NewWorkspaceOptions,
  type WorkspacesRepository,
} from '../../src/index.ts';
import type { CliCommand, Flags } from './flags.ts';
import { passwordFrom } from './password.ts';
import { UsageError } from './usage-error.ts';

type Init = Extract<CliCommand, { name: 'init' }>;
type Create = WorkspacesRepository['create'];

/** Where the workspace is to be kept. */
interface Place {
  /** As it is named in a sentence, and as the command that serves it takes it. */
  readonly name: string;
  readonly flags: string;
  /** Whether it has a workspace already. */
  isTaken(): Promise<boolean>;
  readonly create: (...args: Parameters<Create>) => Promise<Awaited<ReturnType<Create>>>;
  close(): Promise<void>;
}

/** @throws UsageError; Error, in one sentence, for what cannot be done; nothing has changed then */
export async function init({ file, databaseUrl, schema, without }: Flags, command: Init): Promise<void> {
  const workspace = { id: command.workspaceId ?? newId('ws'), name: command.workspace, account_id: null };
  const owner = {
    id: newId('user'),
    email: command.email.toLowerCase(),
    name: command.userName,
    password: null,
  };
  checkNames(workspace, owner);
  const place =
    databaseUrl === undefined
      ? await inFile(file ?? '')
      : await inDatabase(databaseUrl, schema ?? 'marketplace', without);
  try {
    // Before anybody is asked for anything. Whether it is so is decided in the step that makes the workspace.
    if (await place.isTaken()) throw new Error(isTaken(place));
    const password = await passwordFrom(command.password);
    const scopes = Object.keys(
      servedBy(builtIn.filter(({ name }) => !without.some(group => group === name))).scopes,
    );
    const draft = { id: newId('key'), name: 'First key', scopes, expiresAt: null, createdBy: owner.id };
    const { record: key, secret } = draftKey(draft, Date.now());
    const made = await place.create(workspace, {
      owner: { ...owner, password: await hashPassword(password) },
      key,
      first: true,
    });
    if (isRefused(made))
      throw new Error(made.refused === 'not_first' ? isTaken(place) : refused(made.refused));
    tell(place, command, workspace.id, owner.email, password, secret);
  } finally {
    await place.close();
  }
}

const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('base64url')}`;

const isTaken = ({ name }: Place) =>
  `${name} has a workspace already, and nothing was changed: init only makes the first`;

const refused = (reason: string) =>
  reason === 'email_taken'
    ? 'a user with this e-mail address is there already, and nothing was changed'
    : `the workspace was refused (${reason}), and nothing was changed`;

/** Which flag a place in the data comes from. */
const flagsByPointer: Readonly<Record<string, string>> = {
  '/workspaces/0/name': '--workspace',
  '/users/0/email': '--email',
  '/users/0/name': '--name',
};

/** Names the flag whose value cannot be stored, before anything is opened or asked. @throws UsageError */
function checkNames(workspace: Parameters<typeof dataWithWorkspace>[0], user: NamedUser): void {
  try {
    checkData('init', dataWithWorkspace(workspace, { users: [user] }));
  } catch (error) {
    if (!(error instanceof InvalidDataError)) throw error;
    throw new UsageError(`${flagsByPointer[error.pointer] ?? error.pointer} ${error.reason}`);
  }
}

type NamedUser = Exclude<NewWorkspaceOptions['owner'], string | undefined>;

/** A file that is not there yet is written once, with everything in it: anyone who stops this leaves no part of it. */
async function inFile(file: string): Promise<Place> {
  const stored = existsSync(file) ? await lowdbRepository({ file }) : null;
  return {
    name: file,
    flags: `--data ${shellWord(file)}`,
    isTaken: async () => (await stored?.workspaces.list({ limit: 1 }))?.workspaces.length === 1,
    create: async (...args) => {
      if (stored !== null) return stored.workspaces.create(...args);
      const draft = await lowdbRepository();
      const made = await draft.workspaces.create(...args);
      const repository = await lowdbRepository({ file, seed: draft.data as DataFile });
      try {
        const isOurs = !isRefused(made) && (await repository.workspaces.find(made.id)) !== null;
        // Somebody else made the file meanwhile: it is not written over.
        return isOurs ? made : await repository.workspaces.create(...args);
      } finally {
        await repository.close();
      }
    },
    close: async () => stored?.close(),
  };
}

async function inDatabase(
  connectionString: string,
  schema: string,
  without: readonly OptionalGroup[],
): Promise<Place> {
  const { postgresRepository } = await import('../../src/adapters/postgres/index.ts');
  const repository = await postgresRepository({ connectionString, schema, without });
  const isUsual = schema === 'marketplace';
  return {
    name: `the schema ${schema}`,
    // The address has a password: it is not repeated.
    flags: `--database-url "$DATABASE_URL"${isUsual ? '' : ` --schema ${schema}`}`,
    isTaken: async () => (await repository.workspaces.list({ limit: 1 })).workspaces.length === 1,
    create: async (...args) => repository.workspaces.create(...args),
    close: repository.close,
  };
}

function tell(
  place: Place,
  { password: source, workspace }: Init,
  id: string,
  email: string,
  password: string,
  secret: string,
) {
  const withPassword = source === 'generate' ? `the password ${password}` : 'the password that you gave';
  const key = shellWord(`Authorization: Bearer ${secret}`);
  console.log(`${workspace} (${id}) is the first workspace of ${place.name}. It belongs to no account yet.

  log in    ${email} with ${withPassword}
  key       ${secret}

Neither key nor password is shown again. Serve it with your app on port 4000, or so:

  npx koa-marketplace ${place.flags}

and list its keys:

  curl -H ${key} http://127.0.0.1:4000/api/v1/keys
`);
}
