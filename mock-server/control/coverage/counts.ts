/** Counts the requests for each operation. It sees every request, so that it does little more than add numbers. */
import type { ServerResponse } from 'node:http';
import { commonErrors, errorCodeHeader } from '../../../src/common/errors/errors.ts';
import { bodyType, hasBody, jsonType } from '../../../src/http/body-types.ts';
import type { Recording } from '../journal/index.ts';
import { type Contract, templateOf } from './contract.ts';
import { ContractMistakes, shownText } from './mistakes.ts';
import {
  type DocumentedRequest,
  namesIn,
  type Objection,
  objectionTo,
  objectionToBody,
} from './objections.ts';
import { schemaObjection } from './schema-objection.ts';
import { strictError } from './strict-error.ts';

export interface OperationCounts {
  readonly request: DocumentedRequest;
  calls: number;
  readonly statuses: Map<number, number>;
  /** Of the query parameters that the document has. */
  readonly parameters: Map<string, number>;
}

export class ContractCounts {
  readonly disallowed = new ContractMistakes();
  /** In answers of a real server. */
  readonly drift = new ContractMistakes();
  readonly #contract: Contract;
  readonly #counts = new Map<DocumentedRequest, OperationCounts>();

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  of(request: DocumentedRequest): OperationCounts {
    let counts = this.#counts.get(request);
    if (counts === undefined) {
      const parameters = new Map([...request.query].map(name => [name, 0]));
      counts = { request, calls: 0, statuses: new Map(), parameters };
      this.#counts.set(request, counts);
    }
    return counts;
  }

  clear(): void {
    this.#counts.clear();
    this.disallowed.clear();
    this.drift.clear();
  }

  /**
   * Counts a request. `status`: of the answer, or `null` for none. `body`: the whole answer, if it was sent at once.
   * Returns the request that the document describes, if there is one.
   */
  count(
    recording: Recording,
    res: ServerResponse,
    status: number | null,
    body: unknown,
  ): OperationCounts | null {
    const { method, url, route } = recording;
    const served = route === null ? undefined : this.#contract.at(route, method);
    const request = served ?? (route === null ? this.#contract.find(method, pathOf(url)) : undefined);
    if (request === undefined) {
      this.#countOther(method, pathOf(url), status);
      return null;
    }
    const counts = this.of(request);
    counts.calls += 1;
    if (status !== null) counts.statuses.set(status, (counts.statuses.get(status) ?? 0) + 1);
    const names = namesIn(url);
    for (const name of names) {
      const before = counts.parameters.get(name);
      if (before !== undefined) counts.parameters.set(name, before + 1);
    }
    if (recording.passedOn !== null) {
      for (const { in: place, reason } of recording.passedOn.problems)
        this.#note(
          place === 'answer' ? this.drift : this.disallowed,
          request,
          sentence(reason),
          method,
          status,
        );
      return counts;
    }
    const objection =
      status !== null && status >= 400
        ? refusalIn(request, recording, res, body)
        : // What a test has asked for is no answer to what the request says.
          served === undefined
          ? null
          : (objectionTo(request, url, names, hasBody(res.req)) ?? bodyObjection(request, recording, res));
    if (objection !== null) this.#note(this.disallowed, request, objection, method, status);
    return counts;
  }

  #note(
    mistakes: ContractMistakes,
    { operation }: DocumentedRequest,
    objection: Objection,
    method: string,
    status: number | null,
  ): void {
    mistakes.add({
      ...objection,
      operation: operation.id,
      method,
      path: templateOf(operation),
      isOfDocument: true,
      status,
    });
  }

  #countOther(method: string, path: string, status: number | null): void {
    const objection = this.#contract.objectionToPath(method, path);
    if (objection === null) return;
    const { template, ...words } = objection;
    const known = template === null ? { path, isOfDocument: false } : { path: template, isOfDocument: true };
    this.disallowed.add({ ...words, ...known, operation: null, method, status });
  }
}

const pathOf = (url: string): string => {
  const mark = url.indexOf('?');
  return mark === -1 ? url : url.slice(0, mark);
};

const sentence = (text: string): Objection => ({ key: text, reason: () => shownText(text) });

/** Why the service, or strict mode before it, has refused a request. */
function refusalIn(
  { operation }: DocumentedRequest,
  recording: Recording,
  res: ServerResponse,
  body: unknown,
): Objection | null {
  const code = res.getHeader(errorCodeHeader);
  const isRefused =
    code === strictError.code ||
    (recording.route !== null &&
      (code === commonErrors.unsupported_media_type.code ||
        (code === commonErrors.invalid_request.code &&
          (operation.raw !== undefined || schemaObjection(operation, recording, res.req) !== null))));
  if (!isRefused) return null;
  const message = messageIn(body);
  return sentence(message);
}

function messageIn(body: unknown): string {
  try {
    const { msg } = JSON.parse(String(body)) as { readonly msg?: unknown };
    return String(msg)
      .replace(`${commonErrors.invalid_request.message}: `, '')
      .replace(`${strictError.message}: `, '');
  } catch {
    return commonErrors.invalid_request.message;
  }
}

function bodyObjection(
  request: DocumentedRequest,
  { received }: Recording,
  { req }: ServerResponse,
): Objection | null {
  if (request.integers.length === 0 || received === null || bodyType(req) !== jsonType) return null;
  return objectionToBody(request, received.bytes());
}
