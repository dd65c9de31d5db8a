/** What the pages of the console show. Pages are pure functions from these to HTML. */

import type {
  Account,
  Key,
  Link,
  LinkAnalytics,
  NewKey,
  WebhookDelivery,
  WebhookEndpoint,
} from '../generated/types.ts';
import type { OfferedEvent } from '../group/event.ts';
import type { ServedGroup } from '../group/served.ts';
import type { MemberWorkspace } from '../repository/index.ts';

/** What is wrong with a form: a sentence for each field, by the end of its id; `form`: for no field. In their order. */
export type FormErrors = Readonly<Record<string, string>>;

/** What was done, or refused. */
export interface Notice {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/** An entry of the navigation. */
export interface NavEntry {
  readonly section: string;
  readonly label: string;
  readonly href: string;
}

/** What surrounds every page. */
export interface Frame {
  /** Path of the console's root as the client sees it, mounts included: `/user/api`. */
  readonly base: string;
  /** Address of the API as the client sees it, without a slash at its end: `https://shop.example/market`. */
  readonly apiBase: string;
  /** The host's name. */
  readonly brand: string;
  /** Addresses of the style sheet and the script. */
  readonly css: string;
  readonly js: string;
  /** Who is logged in, or `null` on the log-in page. */
  readonly viewer: { readonly name: string; readonly email: string } | null;
  /** Where people log in, or `null` where the host has not said. */
  readonly loginUrl: string | null;
  /** Whether log-in and log-out are ours, not the host's. */
  readonly ownLogin: boolean;
  /** Token that every form carries in its hidden field `csrf`. */
  readonly csrf: string;
  /** What a form that makes something carries in its hidden field `token`: it makes one thing, however often it is sent. */
  readonly token: string;
  /** When the page was made (ISO 8601 UTC): forms that send deliveries again carry it in `seen`. */
  readonly seen: string;
  readonly workspaces: readonly MemberWorkspace[];
  readonly current: MemberWorkspace | null;
  /** The navigation of a workspace. */
  readonly nav: readonly NavEntry[];
  /** The entry of the navigation that the page belongs to. */
  readonly section: string | null;
}

export interface LoginView {
  readonly email: string;
  readonly error: string | null;
  /** Path to go to after the log-in. */
  readonly returnTo: string;
  /** What somebody typed into a form whose session had ended. */
  readonly kept: readonly KeptField[];
}

export interface KeptField {
  readonly name: string;
  readonly value: string;
}

export interface HomeView {
  readonly account: Readonly<Account> | null;
  readonly activeKeys: number;
  readonly groups: readonly ServedGroup[];
}

export interface KeyRow {
  readonly key: Key;
  /** Name of the user who made it; `null` for a key made over the API or by somebody who is gone. */
  readonly createdBy: string | null;
  /** Id that a replacement made from this page gets. */
  readonly replacementId: string;
}

/** The form that makes a key: as empty as it starts, or as it was sent with what is wrong. */
export interface KeyForm {
  /** Id that the key gets: sending the form twice makes one key. */
  readonly keyId: string;
  readonly name: string;
  readonly scopes: readonly string[];
  /** Every scope that it can have, with what it allows. */
  readonly offered: Readonly<Record<string, string>>;
  /** Days until it expires, or `never`, or `date`. */
  readonly expiry: string;
  /** The day, as a date field has it, where `expiry` is `date`. */
  readonly date: string;
  readonly errors: FormErrors;
}

export interface SettingsView {
  readonly rows: readonly KeyRow[];
  /** Whether these are the newest keys, or those that follow on an earlier page. */
  readonly isFirst: boolean;
  /** Address of the next page of keys. */
  readonly next: string | null;
  /** Whether the viewer's role may make, rotate and revoke keys. */
  readonly canManage: boolean;
  readonly form: KeyForm;
  /** What was just done, or refused. */
  readonly notice: { readonly kind: 'success' | 'error'; readonly text: string } | null;
}

export interface NewKeyView {
  readonly key: NewKey;
  /** The key that it takes the place of, with the end of the overlap in its `expires_at`. */
  readonly replaced: Key | null;
}

export interface MessageView {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly href: string } | null;
}

