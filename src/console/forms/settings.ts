/** The part of a form that has settings, which a channel or a destination describes by a JSON Schema of its own. */
import type { Problem } from '../../common/errors/errors.ts';
import { nameOfStep } from '../../common/json/json-pointer.ts';
import { isPlainObject } from '../../common/json/plain-object.ts';
import type { JsonSchema } from '../../generated/schemas.ts';
import { describedBy } from '../../group/closed-schema.ts';
import type { FormProblem, FormWords } from '../actions/form-errors.ts';
import { html } from '../html.ts';
import type { FormErrors } from '../views.ts';
import type { Form } from '../visit.ts';
import { formOf } from './form.ts';
import { type FormState, idOf, type Part, placeOf } from './row.ts';
import { settingRows, titleIn } from './setting-rows.ts';

type Values = Readonly<Record<string, unknown>>;

interface Described {
  /** The name of what has the settings, such as `kafka`. */
  readonly type: string;
  /** Closed, as the settings are checked by it. */
  readonly schema: JsonSchema;
  readonly secrets: readonly string[];
}

/** The forms of what has settings: each is made once. */
const forms = new WeakMap<object, ReturnType<typeof settingsForm>>();

/** The form of the settings of a type. `owner`: what has them, such as a destination. */
export function settingsFormOf(owner: object, described: Described): ReturnType<typeof settingsForm> {
  const form = forms.get(owner) ?? settingsForm(described);
  forms.set(owner, form);
  return form;
}

