/** What `--help` says. */
import type { Flag } from './flag.ts';
import { flagRows, flagsOf, spelling } from './table.ts';

type Row = (typeof flagRows)[number];

function lines(rows: readonly Row[], indent: string): string {
  const width = Math.max(...rows.map(([name, flag]) => spelling(name, flag).length)) + 2;
  return rows
    .map(([name, flag]) => `${indent}${spelling(name, flag).padEnd(width)}${meaning(flag)}`)
    .join('\n');
}

const meaning = ({ means, standard }: Flag) =>
  `${means}${standard === undefined ? '' : ` (${standard})`}`.replaceAll('`', '');

const several = flagRows.filter(([, flag]) => flag.multiple).map(([name]) => `--${name}`);

export const help = `Usage: koa-marketplace [flags]
       koa-marketplace init --workspace NAME --email ADDRESS --data FILE|--database-url URL
       koa-marketplace migrate [finish] [--print]|import FILE|export FILE [--database-url URL] [--schema NAME]
       koa-marketplace secrets rotate --keys FILE --data FILE|--database-url URL
       koa-marketplace verify URL [--key KEY] [--only NAMES] [--report FILE]
       koa-marketplace record URL|FILE --to DIR [--key KEY]
       koa-marketplace browser FOLDER

Runs the marketplace as a mock server, with fixtures loaded.

${lines(flagsOf('serve'), '  ')}

  init           creates the first workspace, its owner and a first key in an empty storage
${lines(flagsOf('init', true), '    ')}
                 without the two flags for passwords, it asks on the terminal, or creates one if there is no terminal

  migrate        updates the tables in PostgreSQL
  migrate finish also removes what only the previous release needs; run it when no process uses that release
${lines(flagsOf('migrate', true), '    ')}
  import FILE    adds the records of a data file that PostgreSQL does not have yet
  export FILE    writes all records in PostgreSQL to a new data file
  these, init and secrets take:
${lines(
  flagRows.filter(([name]) => name === 'without'),
  '    ',
)}

  secrets rotate encrypts all stored secrets with the first of the keys
${lines(flagsOf('secrets', true), '    ')}

  verify URL     says whether a real server answers as the mock server does; exits with 1 if it does not
${lines(flagsOf('verify'), '    ')}

  record URL     makes fixtures of what a real server has, with stand-ins for what is secret or personal; takes --key,
                 --only, --known and --timeout too
  record FILE    makes fixtures and answers of an HTTP archive (HAR) or of a collection of Postman
${lines(flagsOf('record', true), '    ')}

  browser FOLDER writes the script that has all groups of the mock server for browsers

${several.slice(0, -1).join(', ')} and ${several.at(-1)} may be given several times.

The commands read the address from DATABASE_URL if --database-url is omitted; init and secrets do so if --data is omitted too.
`;
