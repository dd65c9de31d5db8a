/** The requests of a moment, counted and listed by workspace until they are stored. */
import { randomBytes } from 'node:crypto';
import { storableText } from '../common/text/storable-text.ts';
import { hourOf } from '../common/time/days.ts';
import type { JsonSchema } from '../generated/schemas.ts';
import type { RequestLogRecord, UsageHourRecord } from '../generated/types.ts';
import type { AnsweredRequest, RequestDetails, Requested } from '../group/observer.ts';
import { networkOf } from '../limits/network.ts';
import type { AnsweredRequests } from '../repository/index.ts';

/** Maximum number of listed requests of a workspace that were answered, and of those that were refused. */
const maxListed = 50;
/** Maximum number of listed requests of all workspaces. Each workspace has one of each kind in any case. */
const maxInAll = 10_000;
/** Of names and values of parameters. */
const maxValueLength = 64;
const maxParameters = 20;
/** Longer queries are not read. */
const maxQueryLength = 2_000;
/** A higher status is no HTTP, and to be taken for an error of the server (RFC 9110, 15). A route of the host may have one. */
const highestStatus = 599;

interface Noted {
  readonly request: AnsweredRequest;
  readonly details: RequestDetails;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface OfWorkspace {
  /** The first ones, which are listed. */
  readonly answered: Noted[];
  readonly refused: Noted[];
  /** By key, and then by the id of the operation. */
  readonly counts: Map<string, Map<string, UsageHourRecord>>;
}

export class WaitingRequests {
  /** The hour of all of them, in UTC. */
  readonly #hour: string;
  readonly #starts: number;
  readonly #workspaces = new Map<string, OfWorkspace>();
  #listed = 0;

  /** `now`: a time in the hour, in milliseconds since 1970. */
  constructor(now: number) {
    this.#hour = hourOf(now);
    this.#starts = Date.parse(`${this.#hour}:00:00Z`);
  }

  /** Whether a time is in the hour. */
  covers(at: number): boolean {
    return at >= this.#starts && at < this.#starts + hourInMs;
  }

  add(request: AnsweredRequest, at: number): void {
    const { workspaceId, keyId, operation, error, status, duration } = request;
    let known = this.#workspaces.get(workspaceId);
    if (known === undefined) {
      known = { answered: [], refused: [], counts: new Map() };
      this.#workspaces.set(workspaceId, known);
    }
    // A flood of one kind does not hide the other.
    const list = error === null ? known.answered : known.refused;
    if (list.length === 0 || (list.length < maxListed && this.#listed < maxInAll)) {
      list.push({ request, details: request.details(), at });
      this.#listed += 1;
    }
    let byOperation = known.counts.get(keyId);
    if (byOperation === undefined) {
      byOperation = new Map();
      known.counts.set(keyId, byOperation);
    }
    let count = byOperation.get(operation.id);
    if (count === undefined) {
      count = {
        hour: this.#hour,
        key_id: storableText(keyId, 200),
        operation: storableText(operation.id, 100),
        succeeded: 0,
        client_errors: 0,
        server_errors: 0,
        duration_us: 0,
      };
      byOperation.set(operation.id, count);
    }
    if (status < 400) count.succeeded += 1;
    else if (status < 500) count.client_errors += 1;
    else count.server_errors += 1;
    count.duration_us += microseconds(duration);
  }

  /** What the storage is given. `keepOf`: how many requests of the workspace it keeps. */
  records(
    keepOf: (workspaceId: string, added: number) => Pick<AnsweredRequests, 'keep' | 'keepErrors'>,
  ): AnsweredRequests[] {
    return [...this.#workspaces].map(([workspaceId, { answered, refused, counts }]) => {
      const noted = [...answered, ...refused].sort((one, other) => one.at - other.at);
      // No other workspace has such an id, and none can be told from those of another one.
      const start = `req_${randomBytes(9).toString('base64url')}`;
      return {
        workspaceId,
        listed: noted.map((one, index) =>
          // Those of the same millisecond are sorted by id.
          recordOf(`${start}${String(index).padStart(3, '0')}`, one),
        ),
        counts: [...counts.values()].flatMap(byOperation => [...byOperation.values()]),
        ...keepOf(workspaceId, noted.length),
      };
    });
  }
}

const hourInMs = 3_600_000;

const microseconds = (duration: number) => Math.max(0, Math.round(duration * 1_000));

const recordOf = (id: string, { request, details, at }: Noted): RequestLogRecord => {
  const { keyId, operation, method, status, error, duration } = request;
  const { requestId, address, url } = details;
  return {
    id,
    at: new Date(at).toISOString(),
    key_id: storableText(keyId, 200),
    operation: storableText(operation.id, 100),
    method: method as RequestLogRecord['method'],
    path: storableText(operation.path, 300),
    status: Math.min(status, highestStatus),
    error: error === null ? null : storableText(error, 100),
    duration_us: microseconds(duration),
    request_id: requestId === null ? null : storableText(requestId, 200),
    network: networkOf(address),
    parameters: parametersIn(url, operation),
  };
};

/** The parameters of a query. Only values that cannot hold a secret or personal data are kept. */
function parametersIn(url: string, { input }: Requested): RequestLogRecord['parameters'] {
  const mark = url.indexOf('?');
  if (mark === -1 || url.length - mark > maxQueryLength) return {};
  const properties = (input.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  const found: Record<string, string | null> = {};
  for (const [name, value] of new URLSearchParams(url.slice(mark))) {
    // A name that the operation does not know may be anything, such as a secret that was pasted.
    if (
      !Object.hasOwn(properties, name) ||
      name.length > maxValueLength ||
      Object.keys(found).length >= maxParameters
    )
      continue;
    found[name] = isPlain(properties[name], value) ? value : null;
  }
  return found;
}

/** Whether a value is a number, a boolean or one of the words that the schema lists. */
function isPlain(schema: JsonSchema | undefined, value: string): boolean {
  const { type, enum: words } = (schema ?? {}) as { type?: unknown; enum?: readonly unknown[] };
  if (value.length > maxValueLength) return false;
  if (words !== undefined) return words.includes(value);
  if (type === 'integer' || type === 'number') return /^-?\d+(\.\d+)?$/.test(value);
  return type === 'boolean' && (value === 'true' || value === 'false');
}
