/** The destination of a webhook in its form: its type, and what the form says of its settings. */
import { MarketplaceError, type Problem } from '../../../../common/errors/errors.ts';
import type { WebhookEndpointRecord } from '../../../../generated/types.ts';
import { closed } from '../../../../group/closed-schema.ts';
import { changedTarget, newTarget, problemsOfTarget } from '../../../../webhooks/destinations/change.ts';
import { storedDestination } from '../../../../webhooks/destinations/settings.ts';
import { titleIn } from '../../../forms/setting-rows.ts';
import { type FoundSettings, type Settings, settingsFormOf } from '../../../forms/settings.ts';
import type { WebhookVisit } from './visit.ts';

type Service = WebhookVisit['service'];
type Stored = Readonly<WebhookEndpointRecord> | null;

/** The types that a new endpoint can have: none without the option `destinations`. */
export const offeredTypes = ({ destinations }: Service) =>
  [...(destinations?.values() ?? [])].map(({ type, settings }) => [type, titleIn(settings, type)] as const);

/**
 * The form of the destination of a record, or of a new one of a type. `null`: it is a webhook, or this process does not
 * have the type.
 */
export function destinationFor(
  { destinations }: Service,
  record: Stored,
  type: string,
): FoundSettings | null {
  const stored = record === null ? null : storedDestination(record);
  if (record !== null && stored === null) return null;
  const known = destinations?.get(stored?.destination.type ?? type);
  if (known === undefined) return null;
  const { settings, properties } = known;
  const secrets = Object.keys(properties).filter(name => properties[name]?.writeOnly === true);
  const { type: _, ...open } = stored?.destination ?? {};
  const hidden = Object.keys(stored?.credentials ?? {}).map(name => [name, 'hidden']);
  return {
    form: settingsFormOf(known, {
      type: known.type,
      schema: closed({ type: 'object', properties: {}, ...settings }),
      secrets,
    }),
    stored: stored === null ? null : { ...open, ...Object.fromEntries(hidden) },
  };
}

/** The destination as the API is sent it: of a stored one, what has changed. `undefined`: nothing has. */
export function destinationIn(
  changes: ReadonlyMap<string, unknown>,
  { form: { type }, stored }: Settings,
): Readonly<Record<string, unknown>> | undefined {
  if (stored !== null && changes.size === 0) return undefined;
  const given = [...changes].filter(([, value]) => stored !== null || value !== undefined);
  return {
    ...Object.fromEntries(given.map(([name, value]) => [name, value ?? null])),
    ...(stored === null && { type }),
  };
}

/** What the API refuses of a destination. */
export async function destinationProblems(
  { service }: WebhookVisit,
  workspaceId: string,
  destination: Readonly<Record<string, unknown>>,
  record: Stored,
): Promise<readonly Problem[]> {
  try {
    const target =
      record === null
        ? newTarget({ destination }, service)
        : { ...record, ...changedTarget({ destination }, record, service) };
    return await problemsOfTarget(target, service, workspaceId);
  } catch (error) {
    if (!(error instanceof MarketplaceError) || error.status >= 500) throw error;
    return error.problems;
  }
}
