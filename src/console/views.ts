/** The view models of the console pages. Pages are pure functions from these to HTML. */

import type {
  CreatedKey,
  Key,
  Link,
  LinkAnalytics,
  LinkUtm,
  WebhookDelivery,
  WebhookEndpoint,
} from '../generated/types.ts';
import type { OfferedEvent } from '../group/event.ts';
import type { MemberWorkspace } from '../repository/index.ts';
import type { Period } from './pages/report.ts';

/** Form errors: one message per field, by the last part of its id; `form` for the whole form. In field order. */
export type FormErrors = Readonly<Record<string, string>>;

/** The message after an action. */
export interface Notice {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/** A navigation entry. */
export interface NavEntry {
  readonly label: string;
  readonly href: string;
  readonly icon: string;
  /** Whether it is the visited page, or the visited page is below it. */
  readonly current: boolean;
}

/** Entries below one heading, or below none. */
export interface NavGroup {
  readonly label: string | null;
  readonly entries: readonly NavEntry[];
}

/** The colour scheme that the user has chosen; `system` is that of the device. */
export type Theme = 'system' | 'light' | 'dark';

/** The frame of every page. */
export interface Frame {
  /** Path of the console's root as the client sees it, including mounts: `/user/api`. */
  readonly base: string;
  /** URL of the API as the client sees it, without a trailing slash: `https://shop.example/market`. */
  readonly apiBase: string;
  /** The product name. */
  readonly brand: string;
  /** URLs of the style sheet and the script. */
  readonly css: string;
  /** URL of the style sheet for charts and chats. */
  readonly recordCss: string;
  readonly js: string;
  /** URL of the script for lists with a record beside. */
  readonly panesJs: string;
  /** URL of the script for editors, and for links to them. */
  readonly editorJs: string;
  /** The logged-in user, or `null` on the login page. */
  readonly viewer: { readonly name: string; readonly email: string } | null;
  /** The login URL, or `null` if the host has not set one. */
  readonly loginUrl: string | null;
  /** Whether the console has its own login. */
  readonly ownLogin: boolean;
  /** The token in the hidden field `csrf` of every form. */
  readonly csrf: string;
  /** The token in the hidden field `token` of a form that creates something, so that it takes effect once. */
  readonly token: string;
  /** When the page was rendered (ISO 8601 UTC). Forms that replay deliveries contain it as `seen`. */
  readonly seen: string;
  readonly workspaces: readonly MemberWorkspace[];
  readonly current: MemberWorkspace | null;
  /** The navigation of a workspace. */
  readonly nav: readonly NavGroup[];
  /** URL of the first page of a group, or `null` if it has none. */
  readonly pagesOf: (group: string) => string | null;
  /** URL of the page of the current navigation entry in another workspace. */
  readonly inWorkspace: (workspaceId: string) => string;
  readonly theme: Theme;
  /** Path of this page, to return to it; `null`: it must not be opened again. */
  readonly here: string | null;
  /** The current navigation entry. */
  readonly section: string | null;
}

export interface LoginView {
  readonly email: string;
  readonly error: string | null;
  /** Path to go to after the login. */
  readonly returnTo: string;
  /** The kept values of a form whose session had ended. */
  readonly kept: readonly KeptField[];
}

export interface KeptField {
  readonly name: string;
  readonly value: string;
}

export interface KeyRow {
  readonly key: Key;
  /** Name of the user who created it; `null` for a key created through the API or by a deleted user. */
  readonly createdBy: string | null;
  /** Id of a replacement created from this page. */
  readonly replacementId: string;
}

/** The form that creates a key: empty, or as submitted, with its errors. */
export interface KeyForm {
  /** Id of the new key, so that submitting the form twice creates one key. */
  readonly keyId: string;
  readonly name: string;
  readonly scopes: readonly string[];
  /** All scopes that a key can have, with their descriptions. */
  readonly offered: Readonly<Record<string, string>>;
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
  readonly notice: { readonly kind: 'success' | 'error'; readonly text: string } | null;
}

/** The form that changes a key. */
export interface ChangedKeyForm extends Pick<KeyForm, 'name' | 'date' | 'allowedIps' | 'address' | 'errors'> {
  /** As in {@link KeyForm}, or `same`. */
  readonly expiry: string;
}

export interface KeyView extends KeyRow, Pick<SettingsView, 'canManage' | 'notice'> {
  /** The key that replaces it. */
  readonly replacement: Key | null;
  /** The scopes that exist, by group. */
  readonly groups: readonly { readonly name: string; readonly scopes: Readonly<Record<string, string>> }[];
  readonly form: ChangedKeyForm;
}

export interface NewKeyView {
  readonly key: CreatedKey;
  /** The key that it replaces, with the end of the overlap in its `expires_at`. */
  readonly replaced: Key | null;
}

export interface MessageView {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly href: string } | null;
}

/** Labels for how long a rotated key stays valid, by seconds. */
export const overlaps: readonly (readonly [seconds: number, words: string])[] = [
  [0, 'Expire the old key immediately'],
  [3_600, 'Keep the old key for one hour'],
  [86_400, 'Keep the old key for one day'],
  [604_800, 'Keep the old key for one week'],
];

/** Labels for when a new key expires. */
export const expiries: readonly (readonly [value: string, words: string])[] = [
  ['never', 'Never'],
  ['30', 'In 30 days'],
  ['90', 'In 90 days'],
  ['365', 'In one year'],
  ['date', 'On a custom date'],
];

