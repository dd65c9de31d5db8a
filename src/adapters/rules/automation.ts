/** What both adapters do alike with automation, apart from how they store it. */
import type {
  AutomationEndpointRecord,
  AutomationEventRecord,
  AutomationRequestRecord,
  AutomationToken,
  AutomationTypeRecord,
} from '../../generated/types.ts';
import type {
  AutomationSettings,
  AutomationTypeDraft,
  IdempotentRequest,
  TokenRotation,
} from '../../repository/index.ts';
import { overlapping } from './overlap.ts';
import { checkRecord, checkTimes } from './storable.ts';

/** The size of what a page of events is mostly made of, in characters. */
export const sizeOfEvent = ({ data }: Pick<AutomationEventRecord, 'data'>): number =>
  JSON.stringify(data).length;

/** The tokens after a rotation: the new one first, the old ones until the overlap ends, or earlier. */
export const rotatedTokens = (
  { tokens }: Pick<AutomationEndpointRecord, 'tokens'>,
  { token: { digest, last_four }, oldExpiresAt, now }: TokenRotation,
): AutomationToken[] => [{ digest, last_four, expires_at: null }, ...overlapping(tokens, oldExpiresAt, now)];

/** What no two events of a workspace share; `null`: its sender gave it no id. */
export const sourceOf = ({
  source,
  source_id,
}: Pick<AutomationEventRecord, 'source' | 'source_id'>): string | null =>
  source_id === null ? null : `${source} ${source_id}`;

type Event = Readonly<AutomationEventRecord>;

/** Events by what no two of a workspace share. */
export class Identities {
  readonly #byId = new Map<string, Event>();
  readonly #bySource = new Map<string, Event>();

  constructor(events: readonly Event[] = []) {
    for (const event of events) this.add(event);
  }

  add(event: Event): void {
    this.#byId.set(event.id, event);
    const name = sourceOf(event);
    if (name !== null) this.#bySource.set(name, event);
  }

  withId(id: string): Event | undefined {
    return this.#byId.get(id);
  }

  /** The one that is the same as another: by its id, or by what its sender calls it. */
  sameAs(event: Event): Event | undefined {
    const name = sourceOf(event);
    return this.#byId.get(event.id) ?? (name === null ? undefined : this.#bySource.get(name));
  }
}

/** For each event of a call the first of them that is the same. */
export function firstOfEach(events: readonly Event[]): Map<Event, Event> {
  const known = new Identities();
  const first = new Map<Event, Event>();
  for (const event of events) {
    const same = known.sameAs(event);
    if (same === undefined) known.add(event);
    first.set(event, same ?? event);
  }
  return first;
}

type SettingName = keyof AutomationSettings;

export const settingNames: readonly SettingName[] = ['retention_days', 'registered_types_only'];

/** The settings, from the numbers that are stored for them. */
export const settingsOf = (
  numberOf: (name: SettingName) => number | undefined = () => undefined,
): AutomationSettings => ({
  retention_days: numberOf('retention_days') ?? null,
  registered_types_only: numberOf('registered_types_only') === 1,
});

/** The numbers that are stored for the given settings; `null`: none. @throws InvalidDataError for one that cannot be stored */
export function settingNumbers({
  retention_days: days,
  registered_types_only: only,
}: Partial<AutomationSettings>): [name: SettingName, value: number | null][] {
  const numbers: [SettingName, number | null][] = [];
  if (days !== undefined) numbers.push(['retention_days', days]);
  if (only !== undefined) numbers.push(['registered_types_only', only ? 1 : null]);
  for (const [name, value] of numbers)
    if (value !== null) checkRecord('automation.changeSettings', 'automation_numbers', { name, value });
  return numbers;
}

/** The stored record of a type. `known`: the one that it replaces. @throws InvalidDataError */
export function typeRecord(
  { at, ...draft }: AutomationTypeDraft,
  known?: Readonly<AutomationTypeRecord>,
): AutomationTypeRecord {
  const record = { ...structuredClone(draft), created_at: known?.created_at ?? at, updated_at: at };
  checkRecord('automation.registerType', 'automation_types', record);
  return record;
}

export const requestRecord = (
  { scope, key, fingerprint, expiresAt }: IdempotentRequest,
  eventIds: readonly string[],
): AutomationRequestRecord => ({ scope, key, fingerprint, event_ids: [...eventIds], expires_at: expiresAt });

/** @throws InvalidDataError that names what cannot be stored of the arguments of `publish` */
export function checkPublished(events: readonly Event[], request: IdempotentRequest | undefined): void {
  for (const event of events) checkRecord('automation.publish', 'automation_events', event);
  if (request === undefined) return;
  checkRecord('automation.publish', 'automation_requests', requestRecord(request, []));
  checkTimes('automation.publish', {}, { now: request.now });
}
