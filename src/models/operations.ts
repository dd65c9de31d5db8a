/** The models (specification, section 4, endpoint 5), in the format that OpenAI clients read. */

import { type Awaitable, after } from '../common/concurrency/awaitable.ts';
import type { Model, NoInput } from '../generated/types.ts';
import type { Call } from '../group/call.ts';
import { group } from '../group/group.ts';
import { type Outcome, operation } from '../group/operation.ts';

export const models = group({
  name: 'models',
  description: 'The models that a workspace may use.',
  needs: ['models'],
  scopes: {
    'models:read': 'List models',
  },
  operations: [
    operation({
      id: 'listModels',
      first: true,
      method: 'GET',
      path: '/api/v1/models',
      summary: 'List models',
      description: "Returns the models that the workspace may use, in the format of OpenAI's list of models.",
      auth: 'bearer',
      scope: 'models:read',
      request: 'NoInput',
      ignoresUnknown: true,
      reply: {
        schema: 'ModelListReply',
        description: 'The models.',
        revalidate: true,
        envelope: data => ({ object: 'list', data }),
      },
      errors: [],
      handler: modelList,
    }),
  ],
});

function modelList({ principal, repository }: Call<NoInput, 'models'>): Awaitable<Outcome<readonly Model[]>> {
  return after(repository.models.list(principal.workspaceId), models => ({ result: models }));
}
