/** A destination that needs no broker: it takes every event, which the dashboard then shows among the deliveries. */
import { type Destination, defineDestination } from '../../src/destinations/destination.ts';

const memoryDestination: Destination = defineDestination<{ readonly name?: string }>({
  type: 'memory',
  settings: {
    properties: {
      name: {
        type: 'string',
        description: 'A name, to tell it from others.',
        maxLength: 100,
        examples: ['orders'],
      },
    },
  },
  keepsSecrets: ['name'],
  open() {
    let taken = 0;
    return {
      async send() {
        taken += 1;
        return { taken };
      },
    };
  },
});

/** The destinations with this one, if the mock server offers it. */
export const withMemory = (isOffered: boolean, given: readonly Destination[] = []): readonly Destination[] =>
  isOffered ? [...given, memoryDestination] : given;
