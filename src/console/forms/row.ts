/** A row of a form: what a person writes about a field. Its type and its limits come from the schema of the request. */
import type { FormWords } from '../actions/form-errors.ts';
import type { Html } from '../html.ts';
import type { FormErrors } from '../views.ts';

/** Texts of the fields by their names. A field that the form did not have is missing. */
export type Texts = Readonly<Record<string, string | undefined>>;

export interface FormState {
  readonly texts: Texts;
  /** The names of secrets that are stored, and of those that were typed and have to be typed again. */
  readonly stored: readonly string[];
  readonly again: readonly string[];
  readonly errors: FormErrors;
}

/** How a field looks. Without one, the schema decides. `prose`: a text whose spelling the browser may check. */
export type RowKind = 'text' | 'prose' | 'url' | 'list' | 'number' | 'choice' | 'check' | 'json' | 'secret';

/** `View`: what else the page shows, which may decide how a field looks. */
type Words<View> = Html | string | ((view: View, isStored: boolean) => Html | string);

export interface FormRow<View = unknown> {
  /** The name of its control. */
  readonly name: string;
  /**
   * Its place in the input of the operation, and in the record, such as `verification.hmac.header`. The outermost object is
   * sent as a whole. @default the name
   */
  readonly at?: string;
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
  /** Whether spaces around it count. @default false */
  readonly exact?: boolean;
  /** The lines of a longer text. @default 6 */
  readonly lines?: number;
  /** Whether the value is sent, by the other fields. @default always */
  readonly when?: (texts: Texts) => boolean;
  /** Whether the page shows the field. @default always */
  readonly offered?: (view: View) => boolean;
  readonly readOnly?: (view: View) => boolean;
  /** Shown where the form does not have the field, such as for a value that is too long. @default an empty field */
  readonly absent?: Html;
}

/** A part of a form with markup of its own, and the names of its parameters. */
export interface Part<View> {
  readonly part: (id: string, view: View) => Html | false;
  readonly messages: FormWords;
  /** Whether one of its fields has a value. @default false */
  readonly isSet?: (view: View) => boolean;
}

/** Rows that are folded unless one of them has a value or an error. */
export interface RowFold<View> {
  readonly title: string;
  readonly rows: readonly FormEntry<View>[];
}

export type FormEntry<View> = FormRow<View> | Part<View> | RowFold<View>;

export const isFold = <View>(entry: FormEntry<View>): entry is RowFold<View> => 'rows' in entry;
export const isPart = <View>(entry: FormEntry<View>): entry is Part<View> => 'part' in entry;

export const idOf = ({ id, name }: Pick<FormRow, 'id' | 'name'>): string => id ?? name.replaceAll('_', '-');
export const placeOf = ({ at, name }: Pick<FormRow, 'at' | 'name'>): readonly string[] =>
  (at ?? name).split('.');

/** The value at a place of a record. */
export const valueAt = (record: unknown, place: readonly string[]): unknown =>
  place.reduce(
    (found: unknown, step) => (found as Record<string, unknown> | null | undefined)?.[step],
    record,
  );
