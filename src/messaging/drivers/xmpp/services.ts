/** Finds services of a server (XEP-0030), such as its rooms and its place for files. */
import { ChannelError } from '../../../channel/errors.ts';
import { namespaces } from './incoming.ts';
import type { Stanza } from './library.ts';
import type { Stream } from './stream.ts';

/** Whether an answer about an entity names a feature. */
export const hasFeature = (query: Stanza | undefined, feature: string): boolean =>
  query?.getChildren('feature').some(({ attrs }) => attrs.var === feature) ?? false;

/** The first service of a domain with a feature; null: it has none. */
export async function serviceWith(stream: Stream, domain: string, feature: string): Promise<string | null> {
  const { xml } = stream;
  const listed = await stream.ask('get', xml('query', { xmlns: namespaces.items }), domain);
  const items = listed.getChild('query', namespaces.items)?.getChildren('item') ?? [];
  for (const { attrs } of items) {
    if (attrs.jid === undefined) continue;
    try {
      const reported = await stream.ask('get', xml('query', { xmlns: namespaces.info }), attrs.jid);
      if (hasFeature(reported.getChild('query', namespaces.info), feature)) return attrs.jid;
    } catch (error) {
      if (!(error instanceof ChannelError)) throw error;
    }
  }
  return null;
}
