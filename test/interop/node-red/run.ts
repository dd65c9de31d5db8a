/** A flow in Node-RED that takes our hook and publishes what it got, and with that makes a loop. */
import assert from 'node:assert/strict';
import { receiver } from '../receiver.ts';
import { echoFlow } from './flow.ts';
import { nodeRed } from './process.ts';

/** As many deliveries as may lead to an event: docs/automation.md. */
const maxHops = 5;

interface Outcome {
  readonly status: number;
  readonly body: string;
}

export async function loopInNodeRed(url: string, key: string): Promise<string[]> {
  const call = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${url}/api/v1/automation${path}`, { method, headers, ...sent });
    const { data } = await response.json();
    assert.ok(response.ok, `${method} ${path}: ${response.status}`);
    return data;
  };
  const outcomes = await receiver();
  const inbound = await call('POST', '/endpoints', { name: 'Flow', event_type: 'flow.echo' });
  const running = await nodeRed(echoFlow({ inbound: inbound.url, outcomes: outcomes.url }));
  try {
    await call('POST', '/hooks', { target_url: `${running.url}/hook`, event_type: 'flow.echo' });
    await call('POST', '/publish', { type: 'flow.echo', data: { order: 42 } });
    for (let hop = 1; hop <= maxHops; hop += 1) {
      const { status, body } = (await outcomes.body(hop - 1)) as Outcome;
      assert.equal(status, 202, body);
      const { event } = await call('GET', `/events/${JSON.parse(body).data.id}`);
      assert.equal(event.source, `/automation/endpoints/${inbound.endpoint.id}`);
    }
    const { status, body } = (await outcomes.body(maxHops)) as Outcome;
    assert.deepEqual([status, JSON.parse(body).status], [403, 'error'], body);
    const events = await call('GET', '/history?type=flow.echo');
    assert.equal(events.length, 1 + maxHops);
    return [];
  } finally {
    await running.close();
    outcomes.close();
  }
}
