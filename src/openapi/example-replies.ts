/** The example replies of an operation: its own, or those of the mock server. */
import { namedReplies, replyExamples } from '../generated/examples.ts';
import type { Operation } from '../group/operation.ts';

interface ExampleReply {
  /** `null` if it is the only one. */
  readonly name: string | null;
  readonly body: unknown;
}

/** Empty if the operation has none: an operation of a host, or one that does not reply with JSON. */
export function exampleReplies({ id, reply }: Operation): readonly ExampleReply[] {
  if (!('schema' in reply)) return [];
  const named = Object.entries(reply.example === undefined ? (namedReplies[id] ?? {}) : {});
  if (named.length > 0) return named.map(([name, body]) => ({ name, body }));
  const only = reply.example ?? replyExamples[id];
  return only === undefined ? [] : [{ name: null, body: only }];
}
