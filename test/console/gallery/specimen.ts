import type { Html } from '../../../src/console/html.ts';
import type { Visit } from '../../../src/console/visit.ts';
import type { PartName } from '../../../src/repository/index.ts';

/** A component in one or several states. */
export interface Specimen {
  readonly title: string;
  readonly content: Html;
}

/** Gives the components of a section, with invented data. */
export type ShowSpecimens<Need extends PartName = never, Service = unknown> = (
  visit: Visit<Need, Service>,
) => Promise<readonly Specimen[]>;
