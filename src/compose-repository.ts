/** Composition: one repository of parts that are kept in several storages. */
import { objectWith } from './common/check-options.ts';
import { isPlainObject } from './common/plain-object.ts';
import { type PartName, type Parts, partNames, type Repository } from './repository/index.ts';

/** Parts that take the place of those of the base. `null` leaves a part out, `undefined` keeps that of the base. */
export type OwnParts = {
  readonly [Name in PartName]?: Parts[Name] | (Name extends 'keys' ? never : null) | undefined;
};

type BasePart<Base, Name> = Name extends keyof Base ? Base[Name] : undefined;

/** What stands under a name afterwards; `null` and `undefined`: nothing. */
type Chosen<Base, Own, Name> = Name extends keyof Own
  ? Exclude<Own[Name], undefined> | (undefined extends Own[Name] ? BasePart<Base, Name> : never)
  : BasePart<Base, Name>;

type Absent = null | undefined;

/** Exactly the parts of both; a part that may be missing in one of them is optional. */
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
};

/** Parts that a storage ties to another part of its own: who replaces the first decides about the second too. */
const ties: readonly (readonly [replaced: PartName, tied: PartName, why: string])[] = [
  ['items', 'purchases', 'those of the base contain items of the base'],
  ['users', 'sessions', 'those of the base belong to users of the base'],
  ['users', 'memberships', 'those of the base belong to users of the base'],
  ['webhooks', 'keys', 'those of the base store their events for webhooks of the base'],
  ['webhooks', 'links', 'those of the base store their events for webhooks of the base'],
  ['webhooks', 'automation', 'those of the base store their events for webhooks of the base'],
];

/**
 * A repository with the parts of a base, such as `lowdbRepository` or `postgresRepository`, of which some are replaced
 * by parts of your own, or left out. Parts are taken as they are: what else the base has (`put`, `import`, `close`)
 * stays with it, and whoever opened a storage closes it.
 *
 * A method is one atomic step in the storage of its part; there is no step over two storages. A change of `keys`,
 * `links` and `automation` takes its events along in the same step only where `webhooks` are of the same storage.
 *
 * A part that a storage ties to the replaced one has to be named too: `purchases` where `items` are replaced,
 * `sessions` and `memberships` where `users` are, `keys`, `links` and `automation` where `webhooks` are. Give one of
 * your own, `null`, or, where you know that it fits, that of the base.
 *
 * @throws TypeError that names what is no repository, no part, or tied to a part that was replaced
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
  const complaint = objectWith('a repository', ['keys'])(base);
  if (complaint !== null) throw new TypeError(`composeRepository: the base ${complaint}`);
  const own = checked(parts);
  for (const [replaced, tied, why] of ties)
    if (own[replaced] && own[tied] === undefined && base[tied])
      throw new TypeError(
        `composeRepository: ${replaced} are replaced, so give ${tied} too (${why}), or null to leave them out`,
      );
  // By name, so that those of a class, which are getters, are found too.
  const chosen = partNames
    .map(name => [name, own[name] === undefined ? base[name] : own[name]] as const)
    .filter(([, part]) => part != null);
  return Object.fromEntries(chosen) as ComposedRepository<Base, Own>;
}

/** @throws TypeError that names the first part that is unknown or no object */
function checked(parts: unknown): OwnParts {
  if (!isPlainObject(parts)) throw new TypeError('composeRepository: the parts must be an object of parts');
  const unknown = Object.keys(parts).find(name => !(partNames as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new TypeError(`composeRepository: there is no part ${unknown}, but ${partNames.join(', ')}`);
  for (const name of partNames) {
    const part = parts[name];
    if (name === 'keys' && part === null)
      throw new TypeError('composeRepository: keys cannot be left out: nobody could ask for anything');
    if (typeof part !== 'object' && part !== undefined)
      throw new TypeError(`composeRepository: ${name} must be an object with the methods of its part`);
  }
  return parts as OwnParts;
}
