import type { Links } from '../../../../group/engines.ts';
import type { Visit } from '../../../visit.ts';

/** A visit to the link pages. */
export type LinkVisit = Visit<'links', Links>;
