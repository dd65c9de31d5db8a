/**
 * What people have written, as it is stored. Nothing of it is refused because of its length or its kind: what is longer
 * is cut, marked, and kept whole as a file, and what fits no kind is kept as it came.
 */
import { Readable } from 'node:stream';
import type { ReceivedContent } from '../../channel/events.ts';
import { newId } from '../../common/new-id.ts';
import type { MessageFile, StoredContent } from '../../generated/types.ts';
import type { MessagingContext } from './context.ts';
import { shortLineOf } from './reason.ts';

/** Number of characters of a text that are stored with the message. */
const maxTextLength = 65_536;
const maxFileNameLength = 255;
const maxTypeLength = 100;

export interface ReceivedContentRecord {
  readonly content: StoredContent;
  readonly file?: MessageFile;
}

/** Stores texts that are too long for a message. */
type Keeping = Pick<MessagingContext, 'storeMedia'> & { readonly workspaceId: string };

/** `now`: when a file is due. */
export async function recordOfContent(
  content: ReceivedContent,
  keeping: Keeping,
  now: string,
): Promise<ReceivedContentRecord> {
  switch (content.kind) {
    case 'text': {
      const { kind, text, ...more } = content;
      if (Object.keys(more).length > 0) return fitting(content, keeping);
      const whole = storable(text);
      // A text without characters is of no kind that can be stored.
      if (whole === '') return fitting(content, keeping);
      return { content: { kind, ...(await kept('text', whole, 'message.txt', keeping)) } };
    }
    case 'unsupported': {
      const type = content.type == null ? null : shortLineOf(content.type, maxTypeLength);
      const raw = await kept('raw', storable(content.raw), 'message.raw.txt', keeping);
      return { content: { kind: 'unsupported', type, ...raw } };
    }
    case 'media': {
      const caption = content.caption == null ? null : captionOf(storable(content.caption));
      const { text = null, ...mark } = caption ?? {};
      if (!('file' in content)) return fitting({ ...content, caption: text, ...mark }, keeping);
      const { ref, name } = content.file;
      return {
        content: { kind: 'media', media_id: newId('med'), caption: text, ...mark },
        file: {
          ref,
          name: name == null ? null : shortLineOf(name, maxFileNameLength),
          state: 'pending',
          reason: null,
          attempts: 0,
          taken: null,
          retry_at: now,
        },
      };
    }
    default:
      return fitting(content, keeping);
  }
}

/** Neither storage keeps NUL and half characters. */
const storable = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed();

/** The beginning of a text; null: it is short enough. */
function beginningOf(text: string): string | null {
  if (text.length <= maxTextLength) return null;
  let end = 0;
  for (let characters = 0; characters < maxTextLength && end < text.length; characters += 1)
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  return end === text.length ? null : text.slice(0, end);
}

function captionOf(text: string): { text: string; truncated?: true } | null {
  if (text === '') return null;
  const beginning = beginningOf(text);
  return beginning === null ? { text } : { text: beginning, truncated: true };
}

async function kept<Name extends 'text' | 'raw'>(
  field: Name,
  text: string,
  name: string,
  { workspaceId, storeMedia }: Keeping,
): Promise<Record<Name, string> & { truncated?: true; media_id?: string }> {
  const beginning = beginningOf(text);
  const own = { [field]: beginning ?? text } as Record<Name, string>;
  if (beginning === null) return own;
  // Messages are kept however full the workspace is, and so is this one.
  const bytes = Readable.from([Buffer.from(text)], { objectMode: false });
  const { id } = await storeMedia(workspaceId, bytes, { name, isUnlimited: true });
  return { ...own, truncated: true, media_id: id };
}

/** A content that fits its schema is stored, and any other as it came. */
async function fitting(content: object, keeping: Keeping): Promise<ReceivedContentRecord> {
  const { StoredContent: fits } = await import('../../generated/bridge-validators.ts');
  const text = JSON.stringify(content) ?? '';
  // It is stored as JSON has it, without what is undefined.
  const plain: unknown = text === '' ? null : JSON.parse(text);
  if (fits(plain)) return { content: plain as StoredContent };
  const { kind } = content as { kind?: unknown };
  const type = typeof kind === 'string' ? kind : null;
  return recordOfContent({ kind: 'unsupported', type, raw: text }, keeping, '');
}
