/** Collects the parameters of a request from query and body, and ignores unknown names. */
import { MarketplaceError } from '../common/errors.ts';

/** Parameter values by name: text from a query or form, any type from JSON. It contains only known names. */
export type Parameters = Record<string, unknown>;

export class Gathered {
  readonly parameters: Parameters = {};
  /** The parameter `api_key`. It is separate, so that no handler sees it. */
  apiKey: unknown = undefined;

  readonly #lists: ReadonlySet<string>;

  /** `lists`: the parameters that a query may repeat. */
  constructor(lists: ReadonlySet<string>) {
    this.#lists = lists;
  }

  /** Adds the known parameters of a query string and ignores all others. */
  addQuery(url: string, known: ReadonlySet<string>): void {
    let start = url.indexOf('?') + 1;
    if (start === 0) return;
    // Parsed by hand: ctx.query would cost a third of the requests per second, URLSearchParams a twentieth.
    while (start < url.length) {
      const next = url.indexOf('&', start);
      const end = next === -1 ? url.length : next;
      const equals = url.indexOf('=', start);
      const split = equals === -1 || equals > end ? end : equals;
      this.#addPair(url.slice(start, split), url.slice(split + 1, end), known);
      start = end + 1;
    }
  }

  /** Adds the known members of a body. */
  addBody(body: object, known: ReadonlySet<string>): void {
    for (const name of known) {
      if (Object.hasOwn(body, name)) this.#add(name, (body as Parameters)[name]);
    }
  }

  #addPair(name: string, value: string, known: ReadonlySet<string>): void {
    if (!isEncoded(name) && !isEncoded(value)) {
      if (known.has(name)) this.#addText(name, value);
      return;
    }
    // Never throws: invalid percent-encoding stays as it is.
    for (const [decodedName, decoded] of new URLSearchParams(`${name}=${value}`))
      if (known.has(decodedName)) this.#addText(decodedName, decoded);
  }

  #addText(name: string, value: string): void {
    const earlier = this.parameters[name];
    if (this.#lists.has(name) && Array.isArray(earlier)) earlier.push(value);
    else this.#add(name, this.#lists.has(name) ? [value] : value);
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

const isEncoded = (text: string) => text.includes('%') || text.includes('+');

/** `5` in JSON and `item_id=5` in the query are the same value. */
function isSame(one: unknown, other: unknown): boolean {
  return typeof one !== 'object' && typeof other !== 'object' && String(one) === String(other);
}
