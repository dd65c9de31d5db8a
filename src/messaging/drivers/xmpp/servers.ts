/** Finds the servers of a domain by DNS (RFC 6120, 3.2; XEP-0368). */
import type { SrvRecord } from 'node:dns';
import { Resolver } from 'node:dns/promises';

/** Timeout of a query, in milliseconds, and how often it is tried. */
const patience = 1_500;
const tries = 2;
/** Maximum number of servers that are tried, one after the other. */
const mostServers = 8;

/** The records of a name. An empty list or a rejection: there are none. */
export type FindRecords = (name: string) => Promise<readonly SrvRecord[]>;

const records: FindRecords = name => new Resolver({ timeout: patience, tries }).resolveSrv(name);

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
  return servers.length === 0 ? [`xmpp://${domain}:5222`] : servers.slice(0, mostServers);
}
