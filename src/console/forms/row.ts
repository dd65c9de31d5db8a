/** A row of a form: what a person writes about a field. Its type and its limits come from the schema of the request. */
import type { Problem } from '../../common/errors/errors.ts';
import type { FormProblem, FormWords } from '../actions/form-errors.ts';
import type { Html } from '../html.ts';
import type { Column } from '../pages/list-table.ts';
import type { FormErrors } from '../views.ts';
import type { Form } from '../visit.ts';

/** Texts of the fields by their names. A field that the form did not have is missing. */
export type Texts = Readonly<Record<string, string | undefined>>;

export interface FormState {
  readonly texts: Texts;
  /** The texts of a submitted form before spaces around them were removed. */
  readonly sent: Texts;
  /** What the page shows of a stored record, by the names of fields and parts. Nothing for a new one. */
  readonly seen: Texts;
  /** The names of secrets that are stored, and of those that were typed and have to be typed again. */
  readonly stored: readonly string[];
  readonly again: readonly string[];
  /** The names of stored secrets that are to be removed. */
  readonly removed: readonly string[];
  readonly errors: FormErrors;
}

/**
 * How a field looks. Without one, the schema decides. `prose`: a text whose spelling the browser may check; `lines`: a
 * longer text; `decimal`: a number that may be negative or have a fraction; `day`: a time, as the last moment of a day in UTC.
 */
export type RowKind =
  | 'text'
  | 'prose'
  | 'lines'
  | 'url'
  | 'email'
  | 'list'
  | 'number'
  | 'decimal'
  | 'day'
  | 'choice'
  | 'check'
  | 'json'
  | 'secret';

/** `View`: what else the page shows, which may decide how a field looks. `false`: nothing. */
type Words<View> = Html | string | ((view: View, isStored: boolean) => Html | string | false);

/** A choice: its value, and its words. */
export type SelectOption = readonly [value: string, words: string];

/** How the value of one field is written and read, where its kind does not say it. */
export interface Codec {
  text(value: unknown): string;
  /** @throws SentenceError, or an error whose message follows the subject */
  value(text: string): unknown;
}

/** What is wrong with a field, as a whole sentence. */
export class SentenceError extends Error {}

/** Steps to a value. As a text, they have points between them. */
type Place = string | readonly string[];

/** The words about a secret. */
interface SecretWords {
  /** The choice to save what was typed before. */
  readonly save: (isStored: boolean) => string;
  /** The choice to remove it. @default it cannot be removed */
  readonly remove?: string;
  /** @default Enter the secret again: pages never contain secrets. */
  readonly again?: string;
  /** The place in a record that says whether it has the secret. @default the object that it is in */
  readonly storedAt?: Place;
}

/** A column of a list. */
interface RowColumn extends Pick<Column<never>, 'size' | 'wideOnly'> {
  /** @default the label */
  readonly title?: string;
  /** How it shows the value. @default by its kind */
  readonly cell?: (value: never) => Html | string;
  /** In place of a value that is `null`. @default a dash */
  readonly none?: string;
}

export interface FormRow<View = unknown> {
  /** The name of its control. */
  readonly name: string;
  /**
   * Its place in the input of the operation, and in the record, such as `verification.hmac.header`. The outermost object is
   * sent as a whole. @default the name
   */
  readonly at?: Place;
  /** The last part of its id. @default the name, with hyphens */
  readonly id?: string;
  readonly kind?: RowKind;
  readonly label: Words<View>;
  readonly hint?: Words<View>;
  /** The subject of messages about it. */
  readonly subject: string;
  /** The subject of messages about one item of a list. @default the subject */
  readonly each?: string;
  /** Messages in place of those of the schema, by keyword or error code. `{limit}` is replaced by the limit. */
  readonly messages?: Readonly<Record<string, string>>;
  /** @default what the schema says */
  readonly required?: boolean;
  /** Maximum number of characters. @default what the schema says */
  readonly maxLength?: number;
  /** The text of a new record. @default '' */
  readonly blank?: string;
  /** The value that an empty field stands for. @default `null` if the schema allows it */
  readonly empty?: unknown;
  /** The words of each value of a choice, in their order. */
  readonly words?: Readonly<Record<string, string>>;
  /** The choices, where they depend on the page. `text`: the chosen one. */
  readonly choices?: (view: View, text: string) => readonly SelectOption[];
  readonly codec?: Codec;
  /** What a record shows in place of its value. `undefined`: the value. */
  readonly textOf?: (record: object) => string | undefined;
  readonly secret?: SecretWords;
  readonly placeholder?: string;
  /** More attributes of the control. */
  readonly attributes?: (id: string, view: View, isStored: boolean) => Html | false;
  /** Markup below the control. */
  readonly below?: (id: string, view: View) => Html | false;
  /** What pages may contain of a text that was typed, such as a URL without its password. @default all of it */
  readonly cleaned?: (text: string) => string;
  /** Whether an empty text is no value, so that the member is missing. @default what the schema says */
  readonly isLeftOut?: boolean;
  /** Whether spaces around it count. @default false */
  readonly exact?: boolean;
  /** The lines of a longer text. @default 6 */
  readonly lines?: number;
  /** The name of a field beside a box: without it, the form does not have the box, which is not sent if it is not ticked. */
  readonly beside?: string;
  /** Whether the value is sent, by the other fields. @default always */
  readonly when?: (texts: Texts) => boolean;
  /** Whether the page shows the field. @default always */
  readonly offered?: (view: View) => boolean;
  readonly readOnly?: (view: View) => boolean;
  /** How the page of a record names a value that is set. @default the page of the section shows it, or nothing does */
  readonly fact?: string;
  /** How it shows the value. @default by its kind */
  readonly shown?: (value: never) => Html | string;
  /** The column that lists of records have for it. @default none */
  readonly column?: RowColumn;
  /** Shown where the form does not have the field, such as for a value that is too long. @default an empty field */
  readonly absent?: Html;
}

