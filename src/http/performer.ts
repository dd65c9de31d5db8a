import type { ServedOptions } from '../group/served.ts';
import type { StreamPlaces } from '../limits/streams.ts';
import type { Authenticate } from './authenticate.ts';
import type { ReadBody } from './body.ts';
import type { Gate } from './gate.ts';
import type { NamedCounters } from './named-limits.ts';

/** What the operations of all groups need. */
export interface Performer {
  readonly options: ServedOptions;
  readonly authenticate: Authenticate;
  readonly gate: Gate;
  /** What counts the requests of operations, groups and routes with limits of their own. */
  readonly named: NamedCounters;
  readonly readBody: ReadBody;
  /** The open streams of events. */
  readonly streams: StreamPlaces;
}
