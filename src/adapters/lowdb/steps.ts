/** The steps of scripts that lowdb does in its own way. */
import type { ScriptSteps } from '../rules/scripts/steps.ts';
import type { FrozenData } from './data.ts';
import { repeated, withRequest } from './idempotency/requests.ts';
import { keySteps } from './keys/steps.ts';

/** The data after a step, and its answer. */
export type DataStep<Given extends readonly unknown[], Answer = unknown> = (
  data: FrozenData,
  ...given: Given
) => { readonly data: FrozenData; readonly answer: Answer };

export type DataSteps = {
  readonly [Name in keyof ScriptSteps]: DataStep<
    Parameters<ScriptSteps[Name]>,
    ReturnType<ScriptSteps[Name]>
  >;
};

export const steps: DataSteps = {
  takeRequest: (data, workspaceId, request) => ({ data, answer: repeated(data, workspaceId, request) }),
  keepRequest: (data, workspaceId, request, made) => ({
    data: withRequest(data, workspaceId, request, made),
    answer: undefined,
  }),
  ...keySteps,
};
