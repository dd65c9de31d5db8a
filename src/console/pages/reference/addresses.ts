/** Where the pages of the reference are. They belong to no workspace, so their URLs contain the one that they were opened from. */
import type { Frame } from '../../views.ts';

type Place = Pick<Frame, 'base' | 'current'>;

const withWorkspace = ({ base, current }: Place, path: string): string =>
  `${base}/reference${path}${current === null ? '' : `?workspace=${encodeURIComponent(current.workspace.id)}`}`;

export const overviewHref = (place: Place): string => withWorkspace(place, '');

export const operationHref = (place: Place, id: string): string =>
  withWorkspace(place, `/${encodeURIComponent(id)}`);

export const eventHref = (place: Place, type: string): string =>
  withWorkspace(place, `/events/${encodeURIComponent(type)}`);
