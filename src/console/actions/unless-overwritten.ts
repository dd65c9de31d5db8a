/**
 * A form sends values as a whole, such as the scopes of a key, that it has merged with what is stored. Others may store
 * another value in between: then nothing is changed, and the form is merged again.
 */
import { isDeepStrictEqual } from 'node:util';
import { ExpectedError } from '../../common/errors/expected-error.ts';
import { type Parts, partNames } from '../../repository/parts.ts';

/** Thrown in the step of the storage, which changes nothing then. */
export class OverwrittenError extends ExpectedError {
  override readonly name = 'OverwrittenError';

  constructor() {
    super('others have changed the record since it was read');
  }
}

type Values = Readonly<Record<string, unknown>>;
type Call = (...given: unknown[]) => unknown;

/** The methods that find a record of a workspace by its id, and that change it. */
const guarded: readonly (readonly [find: string, change: string])[] = [
  ['find', 'change'],
  ['findEndpoint', 'changeEndpoint'],
  ['findInstance', 'changeInstance'],
];

/** What a change sets besides the values of a form. */
const times: ReadonlySet<string> = new Set(['now', 'updated_at']);

/** Members of changes have the names of those of records, some of them in camel case. */
const memberOf = (name: string): string => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

/** The repository for one reading of a form: what it overwrites must be as this repository has first read it. */
export function unlessOverwritten<Some extends Partial<Parts>>(repository: Some): Some {
  const reading: Some = Object.create(repository);
  for (const name of partNames) {
    const part = repository[name] as object | undefined;
    const methods = guarded.find(all => all.every(method => part !== undefined && method in part));
    if (part !== undefined && methods !== undefined)
      Object.defineProperty(reading, name, { value: guardedPart(part, methods) });
  }
  return reading;
}

function guardedPart(part: object, [find, change]: readonly [string, string]): object {
  const read = new Map<string, Values>();
  const method =
    (name: string): Call =>
    (...given) =>
      (part as Readonly<Record<string, Call>>)[name]?.(...given);
  /** Throws if what is to be changed is not as it was read. */
  const check = (id: string, asked: Values | null, current: Values): void => {
    const before = read.get(id);
    const names = Object.keys(asked ?? {}).filter(one => !times.has(one));
    const isAsRead = (one: string) => isDeepStrictEqual(current[one], before?.[one]);
    if (before !== undefined && !names.map(memberOf).every(isAsRead)) throw new OverwrittenError();
  };
  const own: Readonly<Record<string, Call>> = {
    async [find](...given) {
      const found = (await method(find)(...given)) as (Values & { readonly id: string }) | null;
      if (found !== null && !read.has(found.id)) read.set(found.id, found);
      return found;
    },
    [change](...given) {
      const [workspaceId, id, values, options = {}] = given;
      // Of what is no record of a workspace.
      if (typeof id !== 'string') return method(change)(...given);
      const checked = (asked: Values | null, current: Values) => {
        check(id, asked, current);
        return asked;
      };
      if (typeof values === 'function')
        return method(change)(
          workspaceId,
          id,
          (current: Values) => checked(values(current), current),
          options,
        );
      const { when } = options as { readonly when?: (current: Values) => boolean };
      return method(change)(workspaceId, id, values, {
        ...(options as object),
        when: (current: Values) => checked(values as Values, current) !== null && (when?.(current) ?? true),
      });
    },
  };
  // Not over the part itself, which may be frozen.
  return new Proxy(
    {},
    {
      has: (_, name) => name in part,
      get(_, name: string) {
        const member: unknown = Reflect.get(part, name, part);
        return typeof member === 'function' ? (own[name] ?? method(name)) : member;
      },
    },
  );
}
