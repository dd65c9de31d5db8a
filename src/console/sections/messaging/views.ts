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
import type { Notice } from '../../views.ts';

/** What a list is of: one instance, or all instances of the workspace. */
export interface Scope {
  /** `null`: all instances. */
  readonly instance: Instance | null;
  /** Those that a list of all instances names. */
  readonly instances: readonly Pick<Instance, 'id' | 'name'>[];
}

/** The form that creates something in an instance, which is chosen if the page is of all instances. */
export interface FormInScope extends FormState {
  /** Id, or empty. */
  readonly instance: string;
}

export interface InstanceForm extends FormState {
  /** `null`: this process does not have the channel. */
  readonly settings: Settings | null;
}

export interface InstanceListView {
  readonly instances: readonly Instance[];
  readonly canManage: boolean;
  readonly notice: Notice | null;
}

export interface InstanceView {
  readonly instance: Instance;
  /** The pairing that is under way, with the QR code as SVG. */
  readonly pairing: (Pairing & { readonly qr: string | null }) | null;
  readonly canManage: boolean;
  readonly notice: Notice | null;
  /** What is true only until the state changes. */
  readonly stateNotice: Notice | null;
}

export interface ChatListView extends Scope {
  readonly chats: readonly Chat[];
  readonly next: string | null;
  /** The query of the page: its place in the list. */
  readonly query: URLSearchParams;
  readonly canManage: boolean;
  readonly notice: Notice | null;
}

/** What a quotation of a message shows. */
export interface Quoted {
  readonly content: Message['content'] | MessageRecord['content'];
}

export interface ChatView extends Scope {
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
  readonly isNewest: boolean;
  /** Id of the oldest message on the page if there are older ones. */
  readonly older: string | null;
  readonly canManage: boolean;
  readonly form: { readonly text: string } & Pick<FormState, 'errors'>;
  readonly notice: Notice | null;
}

export interface ContactListView extends Scope {
  readonly contacts: readonly Contact[];
  /** The query of the page: its place in the list. */
  readonly query: URLSearchParams;
  readonly next: string | null;
  readonly canManage: boolean;
  readonly notice: Notice | null;
}

export interface GroupListView extends Scope {
  readonly groups: readonly ChatGroup[];
  /** The query of the page: its place in the list. */
  readonly query: URLSearchParams;
  readonly next: string | null;
  readonly canManage: boolean;
  readonly notice: Notice | null;
}

export interface GroupView {
  readonly instance: Instance;
  readonly group: ChatGroup;
  readonly names: ReadonlyMap<string, string>;
  readonly canManage: boolean;
  readonly name: FormState;
  readonly change: FormState;
  readonly notice: Notice | null;
}
