/** Sends the requests of a comparison, and keeps what was found. */
import type { Operation } from '../../../src/group/operation.ts';
import { templateOf } from '../../control/coverage/contract.ts';
import { visibleText } from '../../control/coverage/mistakes.ts';
import { type Masking, requestWith } from '../api-keys.ts';
import { NoResponseError, type ServerClient } from '../client.ts';
import type { ServerDocument } from '../document.ts';
import { ListedIds } from '../listed-ids.ts';
import { type CheckedResponse, checkResponse, isResult } from '../response-check.ts';
import { judge } from './judge.ts';
import type { Trial, Untried } from './trials.ts';
import { type Finding, VerificationError } from './verification.ts';

export interface SessionSettings {
  readonly client: ServerClient;
  readonly document: ServerDocument;
  /** The first one that an operation accepts is used for it. */
  readonly keys: readonly string[];
  readonly masking: Masking;
  /** Values of parameters that the server does not tell. */
  readonly values: Readonly<Record<string, string>>;
}

/** After so many requests in a row without an answer, no more are sent. */
const maxSilent = 3;
/** After so many valid requests whose key was refused, and none with which it was accepted, no more are sent. */
const maxRefused = 3;

/** What was made is removed, whatever has happened. */
export const cleanUp = 'clean up';

/** After so many requests in a row that the server limits, although they have waited, no more are sent. */
const maxLimited = 3;

const unknownKey = 'mk_0000000000000000000000000000000000000000';

export class VerifySession {
  readonly findings: Finding[] = [];
  readonly ids: ListedIds;
  readonly #settings: SessionSettings;
  readonly #groups: ReadonlyMap<string, string>;
  #silent = 0;
  #limited = 0;
  #refused = 0;
  /** What the server says of the key. */
  #refusal: string | null = null;
  #hasResponse = false;
  #hasAccepted = false;
  /** Whether a request with a key was answered as documented, or differently. */
  #hasAnswered = false;
  /** Why no more requests are sent. */
  #stopped: string | null = null;

  constructor(settings: SessionSettings) {
    this.#settings = settings;
    const { all } = settings.document;
    this.ids = new ListedIds(all, settings.values);
    this.#groups = new Map(
      all.groups.flatMap(({ name, operations }) => operations.map(({ id }) => [id, name])),
    );
  }

  /**
   * Makes a trial, and returns the response, if it was what the document says. `onResult`: called with each success, also
   * if the document says otherwise.
   */
  async try(
    operation: Operation,
    trial: Trial | Untried,
    onResult: (response: CheckedResponse) => void = () => {},
  ): Promise<CheckedResponse | null> {
    if ('reason' in trial) {
      this.#note(operation, trial.attempt, { verdict: 'untried', reason: trial.reason });
      return null;
    }
    const keys = trial.key === 'given' ? this.#settings.keys : [otherKey(trial.key)];
    for (const [index, key] of (keys.length === 0 ? [null] : keys).entries()) {
      const response = await this.#send(operation, trial, key);
      if (response === null) return null;
      if (response.status < 300) onResult(response);
      const judged = judge(operation, trial, response);
      this.#limited = response.status === 429 ? this.#limited + 1 : 0;
      if (this.#limited >= maxLimited)
        this.stop(`not sent, because the server limits requests: try again later, or fewer by --only`);
      if (judged.verdict === 'untried' && index < keys.length - 1) continue;
      this.#count(trial, response);
      this.#note(operation, trial.attempt, judged, this.#shown(operation, trial, key), response.status);
      if (trial.key === 'given' && judged.verdict !== 'untried') this.#hasAnswered = true;
      if (judged.verdict !== 'ok') return null;
      if (isResult(response, operation)) this.ids.add(operation, pathOf(trial), response.json);
      return response;
    }
    return null;
  }

  /** Sends nothing any more, except to clean up. */
  stop(reason: string): void {
    this.#stopped ??= reason;
  }

  /**
   * @throws VerificationError if no request was answered, or none with a key says anything about the server, such as for
   * lack of scopes
   */
  checkTried(): void {
    const silent = this.findings.find(({ verdict }) => verdict === 'drift');
    if (!this.#hasResponse && silent !== undefined)
      throw new VerificationError(`the server could not be compared: ${silent.reason}`);
    const first = this.findings.find(one => one.status !== null && one.verdict === 'untried');
    if (this.#hasAnswered || first === undefined) return;
    throw new VerificationError(`nothing could be compared: ${first.reason}`);
  }

  /** Whether the server has said that it does not have the operation. */
  isAbsent({ id }: Pick<Operation, 'id'>): boolean {
    return this.findings.some(({ operation, verdict }) => operation === id && verdict === 'absent');
  }

  async #send(operation: Operation, trial: Trial, key: string | null): Promise<CheckedResponse | null> {
    if (this.#stopped !== null && trial.attempt !== cleanUp) {
      this.#note(operation, trial.attempt, { verdict: 'untried', reason: this.#stopped });
      return null;
    }
    const { client, document } = this.#settings;
    try {
      const response = await client.send(requestWith(operation, trial.call, key));
      this.#silent = 0;
      this.#hasResponse = true;
      return checkResponse(operation, response, document);
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error;
      if (error.isUnreachable && !this.#hasResponse)
        throw new VerificationError(error.message, { cause: error });
      this.#silent += 1;
      if (this.#silent >= maxSilent)
        this.#stopped = `not sent, because ${maxSilent} requests before it had no answer`;
      const judged = { verdict: 'drift' as const, reason: error.message };
      this.#note(operation, trial.attempt, judged, this.#shown(operation, trial, key));
      return null;
    }
  }

  #count(trial: Trial, { status, error }: CheckedResponse): void {
    if (trial.key !== 'given' || trial.errors !== null) return;
    if (status !== 401) this.#hasAccepted = true;
    else {
      this.#refused += 1;
      this.#refusal ??= error?.message ?? 'the status 401';
    }
    if (this.#refused >= maxRefused) this.checkKey();
  }

  /** @throws VerificationError if the server has refused the key whenever it was given */
  checkKey(): void {
    if (this.#hasAccepted || this.#refusal === null) return;
    const which = this.#settings.keys.length === 0 ? 'requests without a key' : 'the key';
    throw new VerificationError(
      `the server refuses ${which} (${this.#settings.masking.text(this.#refusal)}): give a valid one with --key or MARKETPLACE_KEY`,
    );
  }

  #shown({ method, ...rest }: Operation, { call }: Trial, key: string | null): string {
    const { client, masking } = this.#settings;
    const { path } = requestWith({ method, ...rest }, call, key);
    return `${method} ${masking.url(`${client.address.url}${path}`)}`;
  }

  #note(
    operation: Operation,
    attempt: string,
    { verdict, reason }: Pick<Finding, 'verdict' | 'reason'>,
    request: string | null = null,
    status: number | null = null,
  ): void {
    const { id, method } = operation;
    this.findings.push({
      operation: id,
      group: this.#groups.get(id) ?? '',
      method,
      path: templateOf(operation),
      attempt,
      verdict,
      reason: reason === null ? null : visibleText(this.#settings.masking.text(reason)),
      request,
      status,
    });
  }
}

const otherKey = (key: Exclude<Trial['key'], 'given'>): string | null =>
  typeof key === 'object' ? key.secret : key === 'none' ? null : unknownKey;

const pathOf = ({ call }: Trial): string => call.path.split('?', 1)[0] ?? '';
