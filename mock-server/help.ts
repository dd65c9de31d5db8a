/** What `--help` says. */
export const help = `Usage: koa-marketplace [flags]
       koa-marketplace init --workspace NAME --email ADDRESS --data FILE|--database-url URL
       koa-marketplace migrate [finish]|import FILE|export FILE [--database-url URL] [--schema NAME]

Runs the marketplace as a mock server, with fixtures loaded.

  --port N             port to listen on, 0 for a free one (4000)
  --host ADDRESS       address to listen on (127.0.0.1)
  --data FILE          JSON file that keeps the state (.data/mock.json)
  --memory             keep the state in memory, write nothing
  --database-url URL   keep the state in PostgreSQL (postgres://...)
  --schema NAME        schema of the tables in PostgreSQL (marketplace)
  --fixtures DIR       seed from the JSON files of a folder
  --reset              seed again, whatever file or schema hold
  --rate-limit N       refuse more than N requests a minute with a key
  --quiet              no line a request
  --cors ORIGIN        answer web pages of this origin too, * for any
  --webhook-port N     send webhooks to this port of this machine, whoever asks
  --allow-host NAME    answer to this host name too
  --help               this text
  --version            the version

  init           makes the first workspace, its owner and a first key, in a storage that has none
    --workspace NAME     name of the workspace
    --email ADDRESS      the owner logs in to the console with it
    --name NAME          name of the owner (the address)
    --password-stdin     read the password from standard input
    --generate-password  make a random password and show it once
                 without these two it asks on the terminal, or makes one where there is none

  migrate        brings the tables in PostgreSQL up to date
  migrate finish and takes away what only the release before needs, once none of it runs
  import FILE    adds to PostgreSQL what it lacks of a data file
  export FILE    writes what PostgreSQL holds as a new data file

--cors, --webhook-port and --allow-host may be given several times.

The commands take the address from DATABASE_URL where --database-url is left out, init where --data is left out too.
`;
