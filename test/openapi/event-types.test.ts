/** One word for one thing: how the API calls the types of events. docs/glossary.md says it. */
import assert from 'node:assert/strict';
import { schemas } from '../../src/generated/schemas.ts';
import { openApiDocument } from '../../src/openapi/document.ts';
import type { ResponseObject } from '../../src/openapi/types.ts';
import { served } from '../built-in.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('The words for event types');
const document = openApiDocument(served, { server: '/' });

/** The names of the members of the objects that a response lists. */
function listedMembers(schema: unknown, isListed = false): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { $ref, items, properties = {}, anyOf, allOf } = schema as Readonly<Record<string, unknown>>;
  if (typeof $ref === 'string')
    return listedMembers(document.components.schemas[$ref.split('/').at(-1) ?? ''], isListed);
  const own = isListed ? Object.keys(properties as object) : [];
  const inner = isListed ? [] : Object.values(properties as object);
  return [
    ...own,
    ...listedMembers(items, true),
    ...[anyOf, allOf, inner].flat().flatMap(one => listedMembers(one, isListed)),
  ];
}

test('are those of what is listed: a filter has the name of the member that it filters, and samples that of a hook', () => {
  const filters: string[] = [];
  for (const methods of Object.values(document.paths)) {
    const { operationId = '', parameters = [], responses = {} } = methods.get ?? {};
    for (const one of parameters) {
      if (!('name' in one) || !/^(?:event_)?types?$/.test(one.name)) continue;

      const { content } = responses['200'] as ResponseObject;
      filters.push(`${operationId} ${one.name}`);
      const isOfHook = operationId === 'listAutomationSamples';
      const listed = isOfHook ? { items: schemas.AutomationHook } : content?.['application/json']?.schema;
      assert.ok(listedMembers(listed).includes(one.name), `${operationId}: ${one.name}`);
    }
  }
  assert.deepEqual(filters.sort(), [
    'listAutomationHistory type',
    'listAutomationSamples event_type',
    'listWebhookDeliveries event_type',
    'readAutomationFeed type',
    'readChannelFeed type',
  ]);
});

test('are `event_types` for a list, and `event_type` for one of what is no event itself', () => {
  const naming = (name: string) =>
    Object.entries(schemas)
      .filter(([, { properties }]) => Object.hasOwn((properties as object | undefined) ?? {}, name))
      .map(
        ([title, { properties }]) =>
          [title, (properties as Readonly<Record<string, { type?: string }>>)[name]] as const,
      );
  for (const [title, member] of naming('event_types')) assert.equal(member?.type, 'array', title);
  for (const [title, member] of naming('event_type')) assert.notEqual(member?.type, 'array', title);
  for (const [title] of naming('event_type'))
    assert.ok(!naming('type').some(([other]) => other === title), `${title} has both words`);
});

test.run();
