/** What the common generators of clients need of the document. */
import assert from 'node:assert/strict';
import { openApiDocument } from '../../src/openapi/document.ts';
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

test.run();
