/** The view models of the console pages. Pages are pure functions from these to HTML. */

import type { MemberWorkspace } from '../repository/index.ts';
import type { DemoLogIn } from './demo.ts';
import type { OnRecord } from './section.ts';

/** Form errors: one message per field, by the last part of its id; `form` for the whole form. In field order. */
export type FormErrors = Readonly<Record<string, string>>;

/** The message after an action. */
export interface Notice {
  readonly kind: 'success' | 'error';
  readonly text: string;
  /** The form that takes the action back, or does its next part. @default it has none */
  readonly form?: {
    readonly action: string;
    /** Of its button. */
    readonly words: string;
    /** Its hidden fields. */
    readonly fields: readonly (readonly [name: string, value: string])[];
  };
  /** Whether a script sends the form by itself, until somebody stops it. @default false */
  readonly goesOn?: boolean;
}

/** A page of a workspace, whatever it shows. */
export interface OpenPage {
  readonly frame: Frame;
  readonly workspaceId: string;
  /** Whether the user's role may change what the page shows. */
  readonly canManage: boolean;
  /** The message after an action. */
  readonly notice: Notice | null;
  /** What groups show on the page of the record. @default nothing */
  readonly onRecord?: readonly OnRecord[];
}

/** A navigation entry. */
export interface NavEntry {
  readonly label: string;
  readonly href: string;
  readonly icon: string;
  /** Whether it is the visited page, or the visited page is below it. */
  readonly current: boolean;
  /** The tabs of its page. `current`: the visited one. @default it has none */
  readonly tabs?: readonly { readonly label: string; readonly href: string; readonly current: boolean }[];
}

/** Entries below one heading, or below none. */
export interface NavGroup {
  readonly label: string | null;
  readonly entries: readonly NavEntry[];
  /**
   * How they are shown. `fold`: as one line, below which they are listed on their pages. `tabs`: as one line, and as tabs on
   * their pages. @default below the label
   */
  readonly as?: 'fold' | 'tabs';
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
  /** URL of the script that suggests fields of a sample in an editor. */
  readonly completeJs: string;
  readonly sheetJs: string;
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
  /**
   * The URL that takes the place of this page in the history, because the page answers a form that Back must not send
   * again; or `null`.
   */
  readonly instead: string | null;
}

export interface LoginView {
  readonly email: string;
  readonly error: string | null;
  /** Path to go to after the login. */
  readonly returnTo: string;
  /** The kept values of a form whose session had ended. */
  readonly kept: readonly KeptField[];
  /** Who can log in with one click: users of a demo. */
  readonly demo: readonly DemoLogIn[];
}

export interface KeptField {
  readonly name: string;
  readonly value: string;
}

export interface MessageView {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly href: string } | null;
}
