import {
  type EndpointNotChanged,
  type EndpointNotStored,
  type Refused,
  refuse,
  type WebhooksRepository,
} from '../../../repository/index.ts';
import { deepFreeze } from '../../data/deep-freeze.ts';
import { rotated } from '../../data/webhooks.ts';
import { withRecords } from '../data.ts';
import { time } from '../order.ts';
import type { Store } from '../store.ts';
import {
  type Endpoint,
  endpointIn,
  endpointsOf,
  withEndpoint,
  withEvents,
  withoutEndpoint,
} from './records.ts';

type EndpointMethods = Pick<
  WebhooksRepository,
  'createEndpoint' | 'listEndpoints' | 'findEndpoint' | 'changeEndpoint' | 'rotateSecret' | 'deleteEndpoint'
>;

export function lowdbWebhookEndpoints(store: Store): EndpointMethods {
  return {
    createEndpoint: (workspaceId, endpoint, { most = Number.POSITIVE_INFINITY } = {}) => {
      const record = deepFreeze(structuredClone(endpoint));
      return store.commit<Endpoint | EndpointNotStored>(data => {
        if (!data.workspaces.some(({ id }) => id === workspaceId))
          return { data, result: refuse('workspace_unknown') };
        const endpoints = endpointsOf(data, workspaceId);
        if (endpointIn(data, workspaceId, record.id) !== undefined) return { data, result: refuse('taken') };
        if (endpoints.filter(({ kind }) => kind === record.kind).length >= most)
          return { data, result: refuse('too_many') };
        const records = [...endpoints, record];
        return { data: withRecords(data, 'webhook_endpoints', workspaceId, records), result: record };
      });
    },

    listEndpoints: (workspaceId, { kind } = {}) =>
      endpointsOf(store.data, workspaceId)
        .filter(one => one.kind === kind)
        .toSorted(
          (one, other) => time(one.created_at) - time(other.created_at) || (one.id < other.id ? -1 : 1),
        ),

    findEndpoint: (workspaceId, endpointId) => endpointIn(store.data, workspaceId, endpointId) ?? null,

    changeEndpoint: (workspaceId, endpointId, change, { when = () => true, events = () => [] } = {}) => {
      const copy = structuredClone(change);
      return store.commit<Endpoint | EndpointNotChanged>(data => {
        const endpoint = endpointIn(data, workspaceId, endpointId);
        if (endpoint === undefined) return { data, result: refuse('not_found') };
        if (!when(endpoint)) return { data, result: refuse('changed') };
        const changed = deepFreeze({ ...endpoint, ...copy });
        const next = withEvents(withEndpoint(data, workspaceId, changed), workspaceId, events(changed));
        return { data: next.data, result: changed };
      });
    },

    rotateSecret: (workspaceId, endpointId, rotation) =>
      store.commit<Endpoint | EndpointNotChanged>(data => {
        const endpoint = endpointIn(data, workspaceId, endpointId);
        const { from } = rotation;
        if (endpoint === undefined) return { data, result: refuse('not_found') };
        if (from !== undefined && endpoint.secrets[0]?.secret !== from)
          return { data, result: refuse('changed') };
        const changed = deepFreeze({ ...endpoint, secrets: rotated(endpoint.secrets, rotation) });
        return { data: withEndpoint(data, workspaceId, changed), result: changed };
      }),

    deleteEndpoint: (workspaceId, endpointId) =>
      store.commit<Endpoint | Refused<'not_found'>>(data => {
        const endpoint = endpointIn(data, workspaceId, endpointId);
        if (endpoint === undefined) return { data, result: refuse('not_found') };
        return { data: withoutEndpoint(data, workspaceId, endpointId), result: endpoint };
      }),
  };
}
