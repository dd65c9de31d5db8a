/** The rules for links, as its operations and pages use them. */
import type { ResolvedOptions } from '../group/resolved.ts';
import type { Links } from './types.ts';

/** Links must not point to the console. */
export const linkService = ({ engine, consoleUrls }: ResolvedOptions<Links>): Links => ({
  ...engine,
  check: (url, reach) => engine.check(url, reach, consoleUrls),
});
