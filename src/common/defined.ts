type Optional<All> = { [Name in keyof All]: undefined extends All[Name] ? Name : never }[keyof All];

type Defined<All> = Omit<All, Optional<All>> & { [Name in Optional<All>]?: Exclude<All[Name], undefined> };

/**
 * An object without the members that are undefined: what is not given is not there.
 * @example
 * list({ limit, ...defined({ tag, after: cursor }) });
 */
export function defined<All extends object>(all: All): Defined<All> {
  const kept: Partial<All> = {};
  // By the entries it costs three times as much, which a request would notice.
  for (const name in all) if (all[name] !== undefined) kept[name] = all[name];
  return kept as Defined<All>;
}
