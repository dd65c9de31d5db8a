/** Ids of records of the workspace, so that the examples of the reference name something that exists. */
import { isPlainObject } from '../../common/json/plain-object.ts';
import type { Operation } from '../../group/operation.ts';
import type { ServedGroup } from '../../group/served.ts';
import type { DescribedOperation } from '../pages/reference/model.ts';
import { type Visit, visitAs } from '../visit.ts';
import { askGroup } from './ask-group.ts';
import { callOf } from './call.ts';

/**
 * The first record of each list that the path leads through, by the names of the parameters. Nothing for operations with
 * a permanent effect, and nothing for lists whose length cannot be limited.
 */
export async function idsFor(
  visit: Visit,
  workspaceId: string,
  { operationId, 'x-irreversible': isIrreversible }: DescribedOperation,
): Promise<Readonly<Record<string, string>>> {
  const group = visit.options.served.groups.find(one => one.operations.some(({ id }) => id === operationId));
  const operation = group?.operations.find(({ id }) => id === operationId);
  if (group === undefined || operation === undefined || isIrreversible) return {};
  const found: Record<string, string> = {};
  const segments = operation.path.split('/');
  for (const [index, segment] of segments.entries()) {
    if (!segment.startsWith(':')) continue;
    const name = segment.slice(1);
    const list = listAt(group, segments.slice(0, index).join('/'));
    const id = list === undefined ? null : await firstId(visit, group, list, workspaceId, found, name);
    if (id === null) break;
    found[name] = id;
  }
  return found;
}

const listAt = ({ operations }: ServedGroup, path: string): Operation | undefined =>
  operations.find(one => one.method === 'GET' && one.path === path && 'schema' in one.reply && !one.writes);

async function firstId(
  visit: Visit,
  group: ServedGroup,
  list: Operation,
  workspaceId: string,
  params: Readonly<Record<string, string>>,
  name: string,
): Promise<string | null> {
  const { reply, input, handler } = list;
  if (!('envelope' in reply) || !Object.hasOwn(Object(input.properties), 'limit')) return null;
  // Without it, the example of the schema remains.
  return askGroup<string | null>(visit, null, async () => {
    const call = callOf({ ...visitAs(visit, group), params }, workspaceId, { limit: 1 }) as never;
    const { result } = await handler(call);
    const body: unknown = reply.envelope(result);
    const [first] = isPlainObject(body) && Array.isArray(body.data) ? (body.data as unknown[]) : [];
    const value = isPlainObject(first) ? (first[name] ?? first.id) : null;
    return typeof value === 'string' ? value : null;
  });
}
