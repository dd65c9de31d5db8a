/**
 * What the document does not allow in requests, or in the answers of a real server, each mistake once. Whatever is sent, they
 * take a bounded amount of memory.
 */
import { redactText, redactUrl } from '../../redact.ts';
import type { Objection } from './objections.ts';

/** A mistake in requests, or in their answers, that the document does not allow. */
export interface ContractMistake {
  /** The operation that the requests were for; `null` if the document has none with this method and path. */
  readonly operation: string | null;
  readonly method: string;
  /** Path of the operation, such as `/api/v1/links/{link_id}`, or else of the first request, without secrets. */
  readonly path: string;
  /** What is wrong, such as `pag is not a known parameter: did you mean page?`. */
  readonly reason: string;
  /** What the first request was answered with. Below 400, the service ignored a mistake in it. `null`: nothing. */
  readonly status: number | null;
  /** The number of requests. */
  readonly count: number;
}

export interface FoundMistake
  extends Objection,
    Pick<ContractMistake, 'operation' | 'method' | 'path' | 'status'> {
  /** Whether it is a path of the document, and not one that a client has made up. */
  readonly isOfDocument: boolean;
}

/** Mistakes at paths of the document, and at others, that are kept. */
const most = 100;
/** Longer texts of a client are cut. */
const maxKey = 200;
const maxShown = 120;

export class ContractMistakes {
  readonly #atPaths = new Map<string, ContractMistake & { count: number }>();
  readonly #atOthers = new Map<string, ContractMistake & { count: number }>();
  #total = 0;

  /** All requests, also those with mistakes that are not kept. */
  get total(): number {
    return this.#total;
  }

  add({ key, reason, operation, method, path, status, isOfDocument }: FoundMistake): void {
    this.#total += 1;
    const known = isOfDocument ? this.#atPaths : this.#atOthers;
    const name = `${method} ${operation ?? ''} ${key.slice(0, maxKey)}`;
    const before = known.get(name);
    if (before !== undefined) before.count += 1;
    else if (known.size < most)
      known.set(name, {
        operation,
        method: method.slice(0, 20),
        path: isOfDocument ? path : shownPath(path),
        reason: shown(reason()),
        status,
        count: 1,
      });
  }

  list(): ContractMistake[] {
    return [...this.#atPaths.values(), ...this.#atOthers.values()].map(one => ({ ...one }));
  }

  clear(): void {
    this.#atPaths.clear();
    this.#atOthers.clear();
    this.#total = 0;
  }
}

const shown = (text: string): string => (text.length > maxShown ? `${text.slice(0, maxShown - 1)}…` : text);

/** A text in which nothing is invisible, and nothing commands a terminal. */
export const visibleText = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\uFFFD');

/** A text with words of a client, without secrets, in which nothing is invisible. */
export const shownText = (text: string): string =>
  shown(visibleText(redactText(text.slice(0, 20 * maxShown))));

/** The same for a path. */
export const shownPath = (path: string): string =>
  shown(
    redactUrl(path.slice(0, 20 * maxShown)).replaceAll(/[^\x21-\x7e]/g, one =>
      encodeURIComponent(one.toWellFormed()),
    ),
  );
