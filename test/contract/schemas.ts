/** Validates a value against the schemas with Ajv itself, not with the generated validators. */
import assert from 'node:assert/strict';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isDecimal, isPowerOfTwo } from '../../src/common/number-formats.ts';
import { schemas } from '../../src/generated/schemas.ts';

const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true });
addFormats.default(ajv);
ajv.addFormat('decimal', { type: 'number', validate: isDecimal });
ajv.addFormat('power-of-two', { type: 'number', validate: isPowerOfTwo });
ajv.addVocabulary(['components']);
const root = 'https://schemas.example/openapi';
ajv.addSchema({ $id: root, components: { schemas } });

export function assertFits(title: string, value: unknown): void {
  const validate = ajv.getSchema(`${root}#/components/schemas/${title}`);
  assert.ok(validate, `no schema ${title}`);
  assert.ok(validate(value), `${title}: ${ajv.errorsText(validate.errors)}`);
}

export function fits(title: string, value: unknown): boolean {
  return ajv.getSchema(`${root}#/components/schemas/${title}`)?.(value) === true;
}
