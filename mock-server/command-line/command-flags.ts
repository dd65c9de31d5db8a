/** The flags of other commands than the one that starts the mock server. */
import { isId, isPublicUrl } from '../../src/common/options/check-options.ts';
import { type Flag, isVisible, unless } from './flag.ts';

export const commandFlags = {
  workspace: {
    type: 'string',
    takes: 'NAME',
    means: 'name of the workspace',
    commands: ['init'],
    check: isVisible,
  },
  'workspace-id': {
    type: 'string',
    takes: 'ID',
    means: 'id of the workspace, such as that of your customer',
    standard: 'a random id',
    commands: ['init'],
    check: isId,
  },
  email: {
    type: 'string',
    takes: 'ADDRESS',
    means: 'e-mail address of the owner, who logs in to the console with it',
    commands: ['init'],
  },
  name: {
    type: 'string',
    takes: 'NAME',
    means: 'name of the owner',
    standard: 'the address',
    commands: ['init'],
    check: isVisible,
  },
  'password-stdin': { type: 'boolean', means: 'read the password from standard input', commands: ['init'] },
  'generate-password': {
    type: 'boolean',
    means: 'create a random password and show it once',
    commands: ['init'],
  },
  keys: {
    type: 'string',
    takes: 'FILE',
    means: 'JSON file with the option `secrets`: `{ "keys": [{ "id", "key" }] }`',
    commands: ['secrets'],
  },
  only: {
    type: 'string',
    takes: 'NAMES',
    means: 'only these operations and groups, such as `marketplace,listLinks`',
    standard: 'all',
    commands: ['verify', 'record'],
    check: isVisible,
  },
  write: {
    type: 'boolean',
    means: 'also try what changes something, on records that are made and removed again',
    commands: ['verify'],
  },
  known: {
    type: 'string',
    multiple: true,
    takes: 'NAME=VALUE',
    means: 'value that the server does not tell, such as `purchase_code=…`',
    commands: ['verify', 'record'],
    check: unless(text => /^\w+=./.test(text), 'must be a name and a value, such as purchase_code=4f1c9a52'),
  },
  timeout: {
    type: 'string',
    takes: 'SECONDS',
    means: 'how long an answer may take',
    standard: '30',
    commands: ['verify', 'record'],
    check: unless(text => /^[1-9]\d{0,2}$/.test(text), 'must be a number of seconds from 1 to 999'),
  },
  report: {
    type: 'string',
    takes: 'FILE',
    means: 'write the report: JUnit to `.xml`, JSON to `.json`, text to any other file',
    commands: ['verify'],
    check: isVisible,
  },
  to: {
    type: 'string',
    takes: 'DIR',
    means: 'folder for the fixtures',
    commands: ['record'],
    check: isVisible,
  },
  server: {
    type: 'string',
    takes: 'URL',
    means: 'with a file: the address of the server whose requests are used',
    standard: 'the one with most requests for operations',
    commands: ['record'],
    check: isPublicUrl,
  },
  force: {
    type: 'boolean',
    means: 'write into a folder that has files, and replace the fixtures there',
    commands: ['record'],
  },
  print: {
    type: 'boolean',
    means: 'print the pending migrations as SQL for psql, and change nothing',
    commands: ['migrate'],
  },
} as const satisfies Readonly<Record<string, Flag>>;
