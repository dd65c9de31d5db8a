/** The OpenAPI document of a router, which the console shows too. */

import type { ServedOptions } from '../group/served.ts';
import { isLimited, limitsGuesses } from '../limits/options.ts';
import { storesEvents } from '../repository/index.ts';
import { openApiDocument } from './document.ts';
import type { OpenApiDocument } from './types.ts';

type Service = Pick<
  ServedOptions,
  'served' | 'examples' | 'rateLimits' | 'namedLimits' | 'repository' | 'parameterKeyOnV1'
>;

/**
 * What the document depends on, besides the server and the groups: documents of a router with the same name are equal.
 */
export const documentName = (service: Service): string =>
  JSON.stringify([
    service.examples(),
    isLimited(service.rateLimits),
    limitsGuesses(service.rateLimits),
    limitedOperations(service),
  ]);

/** The ids of the operations that have limits of their own, or those of their group. */
const limitedOperations = ({ served, namedLimits }: Service): readonly string[] =>
  served.groups.flatMap(({ name, operations }) =>
    operations
      .map(({ id }) => id)
      .filter(
        id =>
          Object.hasOwn(namedLimits?.groups ?? {}, name) || Object.hasOwn(namedLimits?.operations ?? {}, id),
      ),
  );

export const servedDocument = (service: Service, server: string): OpenApiDocument =>
  openApiDocument(service.served, {
    server: server || '/',
    examples: service.examples(),
    limited: isLimited(service.rateLimits),
    limitedOperations: limitedOperations(service),
    guessesLimited: limitsGuesses(service.rateLimits),
    refusesDeliveries: storesEvents(service.repository),
    parameterKeyOnV1: service.parameterKeyOnV1,
  });
