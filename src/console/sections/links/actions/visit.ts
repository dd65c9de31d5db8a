import type { Links } from '../../../../group/engines.ts';
import type { Visit } from '../../../visit.ts';

/** A visit to the pages of short links. */
export type LinkVisit = Visit<'links', Links>;
