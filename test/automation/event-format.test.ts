import assert from 'node:assert/strict';
import { HTTP, type CloudEvent as SdkEvent } from 'cloudevents';
import { modeOf, readCloudEvents } from '../../src/automation/cloudevents/read.ts';
import { formatEvent } from '../../src/common/events/event-format.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('The format of an event');

const origin = { id: 'msg_1', source: '/marketplace' };

const ofPlatform =
  '{ "type": "link.created", "timestamp": "2026-03-14T09:26:53Z", "data": {"id": "lnk_1", "title": "Zoë 😀"} }';
const ofAutomation = JSON.stringify({
  type: 'Order placed 100%',
  timestamp: '2026-03-14T09:26:53.123Z',
  data: [1, { a: null }],
  id: 'evt_1',
  source: '/automation/endpoints/ain_1',
  subject: 'order 7',
});

const read = (format: 'cloudevents' | 'cloudevents_binary', payload: string) => {
  const { headers, body } = formatEvent(format, payload, origin);
  const mode = modeOf(headers);
  assert.equal(mode, format === 'cloudevents' ? 'structured' : 'binary');
  return { reading: readCloudEvents(mode ?? 'binary', headers, Buffer.from(body as string)), headers, body };
};

test('no format is the stored payload to the letter', () => {
  for (const payload of [ofPlatform, ofAutomation])
    assert.equal(formatEvent(undefined, payload, origin).body, payload);
});

test('standard adds the id and the source of an event of this service, as samples show them', () => {
  assert.equal(formatEvent('standard', ofAutomation, origin).body, ofAutomation);
  const { headers, body } = formatEvent('standard', ofPlatform, origin);
  assert.deepEqual(headers, { 'content-type': 'application/json' });
  assert.deepEqual(JSON.parse(String(body)), { ...JSON.parse(ofPlatform), ...origin });
});

test('data is the data alone, whatever JSON it is', () => {
  for (const data of [{ a: 1 }, [], 'text', 0, false, null]) {
    const payload = JSON.stringify({ type: 'a.b', timestamp: '2026-03-14T09:26:53Z', data });
    assert.deepEqual(formatEvent('data', payload, origin), {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
  }
});

for (const format of ['cloudevents', 'cloudevents_binary'] as const) {
  test(`${format} is a CloudEvent with what the payload says of itself`, () => {
    const { reading, headers, body } = read(format, ofAutomation);
    const event = {
      id: 'evt_1',
      source: '/automation/endpoints/ain_1',
      type: 'Order placed 100%',
      subject: 'order 7',
      time: '2026-03-14T09:26:53.123Z',
      datacontenttype: 'application/json',
      data: [1, { a: null }],
    };
    assert.deepEqual(reading, { ok: true, events: [event] });
    const bySdk = HTTP.toEvent({ headers, body: String(body) }) as SdkEvent;
    assert.ok(bySdk.validate());
    assert.deepEqual(bySdk.data, event.data);
  });

  test(`${format} of an event of the platform has the id and the source that it is sent with`, () => {
    assert.deepEqual(read(format, ofPlatform).reading, {
      ok: true,
      events: [
        {
          ...origin,
          type: 'link.created',
          time: '2026-03-14T09:26:53Z',
          datacontenttype: 'application/json',
          data: { id: 'lnk_1', title: 'Zoë 😀' },
        },
      ],
    });
  });

  test(`${format} has no subject where there is none`, () => {
    for (const subject of [null, '']) {
      const payload = JSON.stringify({ ...JSON.parse(ofAutomation), subject });
      const { reading } = read(format, payload);
      assert.ok(reading.ok && !('subject' in (reading.events[0] ?? {})));
    }
  });
}

test('cloudevents_binary has headers that HTTP can carry', () => {
  const { headers } = formatEvent('cloudevents_binary', ofAutomation, origin);
  assert.equal(headers['ce-type'], 'Order%20placed%20100%25');
  assert.doesNotThrow(() => new Headers(headers));
});

test.run();
