import type { Links } from '../../../../links/types.ts';
import type { Visit } from '../../../visit.ts';

/** A visit to the link pages. */
export type LinkVisit = Visit<'links', Links>;
