/** Whether a request that the service has refused as invalid breaks its schema, and not a rule that no schema can express. */
import type { Operation } from '../../../src/group/operation.ts';
import { bodyType, formType } from '../../../src/http/body-types.ts';
import { type InputReader, inputReader } from '../../../src/http/input.ts';
import { ReadParameters } from '../../../src/http/parameters.ts';
import { fieldsInForm, type Recording } from '../journal/index.ts';
import { inQuery as withoutPreferences } from '../prefer/preferences.ts';

const readers = new WeakMap<Operation, InputReader>();

/** Reads it again, as the service has. Only requests that were refused come here. */
export function breaksSchema(operation: Operation, { url, received }: Recording, req: Request): boolean {
  // It reads the request itself, and refuses what it cannot read.
  if (operation.raw !== undefined) return true;
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
    return false;
  } catch {
    return true;
  }
}

type Request = Parameters<typeof bodyType>[0];
