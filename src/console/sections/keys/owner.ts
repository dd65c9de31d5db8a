/** Whose key it is, how often it may be used, and its metadata: as forms have them, and as they are stored. */
import type { Key, KeyMetadata, KeyRateLimit } from '../../../generated/types.ts';
import { rateLimitProblem } from '../../../keys/service.ts';
import { readJson } from '../../json.ts';
import type { FormErrors } from '../../views.ts';
import type { Form, Visit } from '../../visit.ts';
import type { OwnerFields } from './views.ts';

const maxOwnerLength = 200;
const maxEntries = 20;
const maxTextLength = 500;
const maxRequests = 1_000_000_000;
const maxWindow = 86_400;

export interface OwnerValues {
  readonly owner: string | null;
  readonly rateLimit: KeyRateLimit | null;
  readonly metadata: KeyMetadata;
}

export const emptyOwner: OwnerFields = { owner: '', requests: '', seconds: '60', metadata: '' };

export const ownerFieldsOf = ({ owner, rate_limit: limit, metadata }: Key): OwnerFields => ({
  owner: owner ?? '',
  requests: limit === null ? '' : String(limit.requests),
  seconds: String(limit?.seconds ?? 60),
  metadata: Object.entries(metadata)
    .map(([name, text]) => `${name}: ${/^["\s]|\s$|\p{Cc}/u.test(text) ? JSON.stringify(text) : text}`)
    .join('\n'),
});

/** `values` has only what the form has: a form without a field does not change it. */
export function readOwner(
  form: Form,
  { options: { rateLimits } }: Pick<Visit, 'options'>,
): { fields: OwnerFields; values: Partial<OwnerValues>; errors: FormErrors } {
  const fields = {
    owner: form.one('owner').trim(),
    requests: form.one('requests').trim(),
    seconds: form.one('seconds') || '60',
    metadata: form.one('metadata'),
  };
  const { metadata, problem } = metadataIn(fields.metadata);
  const rateLimit = limitIn(fields);
  const wrongOwner =
    [...fields.owner].length > maxOwnerLength
      ? `Enter at most ${maxOwnerLength} characters.`
      : /\p{Cc}/u.test(fields.owner)
        ? 'The owner must not contain control characters.'
        : null;
  const wrongSeconds =
    rateLimit === 'wrong' && !isCount(fields.seconds, maxWindow)
      ? 'Choose for how long requests are counted.'
      : null;
  const wrongLimit =
    rateLimit === 'wrong'
      ? isCount(fields.requests, maxRequests)
        ? null
        : `Enter a whole number from 1 to ${maxRequests}, or nothing.`
      : rateLimit && rateLimitProblem(rateLimit, rateLimits);
  const errors = {
    ...(wrongOwner === null ? {} : { owner: wrongOwner }),
    ...(wrongLimit === null
      ? {}
      : { requests: wrongLimit.startsWith('must') ? `The limit ${wrongLimit}.` : wrongLimit }),
    ...(wrongSeconds === null ? {} : { seconds: wrongSeconds }),
    ...(problem === null ? {} : { metadata: problem }),
  };
  const values = {
    ...(form.names.includes('owner') ? { owner: fields.owner === '' ? null : fields.owner } : {}),
    ...(form.names.includes('requests') && rateLimit !== 'wrong' ? { rateLimit } : {}),
    ...(form.names.includes('metadata') ? { metadata } : {}),
  };
  return { fields, values, errors };
}

const isCount = (text: string, most: number): boolean =>
  /^\d{1,10}$/.test(text) && Number(text) >= 1 && Number(text) <= most;

function limitIn({ requests, seconds }: OwnerFields): KeyRateLimit | null | 'wrong' {
  if (requests === '') return null;
  return isCount(requests, maxRequests) && isCount(seconds, maxWindow)
    ? { requests: Number(requests), seconds: Number(seconds) }
    : 'wrong';
}

/** A text in quotation marks is a JSON string: it may have several lines. `null`: it is none. */
function textIn(text: string): string | null {
  if (!text.startsWith('"')) return text;
  const read = readJson(text);
  return read.ok && typeof read.value === 'string' ? read.value : null;
}

function metadataIn(text: string): { metadata: KeyMetadata; problem: string | null } {
  const entries = new Map<string, string>();
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (line.trim() === '') continue;
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim();
    const whole = textIn(line.slice(colon + 1).trim());
    const problem = !/^[A-Za-z0-9_.-]{1,40}$/.test(name)
      ? 'Write each entry as name: text, with a name of up to 40 letters, digits and characters of _.-'
      : whole === null
        ? `The text of ${name} begins with a quotation mark, so it must be a JSON string.`
        : whole.includes('\0')
          ? `The text of ${name} must not contain the character U+0000.`
          : entries.has(name)
            ? `There are two entries with the name ${name}.`
            : [...whole].length > maxTextLength
              ? `The text of ${name} must have at most ${maxTextLength} characters.`
              : entries.size === maxEntries
                ? `Enter at most ${maxEntries} entries.`
                : null;
    if (problem !== null) return { metadata: {}, problem };
    entries.set(name, whole ?? '');
  }
  return { metadata: Object.fromEntries(entries), problem: null };
}
