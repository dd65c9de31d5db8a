/** What `--help` says. */
export const help = `Usage: koa-marketplace [flags]
       koa-marketplace init --workspace NAME --email ADDRESS --data FILE|--database-url URL
       koa-marketplace migrate [finish]|import FILE|export FILE [--database-url URL] [--schema NAME]

Runs the marketplace as a mock server, with fixtures loaded.

  --port N             port to listen on, 0 for a free one (4000)
  --host ADDRESS       address to listen on (127.0.0.1)
  --data FILE          JSON file that keeps the state (.data/mock.json)
  --memory             keep the state in memory only
  --database-url URL   keep the state in PostgreSQL (postgres://...)
  --schema NAME        schema of the tables in PostgreSQL (marketplace)
  --fixtures DIR       load fixtures from the JSON files in a folder
  --reset              delete the stored state and load the fixtures again
  --rate-limit N       limit each key to N requests per minute
  --quiet              do not log requests
  --cors ORIGIN        allow browser requests from this origin, * for any
  --webhook-port N     allow all webhooks to this port of this machine
  --allow-host NAME    accept requests for this host name
  --remote-control     let other machines use the controls below /__mock
  --help               show this help
  --version            show the version

  init           creates the first workspace, its owner and a first key in an empty storage
    --workspace NAME     name of the workspace
    --email ADDRESS      e-mail address of the owner, who logs in to the console with it
    --name NAME          name of the owner (the address)
    --password-stdin     read the password from standard input
    --generate-password  create a random password and show it once
                 without these two, it asks on the terminal, or creates one if there is no terminal

  migrate        updates the tables in PostgreSQL
  migrate finish also removes what only the previous release needs; run it when no process uses that release
  import FILE    adds the records of a data file that PostgreSQL does not have yet
  export FILE    writes all records in PostgreSQL to a new data file

--cors, --webhook-port and --allow-host may be given several times.

The commands read the address from DATABASE_URL if --database-url is omitted; init does so if --data is omitted too.
`;