/** The record that a form changes, and what else its parts need. */
interface PartGiven<Shown, Context> {
  /** `null`: a new one. */
  readonly record: Shown | null;
  readonly context: Context;
  /** For what is no value. */
  readonly problems: FormProblem[];
}

interface PartItems<State> {
  readonly name: string;
  /** `null`: it was chosen as a whole, and so replaces what is stored. */
  readonly of: (state: State) => readonly string[] | null;
  /** The members of the part with these items: those that were sent, and those that others have chosen. */
  readonly with: (items: readonly string[], sent: State, stored: State) => Partial<State>;
}

/**
 * A part of a form that is more than a control for each value. `State` is that of the whole form, in which a part has
 * members of its own.
 */
export interface Part<View, State = FormState, Shown = never, Context = never> {
  readonly part: (id: string, state: State, view: View) => Html | false;
  /** The names of its parameters. Some depend on what the form has. */
  readonly messages: FormWords | ((state: State) => FormWords);
  /** Whether one of its fields has a value. @default false */
  readonly isSet?: (state: State) => boolean;
  /** Its members in the state of a new record, of a record, and of a submitted form. */
  readonly blank?: Partial<State>;
  readonly of?: (record: Shown, context: Context) => Partial<State>;
  readonly from?: (form: Form, context: Context) => Partial<State>;
  /**
   * A name, and what the part says of a record as a text: a part that says what it was rendered with is one that nobody
   * has edited. @default it counts as edited
   */
  readonly seen?: readonly [name: string, text: (state: State) => string];
  /** What it says as a set, such as of boxes: each item that nobody has edited is as others have left it. */
  readonly items?: PartItems<State>;
  /** What it says of the record, as input. */
  readonly input?: (state: State, given: PartGiven<Shown, Context>) => Readonly<Record<string, unknown>>;
  /** A problem of the operation at one of its parameters. @default the same problem */
  readonly at?: (problem: Problem, state: State) => Problem;
  /** Its members in a form that is shown again, and all messages, with those about what the page omits. @default the same */
  readonly again?: (state: State, errors: FormErrors) => Partial<State>;
}

/** Rows that are folded unless one of them has a value or an error. */
interface RowFold<View, EntryOf> {
  readonly title: string;
  readonly rows: readonly EntryOf[];
  /** Whether this page folds them. @default true */
  readonly isFolded?: (view: View) => boolean;
}

/** Rows with markup around them. */
interface RowGroup<EntryOf> {
  readonly around: (content: Html) => Html;
  readonly rows: readonly EntryOf[];
}

export type EntryOf<View, Row, OwnPart> =
  | Row
  | OwnPart
  | RowFold<View, EntryOf<View, Row, OwnPart>>
  | RowGroup<EntryOf<View, Row, OwnPart>>;

export type FormEntry<View, State = FormState, Shown = never, Context = never> = EntryOf<
  View,
  FormRow<View>,
  Part<View, State, Shown, Context>
>;

export const messagesOf = <State>(
  { messages }: Pick<Part<never, State>, 'messages'>,
  state: State,
): FormWords => (typeof messages === 'function' ? messages(state) : messages);

export const idOf = ({ id, name }: Pick<FormRow, 'id' | 'name'>): string => id ?? name.replaceAll('_', '-');
export const placeOf = ({ at, name }: Pick<FormRow, 'at' | 'name'>): readonly string[] => stepsOf(at ?? name);
export const stepsOf = (place: Place): readonly string[] =>
  typeof place === 'string' ? place.split('.') : place;

/** The value at a place of a record. */
export const valueAt = (record: unknown, place: readonly string[]): unknown =>
  place.reduce(
    (found: unknown, step) =>
      typeof found === 'object' && found !== null && Object.hasOwn(found, step)
        ? (found as Record<string, unknown>)[step]
        : undefined,
    record,
  );
