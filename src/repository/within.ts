import type { PartName, Parts } from './parts.ts';

/** The methods of a part that work in a transaction of the host. */
type Within<Part> = Extract<keyof Part, `${string}Within`>;

/** Without this error, a storage would keep what the host rolls back. `what`: the storage, or the part. */
export const noTransaction = (what: string): TypeError =>
  new TypeError(`client: ${what} cannot write in your transaction: only postgresRepository can`);

/**
 * A method that works in a transaction of the host.
 * @throws TypeError if the storage has none: it would keep what the host rolls back
 */
export function needWithin<Name extends PartName, Method extends Within<Parts[Name]>>(
  name: Name,
  part: Pick<Parts[Name], Method>,
  method: Method,
): NonNullable<Parts[Name][Method]> {
  const found = part[method] as ((...args: unknown[]) => unknown) | undefined;
  if (found === undefined) throw noTransaction(`the part ${name} of this repository`);
  return found.bind(part) as NonNullable<Parts[Name][Method]>;
}
