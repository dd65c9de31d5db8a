/** Composes a repository from parts of several storages. */

import { isPlainObject } from '../common/json/plain-object.ts';
import { complaintAboutPromise } from '../common/options/check-options.ts';
import { suggestion } from '../common/text/unknown-name.ts';
import { complaintAboutParts, isLiteral, isRepository } from '../repository/check.ts';
import { addHealthOf } from '../repository/health.ts';
import {
  type HealthOfRepository,
  type PartName,
  type Parts,
  partNames,
  type Repository,
} from '../repository/index.ts';

/** Parts that replace parts of the base. `null` leaves a part out, `undefined` keeps the part of the base. */
export type OwnParts = {
  readonly [Name in PartName]?: Parts[Name] | (Name extends 'keys' ? never : null) | undefined;
};

type BasePart<Base, Name> = Name extends keyof Base ? Base[Name] : undefined;

/** The part with this name in the result; `null` and `undefined`: none. */
type Chosen<Base, Own, Name> = Name extends keyof Own
  ? Exclude<Own[Name], undefined> | (undefined extends Own[Name] ? BasePart<Base, Name> : never)
  : BasePart<Base, Name>;

type Absent = null | undefined;

/** Exactly the parts of both repositories; a part that may be missing is optional. */
export type ComposedRepository<Base extends Repository, Own extends OwnParts> = {
  readonly [Name in PartName as Extract<Chosen<Base, Own, Name>, Absent> extends never
    ? Name
    : never]: Chosen<Base, Own, Name>;
} & {
  readonly [Name in PartName as Extract<Chosen<Base, Own, Name>, Absent> extends never
    ? never
    : Chosen<Base, Own, Name> extends Absent
      ? never
      : Name]?: Exclude<Chosen<Base, Own, Name>, Absent>;
} & HealthOfRepository;

/** Parts that depend on another part of the same storage: if the first is replaced, the second must be given too. */
const ties: readonly (readonly [replaced: PartName, tied: PartName, why: string])[] = [
  ['items', 'purchases', 'in the base, they contain its items'],
  ['users', 'sessions', 'in the base, they belong to its users'],
  ['users', 'memberships', 'in the base, they belong to its users'],
  ['users', 'invitations', 'in the base, they belong to its users'],
  ['memberships', 'invitations', 'in the base, their users become its members'],
  ['webhooks', 'keys', 'in the base, they store their events for its webhooks'],
  ['webhooks', 'links', 'in the base, they store their events for its webhooks'],
  ['webhooks', 'automation', 'in the base, they store their events for its webhooks'],
];

/**
 * Returns a repository with the parts of a base, such as `lowdbRepository` or `postgresRepository`, some of which are
 * replaced by your own parts, or left out. The result has parts, `health` and `pool` only: other methods of the base (`put`, `import`,
 * `close`) stay there, so close each storage where you opened it.
 *
 * A method is one atomic step in the storage of its part; no step spans two storages. A change of `keys`, `links` or
 * `automation` stores its events in the same step only if `webhooks` belongs to the same storage.
 *
 * A part that depends on a replaced part must be given too: `purchases` if you replace `items`, `sessions`,
 * `memberships` and `invitations` if you replace `users`, `invitations` if you replace `memberships`, and `keys`, `links` and `automation` if you replace `webhooks`. Pass your own
 * part, `null`, or, if you know that it fits, the part of the base.
 *
 * @throws TypeError that names an invalid repository, an invalid part, or a missing dependent part
 * @example
 * const base = await lowdbRepository({ file: 'keys.json' });
 * const repository = composeRepository(base, { items, purchases, accounts });
 * const router = createRouter({ repository });
 * @example
 * const withoutLinks = composeRepository(base, { links: null });
 */
export function composeRepository<Base extends Repository, Own extends OwnParts>(
  base: Base,
  parts: Own & Readonly<Record<Exclude<keyof Own, PartName>, never>>,
): ComposedRepository<Base, Own> {
  const complaint = isRepository(base);
  if (complaint !== null) throw new TypeError(`composeRepository: the base ${complaint}`);
  const own = checked(parts);
  for (const [replaced, tied, why] of ties)
    if (own[replaced] && own[tied] === undefined && base[tied])
      throw new TypeError(
        `composeRepository: ${replaced} is replaced, so pass ${tied} too (${why}), or null to leave it out`,
      );
  // By name, so that parts that are getters of a class are found too.
  const chosen = partNames
    .map(name => [name, own[name] === undefined ? base[name] : own[name]] as const)
    .filter(([, part]) => part != null);
  const composed = Object.fromEntries(chosen);
  // The base has the keys, which every request needs.
  addHealthOf(base, composed);
  return composed as unknown as ComposedRepository<Base, Own>;
}

/** @throws TypeError that names the first unknown or invalid part */
function checked(parts: unknown): OwnParts {
  const unawaited = complaintAboutPromise(parts);
  if (unawaited !== null) throw new TypeError(`composeRepository: the object of parts ${unawaited}`);
  if (!isPlainObject(parts)) throw new TypeError('composeRepository: the parts must be an object of parts');
  // A class has fields of its own, such as its connection.
  const unknown = isLiteral(parts)
    ? Object.keys(parts).find(name => !(partNames as readonly string[]).includes(name))
    : undefined;
  if (unknown !== undefined)
    throw new TypeError(
      `composeRepository: unknown part ${unknown}${suggestion(unknown, partNames, `; the parts are ${partNames.join(', ')}`)}`,
    );
  if (parts.keys === null)
    throw new TypeError('composeRepository: keys cannot be left out, because every request needs a key');
  const complaint = complaintAboutParts(parts);
  if (complaint !== null) throw new TypeError(`composeRepository: ${complaint}`);
  return parts as OwnParts;
}
