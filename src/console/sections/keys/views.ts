/** The view models of the key pages. */
import type { CreatedKey, Key } from '../../../generated/types.ts';
import type { ServedOptions } from '../../../group/served.ts';
import type { FormState } from '../../forms/row.ts';
import type { OpenPage } from '../../views.ts';

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

/** What a form of a key offers, and what it checks against. */
export interface KeyFormPage extends Pick<ScopeChoice, 'offered' | 'presets'> {
  /** The key to change, or `null` for a new one. */
  readonly key: Key | null;
  /** The scopes that only owners can give. */
  readonly ownerScopes: readonly string[];
  /** The address of the visitor as a range is written, or an empty text. */
  readonly address: string;
  readonly rateLimits: ServedOptions['rateLimits'];
  readonly now: number;
}

/** The values of the parts of a form of a key. */
export interface KeyParts extends Pick<ScopeChoice, 'scopes' | 'preset'> {
  /** Days until expiry, or `never`, or `date`, or `same`. */
  readonly expiry: string;
  /** The date, in the format of a date field, if `expiry` is `date`. */
  readonly date: string;
}

export type KeyForm = FormState & KeyParts;

export interface SettingsView extends OpenPage {
  readonly rows: readonly KeyRow[];
  /** Cursor of the next page of keys, or `null`. */
  readonly next: string | null;
  /** The query of the page: its place in the list, and its filters. */
  readonly query: URLSearchParams;
  /** The ids of the keys that are chosen. */
  readonly chosen: readonly string[];
  /** The scopes that the list can be filtered by. */
  readonly scopes: readonly string[];
}

export interface KeyView extends KeyRow, OpenPage {
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
