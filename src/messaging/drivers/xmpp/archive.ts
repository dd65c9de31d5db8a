/** The archive of the server (XEP-0313): what was sent while the instance was not connected, or could not be stored. */
import { ChannelError } from '../../../channel/errors.ts';
import { forwardedIn, namespaces, type UnwrappedMessage } from './incoming.ts';
import type { Stanza } from './library.ts';
import type { Stream } from './stream.ts';

const pageSize = 50;
/** Maximum size of a page, in bytes. */
const maxPageLength = 16 * 1024 ** 2;

export interface ArchivePage {
  readonly messages: readonly UnwrappedMessage[];
  /** The id to continue after; null: there is nothing. */
  readonly last: string | null;
  readonly isComplete: boolean;
}

/**
 * A page of the archive after an id; of an empty id: from the beginning. Without one: only the id of the last message.
 * `null`: there is no archive.
 */
export async function archivePage(stream: Stream, after: string | null): Promise<ArchivePage | null> {
  const { xml } = stream;
  const queryId = `q${Math.random().toString(36).slice(2)}`;
  const messages: UnwrappedMessage[] = [];
  let [results, bytes] = [0, 0];
  const end = stream.listen(stanza => {
    const result = stanza.getChild('result', namespaces.archive);
    if (result?.attrs.queryid !== queryId) return;
    results += 1;
    bytes += stream.size;
    if (results > pageSize || bytes > maxPageLength) {
      stream.cut('The archive of the server has sent more than was asked for');
      return;
    }
    const inner = forwardedIn(result);
    if (inner !== null) messages.push({ ...inner, archiveId: result.attrs.id ?? null });
  });
  try {
    const answer = await stream.ask(
      'set',
      xml(
        'query',
        { xmlns: namespaces.archive, queryid: queryId },
        xml(
          'set',
          { xmlns: namespaces.pages },
          xml('max', {}, String(after === null ? 1 : pageSize)),
          after === null ? xml('before') : after !== '' && xml('after', {}, after),
        ),
      ),
    );
    return pageOf(answer, after === null ? [] : messages);
  } catch (error) {
    if (error instanceof ChannelError && !error.retry) return null;
    throw error;
  } finally {
    end();
  }
}

function pageOf(answer: Stanza, messages: readonly UnwrappedMessage[]): ArchivePage {
  const fin = answer.getChild('fin', namespaces.archive);
  return {
    messages,
    last: fin?.getChild('set', namespaces.pages)?.getChildText('last') ?? null,
    isComplete: fin?.attrs.complete === 'true' || messages.length === 0,
  };
}
