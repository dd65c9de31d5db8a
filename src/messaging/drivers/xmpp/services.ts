/** Finds services of a server (XEP-0030), such as its rooms and its place for files. */
import { ChannelError } from '../../../channel/driver.ts';
import { namespaces } from './incoming.ts';
import type { Stream } from './stream.ts';

/** The first service of a domain with a feature; null: it has none. */
export async function serviceWith(stream: Stream, domain: string, feature: string): Promise<string | null> {
  const { xml } = stream;
  const listed = await stream.ask('get', xml('query', { xmlns: namespaces.items }), domain);
  const items = listed.getChild('query', namespaces.items)?.getChildren('item') ?? [];
  for (const { attrs } of items) {
    if (attrs.jid === undefined) continue;
    try {
      const told = await stream.ask('get', xml('query', { xmlns: namespaces.info }), attrs.jid);
      const features = told.getChild('query', namespaces.info)?.getChildren('feature') ?? [];
      if (features.some(one => one.attrs.var === feature)) return attrs.jid;
    } catch (error) {
      if (!(error instanceof ChannelError)) throw error;
    }
  }
  return null;
}
