/** The words of the console for the values of the enums that it shows. */
import assert from 'node:assert/strict';
import { html } from '../../src/console/html.ts';
import { deliveryStatus, stateBadge as endpointState } from '../../src/console/pages/deliveries.ts';
import { formatName } from '../../src/console/pages/event-formats.ts';
import { howToMatch } from '../../src/console/pages/filter-field.ts';
import { receiverKinds } from '../../src/console/pages/timeline.ts';
import { outcomes } from '../../src/console/sections/automation/pages/event-trace.ts';
import { eventBadge } from '../../src/console/sections/automation/pages/history.ts';
import { endpointBadge, schemeName } from '../../src/console/sections/automation/pages/inbound-list.ts';
import { stateBadge as keyState } from '../../src/console/sections/keys/pages/key-table.ts';
import { refusals } from '../../src/console/sections/links/actions/preview.ts';
import { linkBadge } from '../../src/console/sections/links/pages/list.ts';
import { roleWords } from '../../src/console/sections/members/page.ts';
import { ticks } from '../../src/console/sections/messaging/pages/chats.ts';
import { roles } from '../../src/console/sections/messaging/pages/groups.ts';
import { healthBadge } from '../../src/console/sections/messaging/pages/health.ts';
import { stateBadge as instanceState } from '../../src/console/sections/messaging/pages/shell.ts';
import { type JsonSchema, schemas } from '../../src/generated/schemas.ts';
import { suiteOf } from '../helper.ts';
import { textOf } from './client.ts';

const test = suiteOf('Words of the console');

type Words = (member: never) => unknown;
const from = (table: object): Words => {
  const all = new Map(Object.entries(table));
  return (member: string) => all.get(member);
};
/** The values themselves, which people know, such as those of HTTP. */
const asIs: Words = member => member;
/** A page decides by the value, and has no words of its own for it. */
const decides: Words = member => member;

const endpoint = (member: string) =>
  endpointState({ state: member, paused_reason: null, failing_since: null } as never);
const paused = (member: string) =>
  endpointState({ state: 'paused', paused_reason: member, failing_since: null } as never);

/** Of a status, the words follow the colour. */
const shownText = (words: unknown): string =>
  textOf(html`${Array.isArray(words) ? words.at(-1) : (words as string)}`.text).trim();

/** Each enum of a record that the console shows, by the schema and the name of the field. */
const shown: Readonly<Record<string, Words>> = {
  'AuditEntry.actor_type': decides,
  'AutomationEndpoint.state': state => endpointBadge({ state } as never),
  'AutomationEvent.state': state => eventBadge({ state } as never),
  AutomationFilterMatch: from(Object.fromEntries(howToMatch)),
  'AutomationHook.format': formatName,
  'AutomationHook.paused_reason': paused,
  'AutomationHook.state': endpoint,
  'AutomationRoute.paused_reason': paused,
  'AutomationRoute.state': endpoint,
  'AutomationRouteTry.outcome': decides,
  'AutomationTraceDelivery.outcome': from(outcomes),
  'AutomationTraceEvent.state': state => eventBadge({ state } as never),
  'AutomationTraceGap.what': decides,
  'AutomationTraceOrigin.origin': decides,
  'AutomationTraceReceiver.kind': from(receiverKinds),
  'AutomationVerificationShown.scheme': schemeName,
  'Chat.kind': decides,
  HealthCode: decides,
  HealthStatus: status => healthBadge({ state: 'open', health: { status } } as never),
  InstanceState: state => instanceState({ state }),
  'Key.state': state => keyState({ state, rotated_to: null } as never),
  'Link.state': state => linkBadge({ state } as never),
  'MediaStatus.state': decides,
  'Message.direction': decides,
  'MessageFile.state': decides,
  MessageState: from(ticks),
  Mode: decides,
  'Pairing.method': decides,
  'Participant.role': from(roles),
  RedirectStatus: asIs,
  'RequestLogEntry.method': asIs,
  Role: from(roleWords),
  'SlugAvailability.reason': reason => (reason === null ? 'free' : from(refusals)(reason)),
  'WebhookDelivery.state': state => deliveryStatus({ state, attempts: [] }),
  'WebhookEndpoint.format': formatName,
  'WebhookEndpoint.kind': decides,
  'WebhookEndpoint.paused_reason': paused,
  'WebhookEndpoint.state': endpoint,
};

/** Records of storage, requests, events and peers are not what pages show. */
const others =
  /Record$|Request$|^Bridge|^Created|^(Webhook|Link|Participants|Channel)[A-Z]\w*(Paused|Expired|Told|RefusalCode)$/;
/** Values that no page of the console has. */
const notShown = new Set([
  'AutomationCloudEventRest.data',
  'AutomationHmac.algorithm',
  'AutomationHmac.encoding',
  'AutomationVerification.scheme',
  'AutomationVerificationInput.scheme',
  'Channel.contents',
  'ChannelRefusalCode',
  'KeyVerification.code',
  'LicenseType',
  'LinkClick.device',
  'LinkExpired.reason',
  'PairingShown.method',
  'ParticipantsEventData.action',
]);

/** The enums of a schema by the names of their fields. */
function* enumsIn(name: string, schema: JsonSchema): Generator<[name: string, members: readonly unknown[]]> {
  if (Array.isArray(schema.enum)) yield [name, schema.enum];
  for (const one of (schema.anyOf ?? []) as readonly JsonSchema[]) yield* enumsIn(name, one);
  if (schema.items !== undefined) yield* enumsIn(name, schema.items as JsonSchema);
  for (const [field, property] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>))
    yield* enumsIn(`${name}.${field}`, property);
}

const all = new Map(
  Object.entries(schemas).flatMap(([title, schema]) =>
    others.test(title) ? [] : [...enumsIn(title, schema)],
  ),
);

test('are known for every enum of the schemas: a new one is shown, or is named as one that no page has', () => {
  const named = [...Object.keys(shown), ...notShown];
  assert.deepEqual([...all.keys()].filter(name => !named.includes(name)).sort(), []);
  assert.deepEqual(named.filter(name => !all.has(name)).sort(), []);
});

for (const [name, words] of Object.entries(shown))
  test(`name each value of ${name}`, () => {
    const members = all.get(name) ?? [];
    const texts = members.map(member => shownText(words(member as never)));
    for (const [index, text] of texts.entries()) {
      assert.notEqual(text, '', `${members[index]} has words`);
      assert.ok(!text.includes('undefined'), `${members[index]} has words: ${text}`);
      if (words !== asIs && words !== decides)
        assert.notEqual(text, String(members[index]), `${members[index]} is not shown as it is`);
    }
    assert.equal(new Set(texts).size, texts.length, `the words differ: ${texts.join()}`);
  });

test.run();
