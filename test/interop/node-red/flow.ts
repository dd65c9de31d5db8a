/** The flow of a person in Node-RED: a hook posts to it, and it publishes what came at an inbound endpoint. */

export interface Places {
  /** The URL of the inbound endpoint. */
  readonly inbound: string;
  /** Is posted the status of each response. */
  readonly outcomes: string;
}

const flow = { id: 'flow', type: 'tab', label: 'Echo' };
const post = { type: 'http request', z: flow.id, method: 'POST', ret: 'txt', headers: [] };
const set = (p: string, to: string) => ({ t: 'set', p, pt: 'msg', to, tot: 'jsonata' });

export const echoFlow = ({ inbound, outcomes }: Places) => [
  flow,
  { id: 'in', type: 'http in', z: flow.id, url: '/hook', method: 'post', wires: [['taken', 'passed on']] },
  { id: 'taken', type: 'http response', z: flow.id, statusCode: '204', headers: {}, wires: [] },
  {
    id: 'passed on',
    type: 'change',
    z: flow.id,
    // What docs/automation.md asks of a flow: the header with which the service stops loops goes along.
    rules: [
      set('headers', '{"cdn-loop": req.headers."cdn-loop"}'),
      set('payload', '{"again": payload.data}'),
    ],
    wires: [['publish']],
  },
  { ...post, id: 'publish', url: inbound, wires: [['outcome']] },
  {
    id: 'outcome',
    type: 'change',
    z: flow.id,
    rules: [set('headers', '{}'), set('payload', '{"status": statusCode, "body": payload}')],
    wires: [['told']],
  },
  { ...post, id: 'told', url: outcomes, wires: [[]] },
];
