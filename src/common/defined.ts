type Defined<All> = { readonly [Name in keyof All]?: Exclude<All[Name], undefined> };

/** An object without the members that are undefined. */
export const defined = <All extends object>(all: All): Defined<All> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Defined<All>;
