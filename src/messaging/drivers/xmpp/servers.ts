/** Finds the servers of a domain by DNS (RFC 6120, 3.2; XEP-0368), and checks where they are. */
import type { SrvRecord } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { parseUrl } from '../../../common/network/parse-url.ts';
import { guardedLookup } from '../../../outbound/guarded-agent.ts';
import { ForbiddenTargetError, TargetGuard, targetOf } from '../../../outbound/target.ts';
import { UnreachableError } from './refusals.ts';

/** Timeout of a query, in milliseconds, and how often it is tried. */
const timeoutMs = 1_500;
const tries = 2;
/** Maximum number of servers that are tried, one after the other. */
const maxServers = 8;

/** The records of a name. An empty list or a rejection: there are none. */
export type FindRecords = (name: string) => Promise<readonly SrvRecord[]>;

const records: FindRecords = name => new Resolver({ timeout: timeoutMs, tries }).resolveSrv(name);

/** The addresses of the servers of a domain, the best one first. */
export async function serversOf(domain: string, find: FindRecords = records): Promise<string[]> {
  const found = await Promise.all(
    ['xmpps', 'xmpp'].map(async scheme => {
      const all = await find(`_${scheme}-client._tcp.${domain}`).catch(() => []);
      // A dot says that there is no such service.
      return all.filter(({ name }) => name !== '' && name !== '.').map(record => ({ ...record, scheme }));
    }),
  );
  const servers = found
    .flat()
    .sort((one, other) => one.priority - other.priority || other.weight - one.weight)
    .map(({ scheme, name, port }) => `${scheme}://${name}:${port}`);
  return servers.length === 0 ? [`xmpp://${domain}:5222`] : servers.slice(0, maxServers);
}

/**
 * Anyone who may choose any domain must not choose a server inside of the network of the host. Returns what connects to
 * exactly the addresses that were checked.
 */
export async function publicOnly(
  service: string,
  allowed: readonly string[] | undefined,
): Promise<LookupFunction> {
  const guard = new TargetGuard({ allowed });
  const url = parseUrl(service);
  if (url === null) throw new UnreachableError();
  const target = targetOf(url);
  try {
    await guard.addressesOf(target);
  } catch (error) {
    if (error instanceof ForbiddenTargetError) throw new UnreachableError(`The server ${error.message}`);
    throw error;
  }
  return guardedLookup(guard, target.port);
}
