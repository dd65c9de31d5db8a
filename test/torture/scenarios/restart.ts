/** PostgreSQL ends connections or itself, or PgBouncer before it. */
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Load } from '../../adapters/postgres/chaos/load.ts';
import { durableServer, survive } from '../../adapters/postgres/chaos/survive.ts';
import { isListening, poolerSettings, poolerUrl } from '../../adapters/postgres/pooler.ts';
import { freePort } from '../../runner/own-postgres/server.js';
import { until } from '../../until.ts';
import { daemons, needs } from '../daemon.ts';
import type { Scenario } from '../scenario.ts';

const restarts = 10;
/** How PgBouncer is ended: after the transactions that are under way, with them, or without a word. */
const endings = ['SIGINT', 'SIGTERM', 'SIGKILL'] as const;
/** In milliseconds. */
const duration = 20_000;

/** What the clients of two hosts have met. */
export function figure(loads: readonly Load[]): string {
  const counts = loads.flatMap(({ statuses }) => Object.values(statuses));
  const all = counts.flatMap(one => Object.values(one)).reduce((sum, count) => sum + count, 0);
  const refused = loads.reduce((sum, one) => sum + one.refused(), 0);
  const writes = loads.reduce((sum, { acknowledged }) => sum + acknowledged(), 0);
  return `${all} requests, of which ${refused} got 503 and none anything else; ${writes} acknowledged changes, none lost; both hosts live`;
}

export const outages: readonly Scenario[] = [
  {
    name: 'postgres-restarts',
    promise:
      'While PostgreSQL restarts, requests get 503 at worst. No host ends, and no acknowledged change is lost.',
    how: '`pg_ctl stop`, in turn `fast` and `immediate`, and start, under the load of two hosts, one with a pool of its own.',
    async run({ cleanup, tell }) {
      const { loads } = await survive(cleanup, await durableServer(cleanup), async server => {
        for (let restart = 0; restart < restarts; restart += 1) {
          await setTimeout(300 + Math.random() * 1_000);
          await server.stop(restart % 2 === 0 ? 'fast' : 'immediate');
          await setTimeout(Math.random() * 1_000);
          await server.start();
          tell(`${restart + 1} restarts`);
        }
        await setTimeout(500);
      });
      return `${restarts} restarts; ${figure(loads)}`;
    },
  },
  {
    name: 'postgres-terminations',
    promise:
      'While PostgreSQL ends connections, requests get 503 at worst. No host ends, and no acknowledged change is lost.',
    how: '`pg_terminate_backend` of one connection at random, every 20 ms, under the same load.',
    async run({ cleanup }) {
      let ended = 0;
      const { loads } = await survive(cleanup, await durableServer(cleanup), async ({ url }) => {
        const client = new pg.Client({ connectionString: url });
        client.on('error', () => {});
        await client.connect();
        for (const end = performance.now() + duration; performance.now() < end; await setTimeout(20)) {
          const { rowCount } = await client.query(
            `select pg_terminate_backend(pid) from (
               select pid from pg_stat_activity
               where pid <> pg_backend_pid() and backend_type = 'client backend' order by random() limit 1
             ) as one`,
          );
          ended += rowCount ?? 0;
        }
        await client.end();
      });
      return `${ended} connections ended; ${figure(loads)}`;
    },
  },
  {
    name: 'pgbouncer-restarts',
    promise:
      'While PgBouncer restarts, requests get 503 at worst. No host ends, no acknowledged change is lost, and an ordered webhook gets its events in order.',
    how: `PgBouncer with \`pool_mode = transaction\` and four connections is ended, in turn by ${endings.join(', ')}, and started, under the same load.`,
    async run({ cleanup, tell }) {
      needs(['pgbouncer']);
      const { url } = await durableServer(cleanup);
      const place = daemons(cleanup, 'pgbouncer');
      const port = await freePort();
      const file = place.write('pgbouncer.ini', poolerSettings(url, port));
      const start = async () => {
        const pooler = place.start('pgbouncer', [file]);
        await until(() => isListening(port), pooler.output);
        return pooler;
      };
      let pooler = await start();
      const { loads } = await survive(cleanup, { url: poolerUrl(port) }, async () => {
        for (let restart = 0; restart < restarts; restart += 1) {
          await setTimeout(300 + Math.random() * 1_000);
          await pooler.end(endings[restart % endings.length] ?? 'SIGKILL');
          await setTimeout(Math.random() * 1_000);
          pooler = await start();
          tell(`${restart + 1} restarts`);
        }
        await setTimeout(500);
      });
      return `${restarts} restarts; ${figure(loads)}`;
    },
  },
];
