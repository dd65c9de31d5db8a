/**
 * Resolves host names with the hosts file, then with our own DNS queries. Not with `dns.lookup`, which uses few threads
 * and no timeout, so a few names that never resolve would block all other look-ups.
 */

import { Resolver } from 'node:dns/promises';
import { readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import { plainHost } from '../common/network/own-address.ts';

export interface Address {
  readonly address: string;
  readonly family: number;
}

/** Resolves a host name to IP addresses. */
export type Resolve = (hostname: string) => Promise<readonly Address[]>;

export interface ResolveOptions {
  /** Name servers, as `address:port`. @default the system's */
  readonly servers?: readonly string[];
  /** Path of the hosts file. @default the system's */
  readonly hostsFile?: string;
  /** Timeout of a look-up, in milliseconds. @default 4500 */
  readonly timeout?: number;
}

/** Timeout of one query to a name server, in milliseconds, and the number of tries. */
const timeoutMs = 1_500;
const tries = 2;

const addressOf = (address: string): Address => ({ address, family: isIP(address) });

/** Returns an empty list or throws for a name without addresses. */
export function createResolve({
  servers,
  hostsFile = systemHostsFile(),
  timeout = 4_500,
}: ResolveOptions = {}): Resolve {
  const hosts = hostsIn(hostsFile);

  async function ask(name: string): Promise<readonly Address[]> {
    // Creates a new resolver for each name, because it reads the current system settings and can be cancelled
    // separately.
    const resolver = new Resolver({ timeout: timeoutMs, tries });
    if (servers !== undefined) resolver.setServers(servers);
    const timer = setTimeout(() => resolver.cancel(), timeout);
    try {
      // At the timeout, the addresses found so far are returned. The name server follows CNAMEs.
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
    // RFC 6761, section 6.3: these names are this machine, regardless of any name server.
    if (name === 'localhost' || name.endsWith('.localhost')) return ['127.0.0.1', '::1'].map(addressOf);
    return ask(name);
  };
}

const systemHostsFile = () =>
  process.platform === 'win32'
    ? join(process.env.SystemRoot ?? 'C:\\Windows', 'System32', 'drivers', 'etc', 'hosts')
    : '/etc/hosts';

/** The names in a hosts file, read again when it changes. Reading does not use the threads that others may block. */
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
      // If the file does not exist, DNS is used.
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
