import type { ServedOptions } from '../group/served.ts';
import type { StreamPlaces } from '../limits/streams.ts';
import type { Authenticate } from './authenticate.ts';
import type { ReadBody } from './body.ts';
import type { Gate } from './gate.ts';

/** What the operations of all groups need. */
export interface Performer {
  readonly options: ServedOptions;
  readonly authenticate: Authenticate;
  readonly gate: Gate;
  readonly readBody: ReadBody;
  /** The open streams of events. */
  readonly streams: StreamPlaces;
}
