/**
 * From a host name to its addresses: the hosts file, then DNS queries of our own. Not `dns.lookup`: that runs on
 * few threads without a time limit, so that some names whose DNS never answers stall every other look-up.
 */
import { Resolver } from 'node:dns/promises';
import { readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { plainHost } from '../common/own-address.ts';

export interface Address {
  readonly address: string;
  readonly family: number;
}

/** Finds the addresses of a host name. */
export type Resolve = (hostname: string) => Promise<readonly Address[]>;

export interface ResolveOptions {
  /** Name servers, as `address:port`. @default the system's */
  readonly servers?: readonly string[];
  /** @default the system's */
  readonly hostsFile?: string;
  /** How long a look-up may take, in milliseconds. @default 4500 */
  readonly timeout?: number;
}

/** How long a name server may take before it is asked again, in milliseconds, and how often it is asked. */
const patience = 1_500;
const tries = 2;

const addressOf = (address: string): Address => ({ address, family: isIP(address) });

/** An empty list, or an error, for a name that has no address. */
export function createResolve({
  servers,
  hostsFile = systemHostsFile(),
  timeout = 4_500,
}: ResolveOptions = {}): Resolve {
  const hosts = hostsIn(hostsFile);

  async function ask(name: string): Promise<readonly Address[]> {
    // A new one for each name: it reads the system's settings as they are now, and can be cancelled by itself.
    const resolver = new Resolver({ timeout: patience, tries });
    if (servers !== undefined) resolver.setServers(servers);
    const timer = setTimeout(() => resolver.cancel(), timeout);
    try {
      // What has come when the time is over is enough. CNAMEs are followed by the name server.
      const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      return answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : [])).map(addressOf);
    } finally {
      clearTimeout(timer);
    }
  }

  return async hostname => {
    const name = plainHost(hostname);
    const known = hosts(name);
    if (known !== undefined) return known;
    // RFC 6761, section 6.3: these names are this machine, whatever a name server says.
    if (name === 'localhost' || name.endsWith('.localhost')) return ['127.0.0.1', '::1'].map(addressOf);
    return ask(name);
  };
}

const systemHostsFile = () =>
  process.platform === 'win32'
    ? join(process.env.SystemRoot ?? 'C:\\Windows', 'System32', 'drivers', 'etc', 'hosts')
    : '/etc/hosts';

/** The names of a hosts file, read anew when it has changed. Not by the threads that others may keep busy. */
function hostsIn(file: string): (name: string) => readonly Address[] | undefined {
  let names = new Map<string, Address[]>();
  let version = '';
  return name => {
    try {
      const { mtimeMs, size } = statSync(file);
      if (version !== `${mtimeMs} ${size}`) {
        names = parseHosts(readFileSync(file, 'utf8'));
        version = `${mtimeMs} ${size}`;
      }
    } catch {
      // Without the file there is DNS.
      names.clear();
      version = '';
    }
    return names.get(name);
  };
}

function parseHosts(text: string): Map<string, Address[]> {
  const names = new Map<string, Address[]>();
  for (const line of text.split('\n')) {
    const [address = '', ...hosts] = (line.split('#', 1)[0] ?? '').trim().split(/\s+/);
    if (isIP(address) === 0) continue;
    for (const host of hosts.map(plainHost))
      names.set(host, [...(names.get(host) ?? []), addressOf(address)]);
  }
  return names;
}
