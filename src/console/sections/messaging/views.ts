/** The view models of the messaging pages. */
import type {
  Chat,
  ChatGroup,
  Contact,
  Instance,
  Message,
  MessageRecord,
  Pairing,
} from '../../../generated/types.ts';
import type { FormState } from '../../forms/row.ts';
import type { Settings } from '../../forms/settings.ts';
import type { Notice, OpenPage } from '../../views.ts';

/** What a list is of: one instance, or all instances of the workspace. */
export interface Scope {
  /** `null`: all instances. */
  readonly instance: Instance | null;
  /** Those that a list of all instances names. */
  readonly instances: readonly Pick<Instance, 'id' | 'name'>[];
}

/** The form that creates something in an instance, which is chosen if the page is of all instances. */
/** A list of one instance, or of all. */
export interface ScopedListView extends Scope, OpenPage {
  /** The query of the page: its filters, and its place in the list. */
  readonly query: URLSearchParams;
  readonly next: string | null;
}

export interface FormInScope extends FormState {
  /** Id, or empty. */
  readonly instance: string;
}

export interface InstanceForm extends FormState {
  /** `null`: this process does not have the channel. */
  readonly settings: Settings | null;
}

export interface InstanceView extends OpenPage {
  readonly instance: Instance;
  /** The pairing that is under way, with the QR code as SVG. */
  readonly pairing: (Pairing & { readonly qr: string | null }) | null;
  /** What is true only until the state changes. */
  readonly stateNotice: Notice | null;
}

export interface ChatListView extends Scope, OpenPage {
  readonly chats: readonly Chat[];
  readonly next: string | null;
  /** The query of the page: its place in the list. */
  readonly query: URLSearchParams;
}

/** What a quotation of a message shows. */
export interface Quoted {
  readonly content: Message['content'] | MessageRecord['content'];
}

export interface ChatView extends Scope, OpenPage {
  /** The instance of the chat. */
  readonly own: Instance;
  readonly chat: Chat;
  /** The newest chats that fit the filters, for the list beside. */
  readonly chats: readonly Chat[];
  /** The query of the page: the filters of the list beside. */
  readonly query: URLSearchParams;
  /** Oldest first. */
  readonly messages: readonly Message[];
  /** Names of the people in the chat, by address. */
  readonly names: ReadonlyMap<string, string>;
  /** The messages that are replied to, by id. */
  readonly earlier: ReadonlyMap<string, Quoted>;
  /** Ids of the files that are shown as pictures. */
  readonly pictures: ReadonlySet<string>;
  readonly isNewest: boolean;
  /** Id of the oldest message on the page if there are older ones. */
  readonly older: string | null;
  readonly form: { readonly text: string } & Pick<FormState, 'errors'>;
}

export interface ContactListView extends ScopedListView {
  readonly contacts: readonly Contact[];
  /** The names of the contacts that are chosen. */
  readonly chosen: readonly string[];
}

export interface GroupListView extends ScopedListView {
  readonly groups: readonly ChatGroup[];
}

export interface GroupView extends OpenPage {
  readonly instance: Instance;
  readonly group: ChatGroup;
  readonly names: ReadonlyMap<string, string>;
  readonly name: FormState;
  readonly change: FormState;
}
