/** The command that sends a request of the log again. */
import type { RequestLogEntry } from '../../../generated/types.ts';
import type { Operation } from '../../../group/operation.ts';
import { exampleCall } from '../../../openapi/example-call.ts';
import { curl, requestOf } from '../../assets/request.js';

/** What stands for a body, which is never stored, where the operation has no example of one. */
const bodyPlaceholder = 'BODY';

/** The example of the operation: so the command can be tried, and changed. */
function bodyOf(operation: Operation): string {
  try {
    const { body } = exampleCall(operation);
    const isEmpty = Object.keys(Object(body)).length === 0;
    return isEmpty ? bodyPlaceholder : JSON.stringify(body, null, 2);
  } catch {
    // An operation of the host whose schema has no examples.
    return bodyPlaceholder;
  }
}

const takesBody = ({ method, input, raw }: Operation): boolean =>
  raw === undefined
    ? method !== 'GET' && Object.keys(input.properties ?? {}).length > 0
    : Object.keys(raw.content).length > 0;

/** In capitals: the key, and other values that were not stored. The body is an example. */
export const commandOf = (
  { method, path, parameters }: RequestLogEntry,
  operation: Operation | null,
  apiBase: string,
): string =>
  curl(
    requestOf({
      base: apiBase,
      method,
      path: path.replace(/:(\w+)/g, '{$1}'),
      parameters: Object.entries(parameters).map(([name, value]) => ({
        name,
        in: 'query',
        value: value ?? name.toUpperCase(),
      })),
      body: operation !== null && takesBody(operation) ? bodyOf(operation) : null,
      key: '',
    }),
  );
