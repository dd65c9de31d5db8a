/** The view models of the webhook pages. */
import type { WebhookDelivery, WebhookEndpoint } from '../../../generated/types.ts';
import type { OfferedEvent } from '../../../group/event.ts';
import type { RecentDelivery } from '../../../repository/index.ts';
import type { FormState } from '../../forms/row.ts';
import type { Settings } from '../../forms/settings.ts';
import type { Html } from '../../html.ts';
import type { FailedDeliveries } from '../../pages/deliveries.ts';
import type { FilterForm } from '../../pages/filter-field.ts';
import type { RegisteredEventType } from '../../section.ts';
import type { OpenPage } from '../../views.ts';

/** The values of the parts of the webhook form. */
export interface WebhookParts extends FilterForm {
  /** `null`: it is a webhook, or a destination that this process does not have. */
  readonly settings: Settings | null;
  /** Those of events of this service, groups of them, and registered types. */
  readonly eventTypes: readonly string[];
  /** Other types and groups of events that are published, separated by commas. */
  readonly publishedTypes: string;
  /** All of these, as they are stored. */
  readonly names: readonly string[];
}

export type WebhookForm = FormState & WebhookParts;

export interface WebhookEditorView {
  readonly form: WebhookForm;
  readonly events: readonly OfferedEvent[];
  /** The types that the workspace has registered. */
  readonly registered: readonly RegisteredEventType[];
  /** The links to the forms of other places that events can be sent to. */
  readonly places: Html | false;
  /** Whether the webhook is a destination that this process does not have. */
  readonly isFixed: boolean;
  readonly preview: WebhookPreview;
}

/** What a webhook would receive with the values of its form. */
export interface WebhookPreview {
  /** The event types that would be sent. */
  readonly sent: readonly string[];
  /** Those that a chosen group contains, but that are sent only if they are chosen by name. */
  readonly notSent: readonly string[];
  /** How the sent ones are filtered: a sentence each. */
  readonly limits: readonly string[];
  /** An example of one of them, or `null` if there is none. */
  readonly sample: {
    readonly type: string;
    /** `null`: it is a message to a destination. */
    readonly url: string | null;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  } | null;
}

export interface ListedWebhook {
  readonly endpoint: WebhookEndpoint;
  /** Its newest deliveries, newest first. */
  readonly recent: readonly RecentDelivery[];
}

export interface WebhookView extends OpenPage {
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
  /** Those that the chart is made of, and the current time, in milliseconds since 1970. */
  readonly charted: readonly RecentDelivery[];
  readonly now: number;
  /** The failed deliveries that who visits the page may send again. */
  readonly failed: FailedDeliveries | null;
  /** The query of the page: its filter, and its place in the list of deliveries. */
  readonly query: URLSearchParams;
  /** Deliveries that were chosen in a form that was refused. */
  readonly chosen: readonly string[];
}

export interface DeliveryView {
  readonly delivery: WebhookDelivery;
  readonly payload: string;
  readonly endpoint: WebhookEndpoint;
  /** The data that a receiver verifies. */
  readonly headers: Readonly<Record<string, string>>;
  /** All deliveries of the same event to webhooks, with the names of these. */
  readonly siblings: readonly {
    readonly delivery: WebhookDelivery;
    readonly name: string;
    readonly kind: 'webhook' | 'destination';
  }[];
  readonly canManage: boolean;
}
