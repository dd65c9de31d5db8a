/** The steps of scripts that PostgreSQL does in its own way, in the transaction of the script. */
import type { RowSteps } from './effect.ts';
import { keepRequest, takeRequest } from './idempotency/requests.ts';
import { keySteps } from './keys/steps.ts';
import { messagingSteps } from './messaging/steps.ts';

export const steps: RowSteps = {
  takeRequest: ({ run, schema }, ...given) => takeRequest(run, schema, ...given),
  keepRequest: ({ run, schema }, ...given) => keepRequest(run, schema, ...given),
  ...keySteps,
  ...messagingSteps,
};
