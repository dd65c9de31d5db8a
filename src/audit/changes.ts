/** What the audit log keeps of a changed record: its name, and the old and new values of what changed. */
import { isDeepStrictEqual } from 'node:util';
import { isPlainObject } from '../common/json/plain-object.ts';
import { parseUrl } from '../common/network/parse-url.ts';
import { storableText } from '../common/text/storable-text.ts';
import type { AuditChange } from '../generated/types.ts';
import type { ChangedRecord } from '../group/change-recorder.ts';
import { redacted } from '../secrets/redacted.ts';
import { isSecretName } from '../secrets/secret-name.ts';

type Value = AuditChange['from'];
type Fields = ReadonlyMap<string, unknown>;

const maxChanges = 50;
const maxTextLength = 200;
const maxItems = 50;
/** As many records as one call can make. */
const maxIds = 100;
/** Objects in a record are shown field by field this far down. */
const deepest = 3;
/** Longest JSON of all changes of an entry, because lowdb writes the whole log with each change. */
const maxChangesLength = 4_000;

/** Members that name a record, the best name first. */
const names = ['name', 'title', 'slug', 'email', 'description', 'url', 'target_url', 'event_type'] as const;

/** What changes by itself, or with every change, and what an entry says anyway. */
const unrecorded = new Set([
  'id',
  'created_at',
  'created_by',
  'updated_at',
  'changed_at',
  'clicks',
  'bots',
  'recent_failures',
  'failing_since',
  'heartbeat_at',
  'health',
]);
const isUnrecorded = (name: string): boolean => unrecorded.has(name) || name.startsWith('last_');

/** Names of fields whose values invite somebody, or are of use to nobody. */
const personalName = /^headers?$|pairing|invite_link|private/i;

const isSecret = (name: string, value: unknown): boolean =>
  typeof value !== 'boolean' && (isSecretName(name) || name.split('.').some(part => personalName.test(part)));

/** The fields of a record by their names; those of objects inside it are joined by dots. */
function fieldsOf(record: object | null, prefix = '', depth = 1): Fields {
  const fields = new Map<string, unknown>();
  for (const [name, value] of Object.entries(record ?? {})) {
    if (depth === 1 && isUnrecorded(name)) continue;
    const whole = prefix + name;
    if (isPlainObject(value) && depth < deepest && !isSecret(whole, value))
      for (const [inner, one] of fieldsOf(value, `${whole}.`, depth + 1)) fields.set(inner, one);
    else fields.set(whole, value);
  }
  return fields;
}

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isPlainObject(value) && Object.keys(value).length === 0);

const url = /\b(?:https?|wss?):\/\/[^\s"'<>]+/gi;

/** The text with the scheme and the host of its URLs only: what follows them may let somebody in. */
const withoutPaths = (text: string): string =>
  text.replace(url, found => {
    const { protocol, host, pathname, search, hash } = parseUrl(found) ?? {};
    if (host === undefined) return '[redacted]';
    return `${protocol}//${host}${pathname === '/' && !search && !hash ? '' : '/…'}`;
  });

const shortText = (text: string, keepsUrls: boolean): string => {
  const safe = redacted(keepsUrls ? text : withoutPaths(text));
  const kept = storableText(safe, maxTextLength);
  return kept.length < safe.replaceAll('\0', '').length ? `${kept}…` : kept;
};

const scalar = (value: unknown, keepsUrls: boolean): string | number | boolean | null => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return value;
  return shortText(typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)), keepsUrls);
};

const shown = (value: unknown, keepsUrls: boolean): Value =>
  Array.isArray(value)
    ? value.slice(0, maxItems).map(one => scalar(one, keepsUrls))
    : scalar(value, keepsUrls);

const changed = (field: string): AuditChange => ({ field, from: null, to: null, redacted: true });

function changeOf(
  field: string,
  from: unknown,
  to: unknown,
  { keepsValues, keepsUrls }: ChangedRecord,
): AuditChange | null {
  if (isDeepStrictEqual(from, to) || (isNothing(from) && isNothing(to))) return null;
  const name = storableText(field, maxTextLength) || '…';
  if (!keepsValues || isSecret(field, from ?? to)) return changed(name);
  const [old, now] = [shown(from, keepsUrls), shown(to, keepsUrls)];
  // They differ in what is not kept, such as a password in a URL.
  return isDeepStrictEqual(old, now) ? changed(name) : { field: name, from: old, to: now, redacted: false };
}

/** What was asked for with a secret that no record shows. */
function* secretsIn(input: object | null, known: ReadonlySet<string>): Generator<AuditChange> {
  for (const [name, value] of Object.entries(input ?? {}))
    if (value !== undefined && !known.has(name) && isSecret(name, value)) yield changed(name);
}

function* allChanges(record: ChangedRecord): Generator<AuditChange> {
  const { before, after, input, made } = record;
  if (made.length > 0)
    yield {
      field: 'ids',
      from: null,
      to: made.slice(0, maxIds).map(id => scalar(id, true)),
      redacted: false,
    };
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const fields = new Set([...old.keys(), ...now.keys()]);
  for (const field of fields) {
    const [from, to] = [old.get(field), now.get(field)];
    // Of a record that is new or gone, what says no is left out.
    if ((before === null && to === false) || (after === null && from === false)) continue;
    const change = changeOf(field, from, to, record);
    if (change !== null) yield change;
  }
  if (after !== null) yield* secretsIn(input, fields);
}

export function changesOf(record: ChangedRecord): AuditChange[] {
  const changes: AuditChange[] = [];
  let room = maxChangesLength;
  for (const change of allChanges(record)) {
    room -= JSON.stringify(change).length;
    if (changes.length >= maxChanges || room < 0) break;
    changes.push(change);
  }
  return changes;
}

/** The name that a record had before the change, or of a new one its first name. `null`: it has none. */
export function recordNameOf({ before, after, keepsUrls }: ChangedRecord): string | null {
  const record = (before ?? after ?? {}) as Readonly<Record<string, unknown>>;
  for (const name of names) {
    const value = record[name];
    if (typeof value === 'string' && value.trim() !== '')
      return storableText(redacted(keepsUrls ? value.trim() : withoutPaths(value.trim())), maxTextLength);
  }
  return null;
}
