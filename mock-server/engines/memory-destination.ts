/** A destination that needs no broker: it takes every event, which the dashboard then shows among the deliveries. */
import { type Destination, defineDestination } from '../../src/destinations/destination.ts';

const memoryDestination: Destination = defineDestination({
  type: 'memory',
  settings: { properties: {} },
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
