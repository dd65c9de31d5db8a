/** Whether a request breaks the schema of its operation, and not a rule that no schema can express. */
import { commonErrors, MarketplaceError } from '../../../src/common/errors/errors.ts';
import type { Operation } from '../../../src/group/operation.ts';
import { bodyType, formType } from '../../../src/http/body-types.ts';
import { type InputReader, inputReader } from '../../../src/http/input.ts';
import { ReadParameters } from '../../../src/http/parameters.ts';
import { fieldsInForm, type Recording } from '../journal/index.ts';
import { inQuery as withoutPreferences } from '../prefer/preferences.ts';

const readers = new WeakMap<Operation, InputReader>();

/**
 * What breaks the schema, or `null`. Reads the request again, as the service does. One that the service has not read may be
 * for an operation that reads it itself: nothing is known of it.
 */
export function schemaObjection(
  operation: Operation,
  { url, received }: Recording,
  req: Request,
): string | null {
  if (operation.raw !== undefined) return null;
  const input = readers.get(operation) ?? inputReader(operation);
  readers.set(operation, input);
  const names = new Set(input.names);
  const inQuery = operation.method === 'GET' || operation.auth === 'parameter' ? names : new Set<string>();
  const gathered = new ReadParameters({ lists: input.lists, inQuery, inBody: names, takesKey: true });
  try {
    gathered.addQuery(withoutPreferences(url).url);
    input.fromText?.(gathered.parameters);
    if (received !== null) {
      const text = String(received.bytes());
      const isForm = bodyType(req) === formType;
      gathered.addBody(isForm ? fieldsInForm(text) : (JSON.parse(text) as object));
      if (isForm) input.fromText?.(gathered.parameters);
    }
    if (!operation.ignoresUnknown) gathered.refuseUnknown();
    input.read(gathered.parameters);
    return null;
  } catch (error) {
    return error instanceof MarketplaceError
      ? error.message.replace(`${commonErrors.invalid_request.message}: `, '')
      : 'the body is not JSON';
  }
}

type Request = Parameters<typeof bodyType>[0];