/** How long a rotated key may still be taken, in seconds, in words. */
export const overlaps: readonly (readonly [seconds: number, words: string])[] = [
  [0, 'Refuse the old key at once'],
  [3_600, 'Keep the old key for an hour'],
  [86_400, 'Keep the old key for a day'],
  [604_800, 'Keep the old key for a week'],
];

/** When a new key expires, in words. */
export const expiries: readonly (readonly [value: string, words: string])[] = [
  ['never', 'Never'],
  ['30', 'In 30 days'],
  ['90', 'In 90 days'],
  ['365', 'In a year'],
  ['date', 'On a day of your choice'],
];

/** The form of a webhook, as it was filled in. */
export interface WebhookForm {
  readonly url: string;
  readonly description: string;
  readonly eventTypes: readonly string[];
  /** What it is bound to, separated by commas: ids of links, and tags. */
  readonly links: string;
  readonly tags: string;
  /** Digits, or empty. */
  readonly sample: string;
  /** Why nothing was done. */
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
  /** Where somebody has just asked for them. */
  readonly secrets: readonly string[];
  /** Stands for the secret in use, and tells nothing of it: the form that rotates it brings it back. */
  readonly secretMark: string;
  readonly deliveries: readonly WebhookDelivery[];
  /** Whether these are the newest deliveries, or those that follow on an earlier page. */
  readonly isFirst: boolean;
  /** Id to go on after, or `null`. */
  readonly next: string | null;
  /** Which deliveries are shown; `null`: all. */
  readonly state: WebhookDelivery['state'] | null;
  readonly canManage: boolean;
  readonly form: WebhookForm;
  readonly events: readonly OfferedEvent[];
  readonly notice: Notice | null;
}

export interface DeliveryView {
  readonly delivery: WebhookDelivery;
  readonly payload: string;
  readonly endpoint: WebhookEndpoint;
  /** What a receiver verifies. */
  readonly headers: Readonly<Record<string, string>>;
  readonly canManage: boolean;
  readonly notice: Notice | null;
}

/** The form of a link, as it was filled in. */
export interface LinkForm {
  readonly url: string;
  readonly slug: string;
  readonly title: string;
  /** Separated by commas. */
  readonly tags: string;
  /** The last day in UTC on which it leads somewhere, as a date field has it, or empty. */
  readonly lastDay: string;
  /** Digits, or empty. */
  readonly maxClicks: string;
  /** Whether the link has a password that can be taken away. */
  readonly hasPassword: boolean;
  /** Whether a password was typed, which no page sends back: without another one nothing is saved. */
  readonly wantsPassword: boolean;
  /** Whether the password is to be taken away. */
  readonly dropsPassword: boolean;
  /** Why nothing was done. */
  readonly errors: FormErrors;
}

/** Which links are shown. */
export interface LinkFilter {
  readonly q: string;
  readonly tag: string;
  readonly sort: 'created' | 'clicks';
  readonly archived: boolean;
}

export interface LinkListView {
  readonly links: readonly Link[];
  /** Cursor of the next page, or `null`. */
  readonly next: string | null;
  readonly filter: LinkFilter;
  /** Clicks on all links of the workspace. */
  readonly analytics: LinkAnalytics;
  readonly canManage: boolean;
  readonly form: LinkForm;
  readonly notice: Notice | null;
}

export interface LinkView {
  readonly link: Link;
  readonly analytics: LinkAnalytics;
  /** The QR code as SVG, or `null` where the service does not know its address. */
  readonly qr: string | null;
  readonly canManage: boolean;
  readonly form: LinkForm;
  readonly notice: Notice | null;
}
