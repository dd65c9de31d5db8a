/** Messages of ours as stanzas. */

import type { OutgoingMessage } from '../../../channel/driver.ts';
import type { SentContent } from '../../../channel/events.ts';
import { defined } from '../../../common/defined.ts';
import { referenceTo } from './ids.ts';
import { namespaces } from './incoming.ts';
import type { Stanza, Xml } from './library.ts';

/** `file`: the address of an uploaded file. */
export function bodyOf(content: SentContent, file: string | null): string {
  switch (content.kind) {
    case 'text':
      return content.text;
    case 'media':
      return [content.caption, file].filter(line => line !== null).join('\n');
    case 'location':
      return [content.name, `geo:${content.latitude},${content.longitude}`]
        .filter(line => line !== null)
        .join('\n');
    case 'contact':
      return [content.name, ...content.addresses].join('\n');
    case 'poll':
      return [content.question, ...content.options.map((option, index) => `${index + 1}. ${option}`)].join(
        '\n',
      );
  }
}

export function messageStanza(
  xml: Xml,
  { id, chat, content, replyTo }: Pick<OutgoingMessage, 'id' | 'chat' | 'content' | 'replyTo'>,
  { isRoom, file }: { readonly isRoom: boolean; readonly file: string | null },
): Stanza {
  return xml(
    'message',
    { id, to: chat, type: isRoom ? 'groupchat' : 'chat' },
    xml('body', {}, bodyOf(content, file)),
    xml('origin-id', { xmlns: namespaces.ids, id }),
    xml('markable', { xmlns: namespaces.markers }),
    !isRoom && xml('request', { xmlns: namespaces.receipts }),
    file !== null && xml('x', { xmlns: namespaces.outOfBand }, xml('url', {}, file)),
    replyTo !== null &&
      xml('reply', {
        xmlns: namespaces.reply,
        id: referenceTo(isRoom, replyTo.externalId, replyTo.originId),
        ...defined({ to: replyTo.from ?? undefined }),
      }),
  );
}
