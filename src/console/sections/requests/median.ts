/** How long requests of an operation take: what one of them is compared with. */
import type { RequestLogEntry } from '../../../generated/types.ts';
import type { RequestQuery, RequestsRepository } from '../../../repository/index.ts';

/** Fewer say too little. */
const fewest = 20;
/** The newest so many are looked at. */
const most = 100;

/**
 * The median latency of the newest requests of the same operation, in milliseconds. `null`: fewer than 20 are known. Only
 * those with the same class of status count, because a refusal takes less time than what it refuses.
 */
export async function medianOf(
  requests: RequestsRepository,
  workspaceId: string,
  { operation, status }: Pick<RequestLogEntry, 'operation' | 'status'>,
): Promise<number | null> {
  const first = Math.floor(status / 100) as NonNullable<RequestQuery['statusClasses']>[number];
  const page = await requests.list(workspaceId, { operation, statusClasses: [first], limit: most });
  const sorted = page.requests.map(({ duration_us }) => duration_us).sort((one, other) => one - other);
  if (sorted.length < fewest) return null;
  const [low = 0, high = 0] = [(sorted.length - 1) / 2, sorted.length / 2].map(
    place => sorted[Math.floor(place)],
  );
  return (low + high) / 2_000;
}
