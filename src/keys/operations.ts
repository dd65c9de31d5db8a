/** API keys over HTTP (design: keys are scoped to workspaces, shown once, revoked at once). */
import { group } from '../group/group.ts';
import { operation } from '../group/operation.ts';
import { keyErrors } from './errors.ts';
import { keyEvents } from './events.ts';
import { createKey, listKeys, revokeKey, rotateKey } from './handlers.ts';
import { keyService } from './service.ts';

const success = (data: object) => ({ status: 'success', data });

export const access = group({
  name: 'keys',
  description: 'The API keys of a workspace.',
  needs: ['keys'],
  scopes: {
    'keys:read': 'List the API keys',
    'keys:write': 'Make, rotate and revoke API keys',
  },
  errors: keyErrors,
  events: keyEvents,
  service: keyService,
  operations: [
    operation({
      id: 'listKeys',
      method: 'GET',
      path: '/api/v1/keys',
      summary: 'List the API keys',
      description: 'Answers the keys of the workspace, the newest first, expired and revoked ones included.',
      auth: 'bearer',
      scope: 'keys:read',
      request: 'KeyListRequest',
      reply: {
        schema: 'KeyListReply',
        description: 'A page of keys.',
        revalidate: true,
        envelope: ({ data, next_cursor }) => ({ status: 'success', data, next_cursor }),
      },
      errors: [],
      handler: listKeys,
    }),
    operation({
      id: 'createKey',
      method: 'POST',
      path: '/api/v1/keys',
      summary: 'Make an API key',
      description:
        'Answers the key with its secret, which cannot be shown again. It can have no scope that the calling key lacks, and lives no longer. A key that was rotated makes no keys.',
      auth: 'bearer',
      scope: 'keys:write',
      request: 'CreateKeyRequest',
      reply: {
        schema: 'NewKeyReply',
        status: 201,
        description: 'The key.',
        revalidate: false,
        envelope: success,
      },
      errors: ['beyond_own', 'rotated_key'],
      handler: createKey,
    }),
    operation({
      id: 'rotateKey',
      method: 'POST',
      path: '/api/v1/keys/:key_id/rotate',
      params: { key_id: { description: 'Id of the key to replace.', example: 'key_demo_studio' } },
      summary: 'Replace an API key',
      irreversible: true,
      description:
        'Makes a key with the same name, scopes and expiry, and answers its secret. The old key is taken until the overlap ends, but manages keys no longer. Refused where the key has a scope that the calling key lacks, or lives longer.',
      auth: 'bearer',
      scope: 'keys:write',
      request: 'RotateKeyRequest',
      reply: {
        schema: 'NewKeyReply',
        status: 201,
        description: 'The new key.',
        revalidate: false,
        envelope: success,
      },
      errors: ['beyond_own', 'rotated_key', 'key_not_found', 'key_ended'],
      handler: rotateKey,
    }),
    operation({
      id: 'revokeKey',
      method: 'DELETE',
      path: '/api/v1/keys/:key_id',
      params: { key_id: { description: 'Id of the key to revoke.', example: 'key_demo_expired' } },
      summary: 'Revoke an API key',
      description:
        'The key is refused from the next request on. Revoking a key twice changes nothing. Refused where the key has a scope that the calling key lacks, or lives longer.',
      auth: 'bearer',
      scope: 'keys:write',
      request: 'NoInput',
      reply: {
        schema: 'KeyReply',
        description: 'The key as it is now.',
        revalidate: false,
        envelope: success,
      },
      errors: ['beyond_own', 'rotated_key', 'key_not_found'],
      handler: revokeKey,
    }),
  ],
});
