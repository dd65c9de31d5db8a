/** Publishes events of a group that belong to no change in the repository. */
import type Koa from 'koa';
import { defined } from '../common/defined.ts';
import { ignorable } from '../common/errors/ignorable.ts';
import { isPlainObject } from '../common/json/plain-object.ts';
import type { Call } from '../group/call.ts';
import { eventOf, maxPayloadLength } from '../group/event.ts';
import type { ServedGroup, ServedOptions } from '../group/served.ts';
import { validationReason } from '../group/shapes.ts';
import { isRefused } from '../repository/index.ts';
import { eventStore } from '../repository/parts.ts';

type Publisher = (
  ctx: Koa.Context,
  workspaceId: string,
  now: number,
  deliveryDepth: number,
) => Call<unknown>['publish'];

/** Publishes an event for a group. The group must declare it. */
export function createPublisher(
  group: ServedGroup,
  {
    served,
    repository,
    sender,
    onError,
  }: Pick<ServedOptions, 'served' | 'repository' | 'sender' | 'onError'>,
): Publisher {
  const declared = new Map(group.events.map(event => [event.type, event]));
  const publish = async (
    [type, data, about]: Parameters<Call<unknown>['publish']>,
    workspaceId: string,
    now: number,
    deliveryDepth: number,
  ): Promise<void> => {
    const declaration = declared.get(type);
    if (declaration === undefined)
      throw new Error(`the group ${group.name} does not declare the event ${type}`);
    if (!isPlainObject(data)) throw new TypeError(`the data of ${type} must be an object`);
    // First the shape, as in responses: it removes private columns, and makes text of dates.
    const { value } = served.shaperOf(declaration.schema)(data);
    if (declaration.validate?.(value) === false)
      throw new TypeError(
        `the data of ${type} does not fit its schema: ${validationReason(declaration.validate)}`,
      );
    const event = eventOf(type, value as object, now, { deliveryDepth });
    if (Buffer.byteLength(event.payload) > maxPayloadLength)
      throw new RangeError(
        `the data of ${type} is too large: the payload must not exceed ${maxPayloadLength} bytes`,
      );
    const outboxEvent = {
      ...event,
      ...defined({ onRequest: declaration.onRequest, about }),
    };
    const sent = (await repository[eventStore]?.publish(workspaceId, [outboxEvent])) ?? 0;
    // The workspace of a key may be unknown to webhooks of another storage, where it can have none.
    if (!isRefused(sent) && sent > 0) sender.nudge();
  };
  return (ctx, ...origin) =>
    (...event) =>
      ignorable(publish(event, ...origin), error =>
        // If the request fails with it, the host is told by then.
        setImmediate(() => ctx.status < 500 && onError(error, ctx)),
      );
}
