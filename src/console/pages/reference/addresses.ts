/** Where the pages of the reference are. They belong to no workspace, so their URLs contain the one that they were opened from. */
import type { Frame } from '../../views.ts';

type Place = Pick<Frame, 'base' | 'current'>;

const withWorkspace = (
  { base, current }: Place,
  path: string,
  query: Record<string, string> = {},
): string => {
  const all = new URLSearchParams({
    ...query,
    ...(current === null ? {} : { workspace: current.workspace.id }),
  });
  return `${base}/reference${path}${all.size === 0 ? '' : `?${all}`}`;
};

export const overviewHref = (place: Place): string => withWorkspace(place, '');

export const searchHref = (place: Place, q: string): string => withWorkspace(place, '', { q });

export const operationHref = (place: Place, id: string): string =>
  withWorkspace(place, `/${encodeURIComponent(id)}`);

export const eventHref = (place: Place, type: string): string =>
  withWorkspace(place, `/events/${encodeURIComponent(type)}`);
