/** The view models of the automation pages. */
import type {
  AutomationEndpoint,
  AutomationEvent,
  AutomationHook,
  AutomationRefusalsRecord,
  AutomationRoute,
  AutomationTrace,
  WebhookDelivery,
} from '../../../generated/types.ts';
import type { AutomationEventCounts } from '../../../repository/index.ts';
import type { FormState } from '../../forms/row.ts';
import type { DeliveryPageView, ReceiverKind } from '../../pages/deliveries.ts';
import type { FilterForm } from '../../pages/filter-field.ts';
import type { OverviewPeriod } from '../../period.ts';
import type { FormErrors, OpenPage } from '../../views.ts';

export interface InboundView extends OpenPage {
  readonly endpoint: AutomationEndpoint;
  /** The URL, if it was just created. It is never shown again. */
  readonly created: {
    readonly url: string;
    /** A command that publishes an event at the URL; `null` if requests must be signed. */
    readonly command: string | null;
  } | null;
  /** Identifies the current URL without revealing it. The form that rotates it sends the mark back. */
  readonly mark: string;
  /** The newest ones. */
  readonly events: readonly AutomationEvent[];
  /** The days that are counted, its events of them, and what it has refused. */
  readonly period: OverviewPeriod;
  readonly accepted: AutomationEventCounts;
  readonly refusals: Readonly<AutomationRefusalsRecord> | null;
  /** A command that publishes an event at its URL, in which the token is missing; `null` if requests must be signed. */
  readonly command: string | null;
}

export interface InboundTestView {
  readonly endpoint: AutomationEndpoint;
  /** JSON as text. */
  readonly data: string;
  readonly errors: FormErrors;
}

export interface TypeForm extends FormState {
  /** The name of a new one. */
  readonly type: string;
}

export interface HookView extends OpenPage, DeliveryPageView {
  readonly hook: AutomationHook;
  /** The secret, if the hook was just created. */
  readonly secret: string | null;
}

/** What a route makes of the sample event. */
export type Preview =
  | { readonly outcome: 'made'; readonly text: string }
  | { readonly outcome: 'skipped' | 'failed'; readonly reason: string };

export interface RouteForm extends FormState, FilterForm {
  readonly sources: readonly string[];
  readonly hooks: readonly string[];
  /** The event for the preview, as JSON. */
  readonly sample: string;
  /**
   * Identifies the sample that the page has chosen itself: it follows the choice of events until somebody edits it.
   */
  readonly sampleMark: string;
  /** One more receiver, as it was typed: the name of a hook, or a URL. */
  readonly receiver: string;
  /** The id of the hook that is created if the receiver is a new URL. The same form has the same one. */
  readonly newHookId: string;
  readonly preview: Preview | null;
}

export interface Choice {
  readonly id: string;
  readonly name: string;
}

export interface HookChoice extends Choice {
  readonly url: string;
}

/** What a route can be connected to. */
export interface RouteChoices {
  readonly endpoints: readonly Choice[];
  readonly hooks: readonly HookChoice[];
}

export interface RouteView extends OpenPage, DeliveryPageView {
  readonly route: AutomationRoute;
  readonly choices: RouteChoices;
  /** The secret of a hook that was just created with it. */
  readonly secret: string | null;
}

export interface HistoryFilter {
  readonly endpointId: string;
  readonly type: string;
  readonly state: string;
  /** Text in the data. */
  readonly text: string;
  /** Id of a webhook, hook or route. */
  readonly receiver: string;
  /** State of a delivery. */
  readonly deliveries: string;
  /** Hours. */
  readonly period: string;
}

export interface HistoryView extends OpenPage {
  readonly events: readonly AutomationEvent[];
  readonly filter: HistoryFilter;
  /** The query of the page: its filters, and its place in the list. */
  readonly query: URLSearchParams;
  readonly next: string | null;
  /** The time until which a search has read, if it has stopped there. */
  readonly stoppedAt: string | null;
  readonly endpoints: readonly Choice[];
  readonly receivers: readonly Choice[];
  readonly errors: FormErrors;
  /** For how many days events are kept, as it was typed; empty for the default. */
  readonly retention: { readonly days: string; readonly errors: FormErrors };
  /** The ids of the events that are chosen. */
  readonly chosen: readonly string[];
}

export interface EventView extends OpenPage {
  readonly event: AutomationEvent;
  readonly trace: AutomationTrace;
  /** Where it came from: the name of an inbound endpoint or an API key. */
  readonly from: string;
}

export interface AutomationDeliveryView extends OpenPage {
  /** The filter and the place of the list that it was opened from, as a query; it may be empty. */
  readonly query: string;
  readonly delivery: WebhookDelivery;
  readonly payload: string;
  readonly receiver: Choice & { readonly kind: ReceiverKind };
}
