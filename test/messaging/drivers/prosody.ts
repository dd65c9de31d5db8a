/** A real XMPP server (Prosody) for tests, and proxies in front of it that can be cut. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Why there is no Prosody on this machine, or null. */
export const noProsody: string | null = (() => {
  try {
    execFileSync('sh', ['-c', 'command -v prosody'], { stdio: 'ignore' });
    return null;
  } catch {
    return 'there is no prosody on this machine: apt-get install prosody';
  }
})();

export const password = 'correct horse battery staple';

export interface Prosody {
  readonly port: number;
  /** Creates an account, and returns its address. */
  account(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** A password for SCRAM with one iteration: the usual 10,000 would take most of the time of the tests, at each login. */
function credentials(): string {
  const salt = 'salt';
  const salted = pbkdf2Sync(password, salt, 1, 20, 'sha1');
  const keyed = (text: string) => createHmac('sha1', salted).update(text).digest();
  const stored = createHash('sha1').update(keyed('Client Key')).digest('hex');
  return `return { iteration_count = 1; salt = "${salt}"; stored_key = "${stored}"; server_key = "${keyed('Server Key').toString('hex')}"; };`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** `archive`: whether it keeps messages, and gives them ids. */
export async function prosody({ archive = true } = {}): Promise<Prosody> {
  const folder = await mkdtemp(join(tmpdir(), 'prosody-'));
  const [port, http] = [await freePort(), await freePort()];
  const data = join(folder, 'data');
  const config = `
    run_as_root = true
    pidfile = "${folder}/prosody.pid"
    data_path = "${data}"
    log = { error = "${folder}/error.log" }
    interfaces = { "127.0.0.1" }
    c2s_ports = { ${port} }
    s2s_ports = {}
    http_ports = { ${http} }
    http_interfaces = { "127.0.0.1" }
    https_ports = {}
    modules_enabled = { "roster", "saslauth", "disco", "carbons", "pep", "blocklist", "vcard_legacy", "ping",
      "smacks", "offline"${archive ? ', "mam"' : ''} }
    modules_disabled = { "s2s", "tls" }
    authentication = "internal_hashed"
    c2s_require_encryption = false
    network_settings = { nagle = false, opportunistic_writes = true }
    archive_expires_after = "never"
    default_archive_policy = true
    VirtualHost "localhost"
    Component "conference.localhost" "muc"
      modules_enabled = { ${archive ? '"muc_mam"' : ''} }
    Component "upload.localhost" "http_file_share"
      http_host = "127.0.0.1"
      http_external_url = "http://127.0.0.1:${http}/"
  `;
  await mkdir(data, { recursive: true });
  await writeFile(join(folder, 'prosody.cfg.lua'), config);
  const child: ChildProcess = spawn('prosody', ['--config', join(folder, 'prosody.cfg.lua'), '-F'], {
    stdio: 'ignore',
  });
  const end = Date.now() + 20_000;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`prosody does not start: see ${folder}`);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  return {
    port,
    async account(name) {
      const accounts = join(data, 'localhost', 'accounts');
      await mkdir(accounts, { recursive: true });
      await writeFile(join(accounts, `${name}.dat`), credentials());
      return `${name}@localhost`;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** Stands between a client and the server. */
export async function proxy(target: number) {
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer({ noDelay: true }, near => {
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true });
    const pair = [near, far] as const;
    pairs.add(pair);
    near.pipe(far).pipe(near);
    for (const socket of pair) {
      socket.on('error', () => {});
      socket.on('close', () => {
        pairs.delete(pair);
        near.destroy();
        far.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      for (const [near, far] of pairs) {
        near.destroy();
        far.destroy();
      }
    },
    /** Nothing arrives any more, and nobody is told. */
    silence() {
      for (const [near, far] of pairs) {
        near.unpipe();
        far.unpipe();
        near.pause();
        far.pause();
      }
    },
    close() {
      server.close();
      this.cut();
    },
  };
}
