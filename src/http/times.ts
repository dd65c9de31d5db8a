/** Which parameters are times. */
import type { JsonSchema } from '../generated/schemas.ts';

/** Whether a parameter is a time, or null. */
export const isTime = ({ $ref, anyOf }: JsonSchema): boolean =>
  $ref === '#/components/schemas/Timestamp' || ((anyOf ?? []) as readonly JsonSchema[]).some(isTime);
