/** API keys over HTTP (design: keys belong to workspaces, are shown once, and are revoked immediately). */

import { jsonReply, pageReply } from '../group/envelope.ts';
import { group } from '../group/group.ts';
import { lazily } from '../group/lazily.ts';
import { operation } from '../group/operation.ts';
import { keyLifetime } from '../http/idempotency.ts';
import { keyErrors } from './errors.ts';
import { keyEvents } from './events.ts';
import { keysRecordLimits } from './record-limits.ts';
import { keyService } from './service.ts';

const keyHandlers = lazily(() => import('./handlers.ts'));
const verification = lazily(() => import('./verify.ts'));

export const access = group({
  name: 'keys',
  description: 'The API keys of a workspace.',
  needs: ['keys'],
  scopes: {
    'keys:read': 'List API keys',
    'keys:write': 'Create, change, rotate and revoke API keys',
    'keys:verify': 'Verify keys that come with requests to other services',
  },
  errors: keyErrors,
  recordLimits: keysRecordLimits,
  events: keyEvents,
  always: true,
  service: keyService,
  retention: () => [
    { what: 'Idempotency keys', days: keyLifetime / 86_400_000 },
    { what: 'Expired keys that were valid for an hour at most', days: 1 },
  ],
  operations: [
    operation({
      id: 'listKeys',
      method: 'GET',
      path: '/api/v1/keys',
      summary: 'List API keys',
      description:
        'Returns the keys of the workspace, newest first, including expired and revoked keys, or those that fit all filters.',
      auth: 'bearer',
      scope: 'keys:read',
      request: 'KeyListRequest',
      reply: pageReply('Key', 'A page of keys.', {
        about: 'Keys of the workspace, newest first, including expired and revoked keys.',
      }),
      errors: [],
      handler: keyHandlers.listKeys,
    }),
    operation({
      id: 'createKey',
      method: 'POST',
      path: '/api/v1/keys',
      summary: 'Create an API key',
      description:
        'Returns the key with its secret, which cannot be shown again: if you repeat the request with the same `Idempotency-Key`, you get 409 with the id of the key. The new key cannot have a scope that the calling key lacks, expire later, or be used from more IP addresses. Scopes that act for a person, such as `members:write`, need a key that acts for an owner. A key with an `owner` creates keys that are like it. A rotated key cannot create keys.',
      auth: 'bearer',
      scope: 'keys:write',
      request: 'CreateKeyRequest',
      reply: {
        ...jsonReply('CreatedKey', 'The key.', { about: 'The new key with its secret.' }),
        status: 201,
      },
      errors: [
        'beyond_own',
        'owner_needed',
        'rotated_key',
        'key_made',
        'too_many_keys',
        'other_mode',
        'idempotency_key_reused',
      ],
      idempotent: true,
      handler: keyHandlers.createKey,
    }),
    operation({
      id: 'verifyKey',
      method: 'POST',
      path: '/api/v1/keys/verify',
      summary: 'Verify an API key',
      description:
        'For a service of yours that gets requests with keys: says whether such a request may be answered, and whose key it is. A key that the application has created verifies keys of every workspace, any other key those of its own workspace; a test key verifies test keys only. Of a key that is not valid, only the reason is told. The request counts against the rate limits of the verified key, and notes its use.',
      auth: 'bearer',
      scope: 'keys:verify',
      writes: false,
      request: 'VerifyKeyRequest',
      reply: jsonReply('KeyVerification', 'Whether the key is valid, or why it is not.', {
        about: 'What is known of the key.',
      }),
      errors: [],
      handler: verification.verifyKey,
    }),
    operation({
      id: 'getKey',
      method: 'GET',
      path: '/api/v1/keys/:key_id',
      params: { key_id: { description: 'Id of the key.', example: 'key_demo_studio' } },
      summary: 'Read an API key',
      description: 'Returns the key without its secret, also if it is expired or revoked.',
      auth: 'bearer',
      scope: 'keys:read',
      request: 'NoInput',
      reply: jsonReply('Key', 'The key.', { revalidate: true }),
      errors: ['key_not_found'],
      handler: keyHandlers.getKey,
    }),
    operation({
      id: 'changeKey',
      method: 'PATCH',
      path: '/api/v1/keys/:key_id',
      params: { key_id: { description: 'Id of the key to change.', example: 'key_demo_studio' } },
      summary: 'Change an API key',
      description:
        'Changes what you send of the key; the secret stays. It takes effect with the next request. Refused if the key is revoked, expired or rotated, or if it has a scope that the calling key lacks, expires later or may be used from more addresses than the calling key, before or after the change. Scopes that act for a person need a key that acts for an owner, and so does a later expiry, more addresses or a higher rate limit than an owner or the application has set. A key with an `owner` changes no `owner`, `metadata` or `rate_limit`.',
      auth: 'bearer',
      scope: 'keys:write',
      request: 'ChangeKeyRequest',
      reply: jsonReply('Key', 'The key.'),
      errors: ['beyond_own', 'owner_needed', 'rotated_key', 'key_not_found', 'key_ended'],
      handler: keyHandlers.changeKey,
    }),
    operation({
      id: 'revokeKey',
      method: 'DELETE',
      path: '/api/v1/keys/:key_id',
      params: { key_id: { description: 'Id of the key to revoke.', example: 'key_demo_expired' } },
      summary: 'Revoke an API key',
      description:
        'The key is refused from the next request on. Revoking a key twice changes nothing. Refused if the key has a scope that the calling key lacks, expires later, or may be used from more IP addresses.',
      auth: 'bearer',
      scope: 'keys:write',
      request: 'NoInput',
      reply: jsonReply('Key', 'The key.'),
      errors: ['beyond_own', 'rotated_key', 'key_not_found'],
      handler: keyHandlers.revokeKey,
    }),
    operation({
      id: 'rotateKey',
      method: 'POST',
      path: '/api/v1/keys/:key_id/rotate',
      params: { key_id: { description: 'Id of the key to replace.', example: 'key_demo_studio' } },
      summary: 'Rotate an API key',
      irreversible: true,
      description:
        'Creates a key that is like it, with the same expiry unless you send another one, and returns its secret, as the creation of a key does. The old key stays valid until the overlap ends, but can no longer manage keys. Refused if the key has a scope that the calling key lacks, expires later, or may be used from more IP addresses.',
      auth: 'bearer',
      scope: 'keys:write',
      request: 'RotateKeyRequest',
      reply: { ...jsonReply('CreatedKey', 'The new key.'), status: 201 },
      errors: [
        'beyond_own',
        'owner_needed',
        'rotated_key',
        'key_made',
        'too_many_keys',
        'other_mode',
        'idempotency_key_reused',
        'key_not_found',
        'key_ended',
      ],
      idempotent: true,
      handler: keyHandlers.rotateKey,
    }),
  ],
});
