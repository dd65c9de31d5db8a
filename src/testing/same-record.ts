import assert from 'node:assert/strict';

/**
 * That a storage answers with a record, as the service would send it: members that the record does not have are private
 * columns, and a `Date` is its text, in both. `undefined` counts as `null`.
 */
export function sameRecord(answer: unknown, expected: unknown): void {
  const wanted = asSent(expected);
  assert.deepEqual(inShapeOf(asSent(answer), wanted), wanted);
}

const asSent = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (_, one: unknown) =>
    typeof one === 'string' ? withoutZeros(one) : one,
  );

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

function inShapeOf(value: unknown, expected: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(expected))
    return value.map((one, index) => inShapeOf(one, expected[index]));
  if (isObject(value) && isObject(expected) && !Array.isArray(value))
    return Object.fromEntries(
      Object.keys(expected).flatMap(name =>
        name in value ? [[name, inShapeOf(value[name], expected[name])]] : [],
      ),
    );
  return value;
}

/** `…:00.000Z` may stand for `…:00Z`. */
const withoutZeros = (text: string) =>
  /^\d{4}-\d\d-\d\dT[\d:]+\.000Z$/.test(text) ? `${text.slice(0, -5)}Z` : text;
