/** PgBouncer before a PostgreSQL: its settings, and whether it is there. */
import { connect } from 'node:net';

/** A few connections for many clients, each for one transaction. */
export function poolerSettings(databaseUrl: string, ownPort: number): string {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const target = `host=${hostname} port=${port || 5432} user=${username} password=${password} dbname=${pathname.slice(1)}`;
  return (
    `[databases]\npooled = ${target}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${ownPort}\nauth_type = any\n` +
    'pool_mode = transaction\ndefault_pool_size = 4\nmax_client_conn = 500\nunix_socket_dir =\nserver_reset_query =\n'
  );
}

export const poolerUrl = (ownPort: number): string => `postgres://any@127.0.0.1:${ownPort}/pooled`;

export const isListening = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
