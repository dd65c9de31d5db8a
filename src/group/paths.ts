/** Compares the paths of operations, so that no request can match two of them by accident. */

const isParameter = (segment: string) => segment.startsWith(':');

/** A path that cannot be served together with another one. */
export interface Clash<Owner> {
  readonly path: string;
  readonly owner: Owner;
  readonly reason: string;
}

/** Paths that are served together. */
export class PathTable<Owner> {
  /** The paths with parameters, by number of segments. */
  readonly #known = new Map<number, { segments: readonly string[]; owner: Owner }[]>();

  /**
   * Adds a path. Returns an earlier path if some requests match both, and neither is more specific than the other:
   * then the order would decide. `/links/analytics` may stand beside `/links/:link_id`, because fixed segments come first.
   */
  add(path: string, owner: Owner): Clash<Owner> | null {
    // A path without parameters is always the more specific one.
    if (!path.includes(':')) return null;
    const segments = path.split('/');
    const known = this.#known.get(segments.length) ?? [];
    for (const earlier of known) {
      const reason = clashOf(earlier.segments, segments);
      if (reason !== null) return { path: earlier.segments.join('/'), owner: earlier.owner, reason };
    }
    known.push({ segments, owner });
    this.#known.set(segments.length, known);
    return null;
  }
}

/** Why two paths with the same number of segments cannot be served together, or `null`. */
function clashOf(one: readonly string[], other: readonly string[]): string | null {
  let isNarrower = false;
  let isWider = false;
  let isSame = true;
  for (let index = 0; index < one.length; index += 1) {
    const [segment = '', against = ''] = [one[index], other[index]];
    if (segment === against) continue;
    isSame = false;
    const isOpen = isParameter(segment);
    if (!isOpen && !isParameter(against)) return null;
    if (isOpen !== isParameter(against)) {
      if (isOpen) isWider = true;
      else isNarrower = true;
    }
  }
  if (isSame || isNarrower !== isWider) return null;
  return isNarrower
    ? 'a request can match both: change one of the paths'
    : 'they match the same requests: use the same parameter names';
}

/** More specific paths come first, because routers take the first match. */
export const bySpecificity = (one: string, other: string): number => parameters(one) - parameters(other);

// The wildcard of the console comes last.
const parameters = (path: string) => (path.includes('*') ? 100 : path.split(':').length);

/** What is wrong with the path of an operation, as text that follows its name, or `null`. */
export function complaintAboutPath(path: string, params: object): string | null {
  const segments = path.split('/').slice(1);
  if (!path.startsWith('/') || !segments.every(segment => /^(?:[\w.-]+|:[A-Za-z]\w*)$/.test(segment)))
    return 'must be a path such as /api/v1/wishes/:wish_id';
  if (segments.some(segment => segment === '.' || segment === '..'))
    return 'must not contain the segments . and ..';
  const names = segments.filter(isParameter).map(segment => segment.slice(1));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return `contains the parameter ${twice} twice`;
  const unknown = names.find(name => !Object.hasOwn(params, name));
  if (unknown !== undefined) return `has the parameter ${unknown}, which params does not describe`;
  const unused = Object.keys(params).find(name => !names.includes(name));
  return unused === undefined ? null : `does not have the parameter ${unused}, which params describes`;
}
