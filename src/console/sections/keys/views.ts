/** The view models of the key pages. */
import type { CreatedKey, Key } from '../../../generated/types.ts';
import type { FormErrors, Notice } from '../../views.ts';

export interface KeyRow {
  readonly key: Key;
  /** Name of the user who created it; `null` for a key created through the API or by a deleted user. */
  readonly createdBy: string | null;
  /** Id of a replacement created from this page. */
  readonly replacementId: string;
}

/** A set of scopes that a form offers by its name. */
export interface ScopePreset {
  readonly value: string;
  readonly label: string;
  readonly scopes: readonly string[];
  /** Whether it is all of one group. */
  readonly isGroup?: true;
}

/** The choice of scopes in a form. */
export interface ScopeChoice {
  readonly scopes: readonly string[];
  /** All scopes that can be chosen, with their descriptions. */
  readonly offered: Readonly<Record<string, string>>;
  readonly presets: readonly ScopePreset[];
  /** The chosen preset; empty: the scopes are chosen one by one. */
  readonly preset: string;
}

/** What a form says of whose key it is, and how often it may be used, as typed. */
export interface OwnerFields {
  readonly owner: string;
  /** Requests in a window; empty: the key has no limit of its own. */
  readonly requests: string;
  /** The length of the window, in seconds. */
  readonly seconds: string;
  /** One entry a line, as `name: text`. */
  readonly metadata: string;
}

/** The form that creates a key: empty, or as submitted, with its errors. */
export interface KeyForm extends ScopeChoice, OwnerFields {
  /** Id of the new key, so that submitting the form twice creates one key. */
  readonly keyId: string;
  readonly name: string;
  /** Days until expiry, or `never`, or `date`. */
  readonly expiry: string;
  /** The date, in the format of a date field, if `expiry` is `date`. */
  readonly date: string;
  /** The addresses and ranges that may use the key, as typed. */
  readonly allowedIps: string;
  /** The address of the visitor. */
  readonly address: string;
  readonly errors: FormErrors;
}

export interface SettingsView {
  readonly rows: readonly KeyRow[];
  /** Cursor of the next page of keys, or `null`. */
  readonly next: string | null;
  /** The query of the page: its place in the list, and its filters. */
  readonly query: URLSearchParams;
  /** The scopes that the list can be filtered by. */
  readonly scopes: readonly string[];
  /** Whether the user's role may create, rotate and revoke keys. */
  readonly canManage: boolean;
  readonly form: KeyForm;
  /** The message after an action. */
  readonly notice: Notice | null;
}

/** The form that changes a key. */
export interface ChangedKeyForm
  extends ScopeChoice,
    OwnerFields,
    Pick<KeyForm, 'name' | 'date' | 'allowedIps' | 'address' | 'errors'> {
  /** As in {@link KeyForm}, or `same`. */
  readonly expiry: string;
}

export interface KeyView extends KeyRow, Pick<SettingsView, 'canManage' | 'notice'> {
  /** The key that replaces it. */
  readonly replacement: Key | null;
  /** The scopes that exist, also those of the host, with their descriptions. */
  readonly served: Readonly<Record<string, string>>;
}

export interface NewKeyView {
  readonly key: CreatedKey;
  /** The key that it replaces, with the end of the overlap in its `expires_at`. */
  readonly replaced: Key | null;
}

/** Labels for when a new key expires. */
export const expiries: readonly (readonly [value: string, words: string])[] = [
  ['never', 'Never'],
  ['30', 'In 30 days'],
  ['90', 'In 90 days'],
  ['365', 'In one year'],
  ['date', 'On a custom date'],
];
