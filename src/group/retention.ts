/** How long a group keeps what grows, for the page of the console that says so. */
import type { PartName, Parts, Repository } from '../repository/index.ts';

export interface RetentionLine {
  /** What is kept, as a plural: `Webhook deliveries`. */
  readonly what: string;
  /** For how many days; `null`: for ever; `elsewhere`: another process decides. */
  readonly days: number | null | 'elsewhere';
  /** The most that a workspace keeps, the newest. @default any number */
  readonly most?: number;
  /**
   * Who decides: an option of the service, such as `webhooks.deliveryRetentionDays`, or an operation with which the
   * workspace decides, by its id. @default nobody: it is fixed
   */
  readonly decidedBy?: { readonly option: string } | { readonly operation: string };
}

/** What {@link RetentionLine}s are made of. */
export interface RetentionContext<Service = unknown, Need extends PartName = never> {
  readonly service: Service;
  readonly repository: Repository & Pick<Parts, Need>;
  readonly workspaceId: string;
}

/** Days of an option whose 0 means for ever. `undefined`: the engine runs in another process. */
export const daysKept = (days: number | undefined): RetentionLine['days'] =>
  days === undefined ? 'elsewhere' : days === 0 ? null : days;
