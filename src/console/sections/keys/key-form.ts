/** The form of a key. */
import type { Problem } from '../../../common/errors/errors.ts';
import { canonicalRange } from '../../../common/network/ip-ranges.ts';
import type { ChangeKeyRequest, Key, KeyRateLimit } from '../../../generated/types.ts';
import { canonicalRanges } from '../../../keys/keys.ts';
import { rateLimitProblem } from '../../../keys/service.ts';
import type { MemberWorkspace } from '../../../repository/index.ts';
import type { FormProblem } from '../../actions/form-errors.ts';
import { shortened } from '../../format.ts';
import { declareForm } from '../../forms/declare.ts';
import { type Part, SentenceError } from '../../forms/row.ts';
import { isSameSet } from '../../forms/seen.ts';
import { html } from '../../html.ts';
import { field, sideBySide } from '../../pages/controls.ts';
import { described, fieldError } from '../../pages/form-parts.ts';
import { options } from '../../pages/parts.ts';
import type { FormErrors } from '../../views.ts';
import type { Visit } from '../../visit.ts';
import { expiryOf } from './expiry.ts';
import { metadataCodec } from './metadata.ts';
import { scopeField } from './pages/scope-field.ts';
import { windows, windowWords } from './pages/values.ts';
import { presetsOf, scopesOfferedBy } from './presets.ts';
import { expiries, type KeyForm, type KeyFormPage, type KeyParts } from './views.ts';

/** `key`: the one to change, or `null` for a new one. */
export function keyPageOf(
  visit: Pick<Visit, 'options' | 'now' | 'ctx'>,
  current: MemberWorkspace,
  key: Key | null = null,
): KeyFormPage {
  const { options, now, ctx } = visit;
  const { scopes: served, ownerScopes } = options.served;
  const own = (key?.scopes ?? []).map(scope => [scope, served[scope] ?? 'Not served here']);
  const offered = { ...scopesOfferedBy(visit, current), ...Object.fromEntries(own) };
  return {
    key,
    offered,
    presets: presetsOf(visit, offered),
    ownerScopes,
    address: canonicalRange(ctx.ip) ?? '',
    rateLimits: options.rateLimits,
    now,
  };
}

type KeyPart = Part<KeyFormPage, KeyForm, Key, KeyFormPage>;

const said = (name: string, sentence: string): FormProblem => ({
  pointer: `/${name}`,
  reason: sentence,
  sentence,
});

/** The chosen scopes: those of the preset, or else those that are chosen one by one. */
const scopePart: KeyPart = {
  part: (_, { scopes, preset, errors }, page) => scopeField({ ...page, scopes, preset }, errors),
  messages: {
    preset: { field: 'preset', name: 'The preset' },
    scopes: { field: 'scopes', name: 'The scopes' },
  },
  blank: { scopes: [], preset: '' },
  of: ({ scopes }) => ({ scopes, preset: '' }),
  items: {
    name: 'scopes',
    of: ({ scopes, preset }) => (preset === '' ? scopes : null),
    with: scopes => ({ scopes }),
  },
  from(form, { presets, key }) {
    // A form without the field does not change them.
    if (!form.names.some(name => name === 'scopes' || name === 'preset'))
      return { scopes: key?.scopes ?? [], preset: '' };
    const preset = form.one('preset');
    const found = presets.find(({ value }) => value === preset);
    return { scopes: [...new Set(found?.scopes ?? form.list('scopes'))], preset };
  },
  input({ scopes, preset }, { record, context: { presets, offered, ownerScopes }, problems }) {
    const others = scopes.filter(scope => !Object.hasOwn(offered, scope));
    const ofOwners = others.filter(scope => ownerScopes.includes(scope));
    const wrong =
      preset !== '' && !presets.some(({ value }) => value === preset)
        ? said('preset', 'This preset does not exist.')
        : scopes.length === 0
          ? said('scopes', 'Choose at least one scope.')
          : ofOwners.length > 0
            ? said('scopes', ownerScopesNeeded(ofOwners))
            : others.length > 0
              ? said('scopes', 'This scope does not exist.')
              : null;
    if (wrong !== null) problems.push(wrong);
    return wrong !== null || (record !== null && isSameSet(scopes, record.scopes)) ? {} : { scopes };
  },
};

const expiryPart: KeyPart = {
  part(id, { expiry, date, errors }, { key }) {
    const now = key === null ? null : (key.expires_at?.slice(0, 10) ?? 'never');
    const choices = now === null ? expiries : [['same', `As before (${now})`] as const, ...expiries];
    return html`<div class="pair">
${field(id, 'expiry', errors, {
  label: 'Expires',
  control: aria =>
    html`<select name="expiry" data-date="#key-date-field"${aria}>\n${options(choices, expiry)}</select>`,
})}
<div class="field" id="key-date-field"><label for="${id}-date">Day <span class="muted">(if you chose a date)</span></label>
<input id="${id}-date" name="date" type="date" value="${date}"${described(`${id}-date`, errors.date, false)}>
${fieldError(`${id}-date`, errors.date)}</div>
</div>\n`;
  },
  messages: {
    expiry: { field: 'expiry', name: 'The expiry' },
    date: { field: 'date', name: 'The day' },
  },
  blank: { expiry: 'never', date: '' },
  of: () => ({ expiry: 'same', date: '' }),
  from: form => ({ expiry: form.one('expiry'), date: form.one('date') }),
  input({ expiry, date }, { record, context: { now }, problems }) {
    if (record !== null && expiry === 'same') return {};
    const { expiresAt, error } = expiryOf(expiry, date, now);
    if (error === null) return { expires_at: expiresAt };
    problems.push(said(expiry === 'date' ? 'date' : 'expiry', error));
    return {};
  },
};

