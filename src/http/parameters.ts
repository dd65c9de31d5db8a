/** Collects the parameters of a request from query and body. */
import { invalidParameters, MarketplaceError } from '../common/errors/errors.ts';
import { pointerStep } from '../common/json/json-pointer.ts';
import { unknownReason } from '../common/text/unknown-name.ts';

/** Parameter values by name: text from a query or form, any type from JSON. It contains only known names. */
export type Parameters = Record<string, unknown>;

/** The names that an operation takes. */
export interface AcceptedNames {
  /** The parameters that a query may repeat. */
  readonly lists: ReadonlySet<string>;
  readonly inQuery: ReadonlySet<string>;
  readonly inBody: ReadonlySet<string>;
  /** Whether the key may be the parameter `api_key`, in the query or the body. */
  readonly takesKey: boolean;
}

/** A name that the operation does not take in this place. */
interface Unknown {
  readonly name: string;
  readonly inBody: boolean;
}

export class ReadParameters {
  readonly parameters: Parameters = {};
  /** The parameter `api_key`. It is separate, so that no handler sees it. */
  apiKey: unknown = undefined;

  readonly #known: AcceptedNames;
  #unknown: Unknown | null = null;

  constructor(known: AcceptedNames) {
    this.#known = known;
  }

  /**
   * Call it once the key is checked, because a wrong key is told before a wrong name.
   * @throws MarketplaceError 400 for a name that the operation does not take
   */
  refuseUnknown(): void {
    const { inQuery, inBody, takesKey } = this.#known;
    // The key is not ignored either: in a URL, it would stay in the log files of every proxy.
    if (this.apiKey !== undefined && !takesKey)
      throw invalidParameters({ pointer: '/api_key', reason: 'belongs in the Authorization header' });
    if (this.#unknown === null) return;
    const { name, inBody: isField } = this.#unknown;
    const known = [...(isField ? inBody : inQuery)];
    const reason =
      !isField && inBody.has(name)
        ? 'belongs in the body, not in the query'
        : unknownReason(name, known, isField ? 'field' : 'parameter');
    throw invalidParameters({ pointer: `/${pointerStep(name)}`, reason });
  }

  addQuery(url: string): void {
    let start = url.indexOf('?') + 1;
    if (start === 0) return;
    // Parsed by hand: ctx.query would cost a third of the requests per second, URLSearchParams a twentieth.
    while (start < url.length) {
      const next = url.indexOf('&', start);
      const end = next === -1 ? url.length : next;
      const equals = url.indexOf('=', start);
      const split = equals === -1 || equals > end ? end : equals;
      this.#addPair(url.slice(start, split), url.slice(split + 1, end));
      start = end + 1;
    }
  }

  addBody(body: object): void {
    for (const name of Object.keys(body)) {
      if (this.#known.inBody.has(name) || name === 'api_key') this.#add(name, (body as Parameters)[name]);
      else this.#unknown ??= { name, inBody: true };
    }
  }

  #addPair(name: string, value: string): void {
    if (!isEncoded(name) && !isEncoded(value)) {
      if (this.#isInQuery(name)) this.#addText(name, value);
      // Two ampersands in a row, or one at the end, send nothing.
      else if (name !== '' || value !== '') this.#unknown ??= { name, inBody: false };
      return;
    }
    // Never throws: invalid percent-encoding stays as it is.
    for (const [decodedName, decoded] of new URLSearchParams(`${name}=${value}`)) {
      if (this.#isInQuery(decodedName)) this.#addText(decodedName, decoded);
      else this.#unknown ??= { name: decodedName, inBody: false };
    }
  }

  #isInQuery(name: string): boolean {
    return this.#known.inQuery.has(name) || name === 'api_key';
  }

  #addText(name: string, value: string): void {
    const earlier = this.parameters[name];
    if (this.#known.lists.has(name) && Array.isArray(earlier)) earlier.push(value);
    else this.#add(name, this.#known.lists.has(name) ? [value] : value);
  }

  #add(name: string, value: unknown): void {
    const isKey = name === 'api_key';
    const earlier = isKey ? this.apiKey : this.parameters[name];
    if (earlier !== undefined) {
      if (!isSame(earlier, value))
        throw new MarketplaceError('invalid_request', `${name} was sent twice with different values`);
    } else if (isKey) this.apiKey = value;
    else this.parameters[name] = value;
  }
}

/** @throws MarketplaceError 400 that names the first of the names that is not known */
export function refuseUnknown(
  names: Iterable<string>,
  known: readonly string[],
  what: 'field' | 'parameter',
): void {
  for (const name of names)
    if (!known.includes(name))
      throw invalidParameters({ pointer: `/${pointerStep(name)}`, reason: unknownReason(name, known, what) });
}

const isEncoded = (text: string) => text.includes('%') || text.includes('+');

/** `5` in JSON and `item_id=5` in the query are the same value. */
function isSame(one: unknown, other: unknown): boolean {
  return typeof one !== 'object' && typeof other !== 'object' && String(one) === String(other);
}
