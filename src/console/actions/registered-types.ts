/** The event types that a workspace has registered, of all served groups. */
import { isPlainObject } from '../../common/json/plain-object.ts';
import type { ListRegisteredTypes, RegisteredEventType } from '../section.ts';
import { type Visit, visitAs } from '../visit.ts';
import { askGroup } from './ask-group.ts';

const isRegistered = (one: unknown): boolean =>
  isPlainObject(one) && [one.type, one.description, one.path].every(text => typeof text === 'string');

/** Those that are events of this service too are left out. Pages do without those of a group that is slow or fails. */
export async function registeredTypesOf(
  visit: Visit,
  workspaceId: string,
): Promise<readonly RegisteredEventType[]> {
  const { served } = visit.options;
  const lists = served.groups.map(group => {
    // A group only knows that there is a function; the console declares it.
    const list = group.console?.eventTypes as ListRegisteredTypes | undefined;
    return list === undefined
      ? []
      : askGroup<readonly RegisteredEventType[]>(visit, [], async () => {
          const types = await list(visitAs(visit, group), workspaceId);
          if (!types.every(isRegistered))
            throw new TypeError(
              `the group ${group.name} must give event types with type, description and path`,
            );
          return types.filter(({ type }) => !served.knows(type));
        });
  });
  return (await Promise.all(lists)).flat();
}