/** Between spaces, commas or line ends. */
function rangesIn(text: string): readonly string[] {
  const words = text.split(/[\s,;]+/).filter(word => word !== '');
  const wrong = words.find(word => canonicalRange(word) === null);
  if (wrong !== undefined)
    throw new SentenceError(
      `${shortened(wrong, 50)} is not an IP address or a range such as 203.0.113.0/24.`,
    );
  return canonicalRanges(words);
}

const wrongRequests = 'Enter a whole number from 1 to 1000000000, or nothing.';

export const keyForm = declareForm<Key, KeyFormPage, KeyParts, KeyFormPage>(
  { create: 'CreateKeyRequest', change: 'ChangeKeyRequest' },
  [
    {
      name: 'name',
      kind: 'prose',
      subject: 'The name',
      label: 'Name',
      hint: ({ key }) => key === null && 'The application that will use the key, such as “Shop front end”.',
      messages: { minLength: 'Enter a name for the key.' },
    },
    scopePart,
    expiryPart,
    {
      title: 'Advanced',
      isFolded: ({ key }) => key === null,
      rows: [
        {
          name: 'allowed_ips',
          id: 'allowed_ips',
          kind: 'lines',
          lines: 3,
          exact: true,
          codec: { text: ranges => (ranges as readonly string[]).join('\n'), value: rangesIn },
          subject: 'The addresses',
          label: html`Allowed IP addresses`,
          hint: ({ address }) =>
            html`IPv4 or IPv6 addresses and ranges such as <code>203.0.113.0/24</code>, one a line. Requests from elsewhere are refused. Empty: every address may use the key.${address !== '' && html` Yours is now <code>${address}</code>.`}`,
          messages: { maxItems: 'Enter at most {limit} addresses and ranges.' },
        },
        {
          around: sideBySide,
          rows: [
            {
              name: 'requests',
              at: 'rate_limit.requests',
              required: false,
              placeholder: 'Service default',
              subject: 'The limit',
              label: html`Rate limit <span class="muted">(requests)</span>`,
              messages: { type: wrongRequests, minimum: wrongRequests, maximum: wrongRequests },
            },
            {
              name: 'seconds',
              at: 'rate_limit.seconds',
              kind: 'choice',
              blank: '60',
              when: ({ requests }) => requests !== '',
              choices: (_, text) =>
                text === '' || windows.some(([value]) => value === text)
                  ? windows
                  : [...windows, [text, windowWords(text)]],
              codec: { text: String, value: secondsIn },
              subject: 'The window',
              label: 'In',
            },
          ],
        },
        {
          name: 'owner',
          kind: 'prose',
          subject: 'The owner',
          label: html`Owner`,
          hint: 'Your customer’s id, for example. You can filter keys by it.',
          messages: { maxLength: 'Enter at most {limit} characters.' },
        },
        {
          name: 'metadata',
          kind: 'lines',
          lines: 3,
          exact: true,
          codec: metadataCodec,
          subject: 'The metadata',
          label: html`Metadata`,
          hint: html`Up to 20 entries, one a line, such as <code>plan: starter</code>. Your routes get them with each request.`,
        },
      ],
    },
  ],
);

function secondsIn(text: string): number {
  const seconds = Number(text || 60);
  if (!/^\d{0,5}$/.test(text) || seconds < 1 || seconds > 86_400)
    throw new SentenceError('Choose for how long requests are counted.');
  return seconds;
}

/** What a form changes of its key, and what it says of a new one. @throws MarketplaceError with all problems */
export function keyInput(form: KeyForm, page: KeyFormPage): ChangeKeyRequest {
  const problems: Problem[] = [];
  const input = keyForm.input(form, page.key, page, { problems });
  const { requests, seconds } = (input.rate_limit ?? {}) as Partial<KeyRateLimit>;
  const reason =
    Number.isInteger(requests) && Number.isInteger(seconds)
      ? rateLimitProblem(input.rate_limit as KeyRateLimit, page.rateLimits)
      : null;
  if (reason !== null) problems.push({ pointer: '/rate_limit/requests', reason });
  return keyForm.checked(input, problems);
}

const fieldOfBound: Readonly<Record<string, string>> = {
  expires_at: 'expiry',
  allowed_ips: 'allowed_ips',
  rate_limit: 'requests',
};

const ownerScopesNeeded = (scopes: readonly string[]): string =>
  `Only an owner of the workspace can give a key ${scopes.join(', ')}.`;

/** The errors of what only an owner can give, by field. `beyond`: as the storage names it. */
export function ownerErrors(beyond: readonly string[]): FormErrors {
  const scopes = beyond.filter(name => !Object.hasOwn(fieldOfBound, name));
  const bounds = beyond.flatMap(name => fieldOfBound[name] ?? []);
  return {
    ...(scopes.length === 0 ? {} : { scopes: ownerScopesNeeded(scopes) }),
    ...Object.fromEntries(bounds.map(name => [name, onlyOwners])),
  };
}

const onlyOwners = 'An owner or the application has set this: only an owner can widen it.';
