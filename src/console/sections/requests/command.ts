/** The command that sends a request of the log again. */
import type { RequestLogEntry } from '../../../generated/types.ts';
import type { Operation } from '../../../group/operation.ts';
import { curl, requestOf } from '../../assets/request.js';

/** What stands for a body, which is never stored. */
const bodyPlaceholder = 'BODY';

const takesBody = ({ method, input, raw }: Operation): boolean =>
  raw === undefined
    ? method !== 'GET' && Object.keys(input.properties ?? {}).length > 0
    : Object.keys(raw.content).length > 0;

/** In capitals: the key, and other values that were not stored. */
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
      body: operation !== null && takesBody(operation) ? bodyPlaceholder : null,
      key: '',
    }),
  );
