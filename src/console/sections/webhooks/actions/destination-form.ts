/** The part of the form of a webhook that says to which destination its events go. */
import { MarketplaceError, type Problem } from '../../../../common/errors/errors.ts';
import { nameOfStep, pointerStep } from '../../../../common/json/json-pointer.ts';
import type { WebhookEndpointRecord } from '../../../../generated/types.ts';
import { changedTarget, newTarget, problemsOfTarget } from '../../../../webhooks/destinations/change.ts';
import { storedDestination } from '../../../../webhooks/destinations/settings.ts';
import type { FormWords } from '../../../actions/form-errors.ts';
import type { FormErrors } from '../../../views.ts';
import type { Form } from '../../../visit.ts';
import { withoutUserInfo } from '../../../without-user-info.ts';
import type { DestinationForm, FilledSetting, SettingField } from '../views.ts';
import { destinationTitle, settingFields, settingIn, settingText } from './setting-fields.ts';
import type { WebhookVisit } from './visit.ts';

type Service = WebhookVisit['service'];
type Stored = Readonly<WebhookEndpointRecord> | null;

/** The types that a new endpoint can have: none without the option `destinations`. */
export const offeredTypes = ({ destinations }: Service) =>
  [...(destinations?.values() ?? [])].map(one => [one.type, destinationTitle(one)] as const);

/**
 * The destination of a record, or a new one of a type. `null`: it is a webhook, or this process does not have the type.
 * `form`: what was submitted.
 */
export function destinationForm(
  { destinations }: Service,
  record: Stored,
  type: string,
  form: Form | null = null,
): DestinationForm | null {
  const stored = record === null ? null : storedDestination(record);
  if (record !== null && stored === null) return null;
  const known = destinations?.get(stored?.destination.type ?? type);
  if (known === undefined) return null;
  const settings = settingFields(known).map((field): FilledSetting => {
    const { name, input, isSecret } = field;
    const before = textOfStored(field, stored?.destination);
    const text = form?.names.includes(input) ? textIn(form, input) : before;
    const value = isSecret ? '' : text === before ? text : withoutUserInfo(text);
    return {
      ...field,
      value,
      given: form?.names.includes(input) ? text : undefined,
      isStored: isSecret && stored !== null && Object.hasOwn(stored.credentials, name),
      isWanted: form !== null && (value !== text || isOn(form, `wants_${input}`)),
      isRemoved: form !== null && isOn(form, `no_${input}`),
    };
  });
  return { type: known.type, title: destinationTitle(known), settings };
}

const isOn = (form: Form, name: string): boolean => form.one(name) === 'on';

/** Browsers end lines with CR and LF. */
const textIn = (form: Form, name: string): string => form.one(name).replaceAll('\r\n', '\n');

const textOfStored = (field: SettingField, stored: object = {}): string =>
  settingText(field, new Map(Object.entries(stored)).get(field.name)).replaceAll('\r\n', '\n');

/**
 * The destination as the API is sent it: of a stored one, what has changed; `null` if nothing has. What is no value is
 * added to `found`.
 */
export function destinationIn(
  { type, settings }: DestinationForm,
  record: Stored,
  found: Problem[],
): Readonly<Record<string, unknown>> | null {
  const before = record === null ? undefined : storedDestination(record)?.destination;
  const stored = new Map(Object.entries(before ?? {}));
  const given = settings.flatMap((field): [string, unknown][] => {
    const { name, given: text, isSecret, isWanted, isRemoved } = field;
    if (text === undefined) return [];
    const old = stored.get(name);
    if (isSecret && text === '') {
      if (isWanted) found.push({ pointer: pointerOf(name), reason: 'must be entered again' });
      return isRemoved ? [[name, null]] : [];
    }
    if (!isSecret && text === textOfStored(field, before)) return [];
    const typed = isSecret ? text : text.trim();
    if (typed === '') return old === undefined ? [] : [[name, null]];
    const read = settingIn(field, typed, old);
    if (read === null) found.push({ pointer: pointerOf(name), reason: 'must be JSON' });
    return read === null ? [] : [[name, read.value]];
  });
  if (record !== null && given.length === 0) return null;
  return { ...Object.fromEntries(given), ...(record === null && { type }) };
}

const pointerOf = (name: string): string => `/destination/${pointerStep(name)}`;

/** What the API refuses of a destination. */
export async function destinationProblems(
  { service }: WebhookVisit,
  workspaceId: string,
  destination: Readonly<Record<string, unknown>>,
  record: Stored,
): Promise<readonly Problem[]> {
  try {
    const target =
      record === null
        ? newTarget({ destination }, service)
        : { ...record, ...changedTarget({ destination }, record, service) };
    return await problemsOfTarget(target, service, workspaceId);
  } catch (error) {
    if (!(error instanceof MarketplaceError) || error.status >= 500) throw error;
    return error.problems;
  }
}

/** A setting is a parameter of its own. */
const step = (name: string): string => `destination:${pointerStep(name)}`;

export const settingWords = ({ settings, title }: DestinationForm): FormWords => ({
  ...Object.fromEntries(
    settings.map(({ name, end, label, example, kind }) => [
      step(name),
      {
        field: end,
        name: label,
        ...(kind === 'json' && { each: `{key} in ${label}` }),
        reported: example === '' ? {} : { pattern: `${label} must be a value such as ${example}.` },
      },
    ]),
  ),
  // Of no field, or of more than one.
  destination: { field: 'form', name: `The destination ${title}` },
});

/** The same problem, at the setting that it is about, and with patterns that are in no words as such. */
export function bySetting(problem: Problem): Problem {
  const { pointer, reason } = problem;
  const [, first, name, ...rest] = pointer.split('/');
  if (first !== 'destination' || name === undefined) return problem;
  return {
    ...problem,
    pointer: `/${[step(nameOfStep(name)), ...rest].join('/')}`,
    ...(reason.startsWith('must match pattern') && { keyword: 'pattern' }),
  };
}

/** The errors of a form that is shown again, with what has to be entered again. */
export function withAgain({ settings }: DestinationForm, errors: FormErrors): FormErrors {
  const ofSettings = settings.flatMap(({ end, label, isSecret, isWanted }): [string, string][] => {
    const what = isSecret ? `the secret again: ${label}` : 'the user name and the password again';
    const error = errors[end] ?? (isWanted ? `Enter ${what}. Pages never contain secrets.` : undefined);
    return error === undefined ? [] : [[end, error]];
  });
  return { ...Object.fromEntries(ofSettings), ...errors };
}
