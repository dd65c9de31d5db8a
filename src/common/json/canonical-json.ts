/** JSON text that is the same for equal values, in whatever order the members of their objects are. */
import { byText } from '../text/compare-texts.ts';
import { isPlainObject } from './plain-object.ts';

/** Some JSON libraries write the members of an object in another order each time. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    isPlainObject(inner) ? Object.fromEntries(Object.entries(inner).sort(byText(([name]) => name))) : inner,
  );
