/** What people read of a request: made when somebody asks for it. */
import { textOfBytes } from '../../../src/common/text/text-of-bytes.ts';
import type { Caller as Found } from '../../../src/http/caller.ts';
import type { OperationFinder } from '../operations.ts';
import { isFields, isJsonBody, isShown, maxBodyLength, type RecordedBody } from './part.ts';
import type { PassedOn } from './passed-on.ts';
import { headOf, type Recording } from './recording.ts';
import { asSent, type JournalView, withoutSecrets } from './shown.ts';

type Headers = Readonly<Record<string, string>>;

/** Who sent a request. */
type Caller = { readonly workspace_id: string; readonly key_id: string } | { readonly user_id: string };

export interface JournalBody {
  /** The header `Content-Type`, or an empty text. */
  readonly type: string;
  /** In bytes, of the whole body. */
  readonly size: number;
  /**
   * A parsed JSON body, the fields of a form, or the text of another one. Files, multipart bodies, pages, styles, scripts
   * and compressed bodies have none. A JSON body that is cut off or cannot be parsed is a text.
   */
  readonly value?: unknown;
  /** Only the first 65,536 bytes are kept. */
  readonly truncated?: true;
}

/**
 * A request that the mock server received, as it was sent. In HTTP archives, and over HTTP unless `redact` is `false`,
 * secrets are replaced by `***`.
 */
export interface JournalEntry {
  /** 1 for the first request, 2 for the next and so on. */
  readonly id: number;
  /** When it arrived, by the clock of the mock server (ISO 8601 UTC). */
  readonly time: string;
  /** The `operationId`, or `null` for other paths. */
  readonly operation: string | null;
  /** The key or the user of the console that the service found for the request; `null` if it found none. */
  readonly principal: Caller | null;
  readonly method: string;
  /** Path and query, as in the request line. */
  readonly url: string;
  /** Path without the query. */
  readonly path: string;
  /** Names in lowercase. */
  readonly headers: Headers;
  readonly body: JournalBody | null;
  /** `null` before the response starts, and if none was sent. */
  readonly status: number | null;
  /** `null` before the response starts, and if none was sent. */
  readonly response: { readonly headers: Headers; readonly body: JournalBody | null } | null;
  /** In milliseconds, to the end of the response; `null` before. */
  readonly duration: number | null;
  /** The real server that has answered (`proxy`), and what the document does not allow; `null` if the mock server has. */
  readonly passedOn: PassedOn | null;
  /** The connection ended before the response did: the client left, or a fault cut it. */
  readonly aborted: boolean;
}

/** Views of requests that have ended: they do not change any more. */
const views = new Map([asSent, withoutSecrets].map(shown => [shown, new WeakMap<Recording, JournalEntry>()]));

export function entryOf(recording: Recording, finder: OperationFinder, shown: JournalView): JournalEntry {
  const known = views.get(shown)?.get(recording);
  if (known !== undefined) return known;
  const entry = viewOf(recording, finder, shown);
  if (recording.response === null) views.get(shown)?.set(recording, entry);
  return entry;
}

export const requestPath = ({ url }: Pick<Recording, 'url'>): string => {
  const mark = url.indexOf('?');
  return mark === -1 ? url : url.slice(0, mark);
};

/** Without what the view costs, for filters. */
export function responseStatus({ response, status }: Recording): number | null {
  if (response === null) return status;
  return response.headersSent ? response.statusCode : null;
}

function viewOf(recording: Recording, finder: OperationFinder, shown: JournalView): JournalEntry {
  const { id, method, received, sent, response, caller, duration, isCut } = recording;
  const path = requestPath(recording);
  const isInbound = path.toLowerCase().includes('/automation/in/');
  const status = responseStatus(recording);
  const head = recording.responseHead ?? (response?.headersSent ? headOf(response) : null);
  const requestHeaders = headersOf(pairsOf(recording.requestHead), shown, isInbound);
  const url = shown.url(recording.url);
  const responseHeaders = head === null ? null : headersOf(fieldsIn(head), shown, false);
  return {
    id,
    time: new Date(recording.time).toISOString(),
    operation: finder.find(method, path)?.id ?? null,
    // A key that was refused is nobody.
    principal: status === 401 || caller === null ? null : callerOf(caller),
    method,
    url,
    path: requestPath({ url }),
    headers: requestHeaders,
    body: received === null ? null : bodyOf(received, requestHeaders, shown),
    status,
    response:
      responseHeaders === null
        ? null
        : { headers: responseHeaders, body: sent === null ? null : bodyOf(sent, responseHeaders, shown) },
    duration: duration === null ? null : Math.round(duration * 100) / 100,
    passedOn: recording.passedOn,
    aborted: isCut,
  };
}

const callerOf = (found: Found): Caller =>
  'key' in found ? { workspace_id: found.workspaceId, key_id: found.key.id } : { user_id: found.user_id };

function* pairsOf(head: string): Generator<[string, string]> {
  const lines = head.split('\n');
  for (let at = 0; at + 1 < lines.length; at += 2) yield [lines[at] as string, lines[at + 1] as string];
}

/** The headers in the head of a response. */
function* fieldsIn(head: string): Generator<[string, string]> {
  for (const line of head.split('\r\n').slice(1)) {
    const colon = line.indexOf(': ');
    if (colon > 0) yield [line.slice(0, colon), line.slice(colon + 2)];
  }
}

function headersOf(
  headers: Iterable<readonly [string, string]>,
  shown: JournalView,
  isInbound: boolean,
): Headers {
  const all = new Map<string, string>();
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    const text = shown.header(key, value, isInbound);
    const before = all.get(key);
    all.set(key, before === undefined ? text : `${before}, ${text}`);
  }
  return Object.fromEntries(all);
}

function bodyOf(part: RecordedBody, headers: Headers, shown: JournalView): JournalBody {
  const { 'content-type': type = '', 'content-encoding': coding } = headers;
  const { size } = part;
  if (!isShown(type) || coding !== undefined) return { type, size };
  const text = textOfBytes(part.bytes());
  if (size > maxBodyLength) return { type, size, value: shown.text(text), truncated: true };
  return { type, size, value: parsed(text, type, shown) };
}

function parsed(text: string, type: string, shown: JournalView): unknown {
  if (isFields(type)) return shown.value(fieldsInForm(text));
  if (isJsonBody(type))
    try {
      return shown.value(JSON.parse(text));
    } catch {
      return shown.text(text);
    }
  return shown.text(text);
}

/** The fields of a form; one that is repeated is a list. */
export function fieldsInForm(text: string): Record<string, unknown> {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : [...[before].flat(), value]);
  }
  return Object.fromEntries(fields);
}
