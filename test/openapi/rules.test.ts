/** What the common generators of clients need of the document. */
import assert from 'node:assert/strict';
import { openApiDocument } from '../../src/openapi/document.ts';
import { downgraded } from '../../src/openapi/downgrade.ts';
import type { OpenApiDocument } from '../../src/openapi/types.ts';
import { served } from '../built-in.ts';
import { suiteOf } from '../helper.ts';
import { messageRules } from './rules/messages.ts';
import { nameRules } from './rules/names.ts';
import type { Changeable } from './rules/rule.ts';
import { shapeRules } from './rules/shapes.ts';

const test = suiteOf('The document, for generators of clients,', { isLong: true });

const document = openApiDocument(served, { server: '/' });

for (const { sentence, breaches, plants } of [...nameRules, ...shapeRules, ...messageRules])
  test(sentence, () => {
    assert.deepEqual(breaches(document), []);
    for (const [at, plant] of plants.entries()) {
      const planted = JSON.parse(JSON.stringify(document)) as typeof document;
      plant(planted as unknown as Changeable);
      assert.notEqual(breaches(planted).length, 0, `the rule sees fault ${at} that is planted`);
    }
  });

/** The document for tools that stop at OpenAPI 3.0, which has no constants and no type of null, read as that of 3.1. */
function olderDocument(): OpenApiDocument {
  const { 'x-webhooks': webhooks, ...rest } = downgraded(document);
  return JSON.parse(JSON.stringify({ ...rest, webhooks }), (_, value) => {
    if (!Array.isArray(value?.enum) || value.enum.length !== 1) return value;
    const { enum: values, ...schema } = value;
    return values[0] === null ? { type: 'null' } : { ...schema, const: values[0] };
  });
}

for (const { sentence, breaches } of [...nameRules, ...shapeRules, ...messageRules])
  test(`in OpenAPI 3.0 ${sentence}`, () => assert.deepEqual(breaches(olderDocument()), []));

test.run();
