/** The steps of scripts that PostgreSQL does in its own way, in the transaction of the script. */
import type { ScriptSteps } from '../rules/scripts/steps.ts';
import type { EffectPlace } from './effect.ts';
import { keepRequest, takeRequest } from './idempotency/requests.ts';
import { keySteps } from './keys/steps.ts';

export type RowStep<Given extends readonly unknown[], Answer = unknown> = (
  place: Pick<EffectPlace, 'run' | 'schema'>,
  ...given: Given
) => Promise<Answer>;

export type RowSteps = {
  readonly [Name in keyof ScriptSteps]: RowStep<Parameters<ScriptSteps[Name]>, ReturnType<ScriptSteps[Name]>>;
};

export const steps: RowSteps = {
  takeRequest: ({ run, schema }, ...given) => takeRequest(run, schema, ...given),
  keepRequest: ({ run, schema }, ...given) => keepRequest(run, schema, ...given),
  ...keySteps,
};
