/** The example request of an operation. */
import { jsonType } from '../../../http/body-types.ts';
import { curl, requestOf } from '../../assets/request.js';
import { exampleValue } from './field-list.ts';
import type { DescribedOperation, Reference } from './model.ts';

export const isIrreversible = (operation: DescribedOperation): boolean =>
  operation['x-irreversible'] === true;

export const needsNoKey = ({ security }: DescribedOperation): boolean => security.length === 0;

export const takesParameter = ({ security }: DescribedOperation): boolean =>
  security.some(scheme => Object.hasOwn(scheme, 'apiKeyParameter'));

/** The media type of the answer, for its code: JSON if there is a choice, and any type for files. */
export function answerOf({ responses }: DescribedOperation): string {
  const types = Object.entries(responses).flatMap(([status, answer]) =>
    status.startsWith('2') && !('$ref' in answer) ? Object.keys(answer.content ?? {}) : [],
  );
  return (
    [jsonType, 'text/event-stream'].find(type => types.includes(type)) ??
    (types.length > 0 ? '*/*' : jsonType)
  );
}

type Body = NonNullable<DescribedOperation['requestBody']>;

/** The body that the page shows: JSON if the operation takes it. */
export function shownBody({ content }: Body): [type: string, content: Body['content'][string]] {
  const [first] = Object.entries(content);
  const json = content[jsonType];
  if (json !== undefined) return [jsonType, json];
  if (first === undefined) throw new Error('a request body has no content');
  return first;
}

export const bodyText = (type: string, example: unknown): string =>
  type === jsonType ? JSON.stringify(example, null, 2) : String(example);

function exampleBody(requestBody: Body | undefined): { body: string | null; type?: string } {
  if (requestBody === undefined) return { body: null };
  const [type, { example }] = shownBody(requestBody);
  return { body: bodyText(type, example), type };
}

/** Where the code has the key, which pages without scripts cannot change: where the specification has it. */
function keyPlaceOf(operation: DescribedOperation): string {
  if (needsNoKey(operation)) return 'none';
  return takesParameter(operation) ? 'parameter' : 'bearer';
}

/** The request as a command. `values`: what path parameters start with; `key`: a key, or nothing for a placeholder. */
export function exampleCode(
  operation: DescribedOperation,
  { document, apiBase }: Pick<Reference, 'document' | 'apiBase'>,
  values: Readonly<Record<string, string>>,
  key: string,
  keyPlace: string = keyPlaceOf(operation),
): string {
  const { method, path, parameters = [], requestBody } = operation;
  // Ids are not prefilled, so that nobody deletes an example record by mistake.
  const prefilled = isIrreversible(operation) ? null : values;
  const request = requestOf({
    base: apiBase,
    method,
    path,
    parameters: parameters
      .filter(({ required }) => required)
      .map(one => ({
        name: one.name,
        in: one.in,
        value: exampleValue(one, document.components.schemas, prefilled),
      })),
    ...exampleBody(requestBody),
    answer: answerOf(operation),
    key,
    keyPlace,
  });
  return curl(request);
}