function settingsForm({ type, schema, secrets }: Described) {
  const own = (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  const undescribed = secrets
    .filter(name => !Object.hasOwn(own, name))
    .map(name => [name, { type: 'string' }]);
  const described = { ...own, ...Object.fromEntries(undescribed) };
  const isOpen =
    (schema.additionalProperties ?? schema.unevaluatedProperties ?? true) !== false ||
    describedBy(schema).some(name => !Object.hasOwn(own, name));
  const others = othersName(described);
  const free = { type: 'object', title: 'Other settings', description: 'Settings that have no field.' };
  const whole = { ...schema, properties: { ...described, ...(isOpen && { [others]: free }) } };
  const form = formOf<object>(whole, settingRows(whole, new Set(secrets)), 'seen_settings');

  /** Settings without fields are members of one that has a field. */
  const withOthers = (settings: Values): object => {
    const rest = Object.entries(settings).filter(([name]) => !Object.hasOwn(described, name));
    const known = Object.entries(settings).filter(([name]) => Object.hasOwn(described, name));
    return Object.fromEntries(
      isOpen && rest.length > 0 ? [...known, [others, Object.fromEntries(rest)]] : known,
    );
  };
  const inForm = (settings: Values | null) => (settings === null ? null : withOthers(settings));

  /** Whether it is a setting that has a field, or may be one that has none. */
  const has = (name: string): boolean => isOpen || Object.hasOwn(described, name);

  return {
    type,
    title: titleIn(schema, type),
    has,
    blank: form.blank,
    of: (settings: Values) => form.of(withOthers(settings)),
    from: (sent: Form, settings: Values | null) => form.from(sent, inForm(settings)),

    /** The settings that a submitted form changes; `undefined` is one that it removes. */
    changes(
      state: FormState,
      settings: Values | null,
      problems: FormProblem[],
    ): ReadonlyMap<string, unknown> {
      const record = inForm(settings);
      const input = form.input(state, record, undefined, { problems });
      const changed = new Map<string, unknown>(
        form.changed(state, record).map((name): [string, unknown] => [name, undefined]),
      );
      for (const [name, value] of Object.entries(input)) changed.set(name, value);
      if (!isOpen || !changed.has(others)) return changed;
      const rest = changed.get(others);
      if (rest !== undefined && !isPlainObject(rest))
        problems.push({ pointer: `/${others}`, reason: 'must be a JSON object' });
      changed.delete(others);
      for (const name of Object.keys(settings ?? {}))
        if (!Object.hasOwn(described, name)) changed.set(name, undefined);
      for (const [name, value] of Object.entries(rest ?? {})) changed.set(name, value);
      return changed;
    },

    /** The settings of a form as texts, without secrets. */
    texts: (state: FormState): Readonly<Record<string, string>> =>
      Object.fromEntries(
        form.fields.flatMap(field => {
          const [name = '', ...inside] = placeOf(field);
          const text = state.texts[field.name]?.trim() ?? '';
          return text === '' || field.kind === 'secret' || inside.length > 0 ? [] : [[name, text]];
        }),
      ),

    words: (state: FormState): FormWords => form.words(state),

    /** A problem with the settings, at the name of the field. A pattern as such is in no words. */
    at(problem: Problem, state: FormState): Problem {
      const isPattern = problem.reason.startsWith('must match pattern');
      const [, first = ''] = problem.pointer.split('/').map(nameOfStep);
      const isOther = isOpen && !['', others].includes(first) && !Object.hasOwn(described, first);
      const pointer = isOther ? `/${others}${problem.pointer}` : problem.pointer;
      return form.atName({ ...problem, pointer, ...(isPattern && { keyword: 'pattern' }) }, state);
    },

    /** The form to show again, with what has to be entered again. */
    refused(given: FormState, settings: Values | null, errors: FormErrors): FormState {
      const shown = form.refused(given, inForm(settings), errors);
      const messages = form.fields.flatMap((field): [string, string][] => {
        const id = idOf(field);
        const again = shown.again.includes(field.name)
          ? (field.secret?.again ??
            'Enter the user name and the password again. Pages never contain secrets.')
          : undefined;
        const message = errors[id] ?? again;
        return message === undefined ? [] : [[id, message]];
      });
      const secrets = form.fields.filter(({ kind }) => kind === 'secret').map(({ name }) => name);
      return {
        ...shown,
        again: shown.again.filter(name => secrets.includes(name)),
        errors: Object.fromEntries(messages),
      };
    },

    render: (id: string, state: FormState) => form.render(id, state, undefined),
  };
}

/** A name that no setting has. */
function othersName(described: object, name = 'others'): string {
  return Object.hasOwn(described, name) ? othersName(described, `${name}_`) : name;
}

export interface FoundSettings {
  readonly form: ReturnType<typeof settingsForm>;
  /** The stored ones, in which secrets have a text in their place. `null`: new ones. */
  readonly stored: Values | null;
}

/** Settings in the state of a form. */
export interface Settings extends FoundSettings {
  readonly state: FormState;
}

interface InForm {
  /** `null`: it has none, or they are not known here. */
  readonly settings: Settings | null;
}

interface SettingsPart<Context> {
  /** The parameter of the operation. */
  readonly parameter: string;
  /** The name of the control that says of which type a new record is. */
  readonly chosenBy: string;
  /** The subject of messages about all of them. */
  readonly subject: (title: string) => string;
  readonly find: (type: string, context: Context) => FoundSettings | null;
  /** The value of the parameter. `undefined`: it is not sent. */
  readonly value: (changes: ReadonlyMap<string, unknown>, settings: Settings) => unknown;
}

export const emptySettings = (found: FoundSettings | null): Settings | null =>
  found === null
    ? null
    : { ...found, state: found.stored === null ? found.form.blank : found.form.of(found.stored) };

export function settingsPart<View, State extends FormState & InForm, Shown, Context>({
  parameter,
  chosenBy,
  subject,
  find,
  value,
}: SettingsPart<Context>): Part<View, State, Shown, Context> {
  const members = (own: InForm): Partial<State> => own as Partial<State>;
  return {
    part: (id, { settings, errors }) =>
      settings !== null &&
      html`${settings.stored === null && html`<input type="hidden" name="${chosenBy}" value="${settings.form.type}">\n`}${settings.form.render(id, { ...settings.state, errors })}`,
    messages: ({ settings }) =>
      settings === null
        ? {}
        : {
            ...settings.form.words(settings.state),
            // Of no field, or of more than one.
            [parameter]: { field: 'form', name: subject(settings.form.title) },
          },
    blank: members({ settings: null }),
    of: (_, context) => members({ settings: emptySettings(find('', context)) }),
    from(sent, context) {
      const found = find(sent.one(chosenBy), context);
      return members({
        settings: found === null ? null : { ...found, state: found.form.from(sent, found.stored) },
      });
    },
    input({ settings }, { problems }) {
      if (settings === null) return {};
      const found: FormProblem[] = [];
      const given = value(settings.form.changes(settings.state, settings.stored, found), settings);
      problems.push(...found.map(one => ({ ...one, pointer: `/${parameter}${one.pointer}` })));
      return given === undefined ? {} : { [parameter]: given };
    },
    at(problem, { settings }) {
      const [, first, ...steps] = problem.pointer.split('/');
      if (settings === null || first !== parameter || steps.length === 0) return problem;
      const pointer = ['', ...steps].join('/');
      const found = settings.form.at({ ...problem, pointer }, settings.state);
      // Of no field, it is about the settings.
      return found.pointer === pointer ? ({ ...problem, keyword: found.keyword } as Problem) : found;
    },
    again({ settings }, errors) {
      if (settings === null) return {};
      const state = settings.form.refused(settings.state, settings.stored, errors);
      return { ...members({ settings: { ...settings, state } }), errors: { ...errors, ...state.errors } };
    },
  };
}
