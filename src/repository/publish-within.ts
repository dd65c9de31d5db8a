import type { PartName, Parts } from './parts.ts';

type Publishing = Extract<PartName, 'webhooks' | 'automation'>;

/**
 * The method that publishes in a transaction of the host.
 * @throws TypeError if the storage has none: it would publish what the host rolls back
 */
export function needPublishWithin<Name extends Publishing>(
  name: Name,
  part: Pick<Parts[Name], 'publishWithin'>,
): NonNullable<Parts[Name]['publishWithin']> {
  const method = part.publishWithin;
  if (method === undefined)
    throw new TypeError(
      `client: the part ${name} of this repository cannot write in your transaction: only postgresRepository can`,
    );
  return method.bind(part) as NonNullable<Parts[Name]['publishWithin']>;
}
