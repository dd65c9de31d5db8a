/** Whether an answer is one that the document allows. */
import type { Validator } from '../../../src/common/errors/schema-error.ts';
import { explain } from '../../../src/common/errors/schema-error.ts';
import type { Operation } from '../../../src/group/operation.ts';
import { loadCompiler } from '../../../src/group/schema-compiler.ts';
import type { Served } from '../../../src/group/served.ts';
import { declaredErrors, type RefusalSettings, sendsParts } from '../../../src/openapi/refusals.ts';
import { type CheckedAnswer, informational } from './answer.ts';

export interface Document {
  readonly served: () => Pick<Served, 'schemas' | 'errors' | 'operations'>;
  /** What decides which errors are possible. */
  readonly refusals: Omit<RefusalSettings, 'limited'>;
}

const without = 'or give unchecked: true';

/**
 * Checks the status and the body of an answer to an operation. A status from 500 may come from any proxy, so that its body
 * is not checked.
 * @throws TypeError with a sentence that starts with the field
 */
export function checkDocumented(answer: CheckedAnswer, operation: Operation, document: Document): void {
  const { status = successOf(operation), content, unchecked } = answer;
  if (unchecked || status >= 500 || informational.includes(status)) return;
  const statuses = documentedStatuses(operation, document);
  if (!statuses.includes(status))
    throw new TypeError(
      `status ${status} is not declared by ${operation.id}: use ${statuses.join(', ')} or one from 500, ${without}`,
    );
  if (content === null) return;
  const { reply } = operation;
  const schema = status >= 400 ? 'ErrorBody' : 'schema' in reply ? reply.schema : null;
  if (schema === null) {
    // A file, or a stream of events.
    const media = 'media' in reply ? reply.media : [];
    if (content.isJson && !media.some(type => /\*|json/.test(type)))
      throw new TypeError(
        `${operation.id} answers with ${media.join(' or ')}: give text, bytes or a stream, ${without}`,
      );
    return;
  }
  if (!content.isJson) throw new TypeError(`${operation.id} answers with JSON: give a body, ${without}`);
  const validate = documentedValidator(schema, document);
  if (validate(JSON.parse(String(content.body)))) return;
  const { pointer, reason } = explain(validate.errors);
  throw new TypeError(`body${pointer} ${reason} (${schema}), ${without}`);
}

export const successOf = ({ reply }: Operation): number => reply.status ?? 200;

/** The errors of an operation by status, as if rate limits applied. */
export const documentedErrors = (
  operation: Operation,
  { served, refusals }: Document,
): ReturnType<typeof declaredErrors> =>
  declaredErrors(operation, { ...refusals, limited: true }, served().errors);

/** The statuses below 500 with which an operation may answer. */
export function documentedStatuses(operation: Operation, document: Document): number[] {
  const errors = documentedErrors(operation, document);
  const statuses = [
    successOf(operation),
    ...(operation.reply.revalidate ? [304] : []),
    ...(sendsParts(operation) ? [206, 304, 416] : []),
    ...[...errors.keys()].filter(status => status < 500),
  ];
  return [...new Set(statuses)].sort((one, other) => one - other);
}

const compiled = new WeakMap<object, Validator>();

/** The check of a body. `title`: of its schema. */
export function documentedValidator(title: string, { served }: Document): Validator {
  const { schemas } = served();
  const schema = schemas[title] ?? {};
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  const validate = loadCompiler().builtIn(schema, schemas);
  compiled.set(schema, validate);
  return validate;
}