/** The values of the webhook form. */
export interface WebhookForm {
  readonly url: string;
  readonly description: string;
  readonly eventTypes: readonly string[];
  /** The link filters, separated by commas: link ids, and tags. */
  readonly links: string;
  readonly tags: string;
  /** Ids of instances, separated by commas. */
  readonly instances: string;
  /** Digits, or empty. */
  readonly sample: string;
  /** The errors of the form. */
  readonly errors: FormErrors;
}

export interface WebhookListView {
  readonly endpoints: readonly WebhookEndpoint[];
  readonly canManage: boolean;
  readonly form: WebhookForm;
  readonly events: readonly OfferedEvent[];
  readonly notice: Notice | null;
}

export interface WebhookView {
  readonly endpoint: WebhookEndpoint;
  /** The secrets, if the user has just revealed them. */
  readonly secrets: readonly string[];
  /** Identifies the current secret without revealing it. The form that rotates the secret sends it back. */
  readonly secretMark: string;
  readonly deliveries: readonly WebhookDelivery[];
  /** Id to continue after, or `null`. */
  readonly next: string | null;
  /** The newest deliveries, whatever the filter. */
  readonly recent: readonly WebhookDelivery[];
  /** The query of the page: its filter, and its place in the list of deliveries. */
  readonly query: URLSearchParams;
  /** Deliveries that were chosen in a form that was refused. */
  readonly chosen: readonly string[];
  readonly canManage: boolean;
  readonly form: WebhookForm;
  readonly events: readonly OfferedEvent[];
  readonly notice: Notice | null;
}

export interface DeliveryView {
  readonly delivery: WebhookDelivery;
  readonly payload: string;
  readonly endpoint: WebhookEndpoint;
  /** The data that a receiver verifies. */
  readonly headers: Readonly<Record<string, string>>;
  /** All deliveries of the same event to webhooks, with the names of these. */
  readonly siblings: readonly { readonly delivery: WebhookDelivery; readonly name: string }[];
  readonly canManage: boolean;
}

/** The values of the link form. */
export interface LinkForm {
  readonly url: string;
  readonly slug: string;
  /** A host name, or empty for the default domain. */
  readonly domain: string;
  readonly title: string;
  /** Separated by commas. */
  readonly tags: string;
  readonly utm: Readonly<Record<UtmName, string>>;
  /** The last day in UTC on which the link redirects, in the format of a date field, or empty. */
  readonly lastDay: string;
  /** Digits, or empty. */
  readonly maxClicks: string;
  readonly expiredUrl: string;
  readonly iosUrl: string;
  readonly androidUrl: string;
  readonly forwardQuery: boolean;
  readonly forwardPath: boolean;
  /** Digits. */
  readonly redirectStatus: string;
  readonly externalId: string;
  /** Whether the link has a password that can be removed. */
  readonly hasPassword: boolean;
  /**
   * Whether a password was typed. Pages never contain passwords, so it must be typed again before the form is saved.
   */
  readonly wantsPassword: boolean;
  /** Whether to remove the password. */
  readonly dropsPassword: boolean;
  /** Whether the old slug stays as an alias if the slug or the domain changes. */
  readonly keepsSlug: boolean;
  /** The slugs of the aliases to remove. */
  readonly removedAliases: readonly string[];
  /** The errors of the form. */
  readonly errors: FormErrors;
}

/** The UTM parameters that links have. */
export type UtmName = keyof LinkUtm;

export interface LinkEditorView {
  /** The link to change; `null`: a new one. */
  readonly link: Link | null;
  readonly form: LinkForm;
  /** The host names that short URLs can have; the first one is the default domain, if the service knows it. */
  readonly domains: readonly string[];
  /** The UTM parameters of earlier links, the latest first. */
  readonly earlier: readonly LinkUtm[];
  readonly preview: LinkPreview;
  /** Whether the visitor asked for the preview. */
  readonly isAsked: boolean;
}

/** What a link would be with the values of its form. */
export interface LinkPreview {
  /** What the check of the slug says; `null`: there is none yet. */
  readonly slug: { readonly isFree: boolean; readonly sentence: string } | null;
  /** The short URL; `null`: the slug is random, or not valid. */
  readonly shortUrl: string | null;
  /** The QR code of the short URL as SVG, or `null`. */
  readonly qr: string | null;
  /** Where visitors go, or why the target is not valid; `null`: there is none yet. */
  readonly target: { readonly isValid: boolean; readonly text: string } | null;
}

/** The clicks of a period, and of as many days before it. */
export interface ClickAnalytics {
  readonly period: Period;
  readonly now: LinkAnalytics;
  readonly before: LinkAnalytics;
}

export interface LinkListView {
  readonly links: readonly Link[];
  /** Cursor of the next page, or `null`. */
  readonly next: string | null;
  /** The query of the page: its filters, and its place in the list. */
  readonly query: URLSearchParams;
  readonly canManage: boolean;
  /** What was chosen for a change of several links that was refused. */
  readonly bulk: { readonly ids: readonly string[]; readonly tags: string };
  readonly notice: Notice | null;
}

export interface LinkView {
  readonly link: Link;
  readonly clicks: ClickAnalytics;
  /** The QR code as SVG, or `null` if the service does not know its public URL. */
  readonly qr: string | null;
  readonly canManage: boolean;
  readonly notice: Notice | null;
}
