/**
 * Runs what users write: mappings in JSONata, and JSON Schemas, whose patterns may take exponential time. They run in
 * separate processes. A thread is not enough: a single large allocation, such as `[1..9999999]`, ends the whole process
 * regardless of the limits of the thread.
 */
import type { Problem } from '../../common/errors/errors.ts';
import { exactPart } from '../../common/json/exact-json.ts';
import { type SandboxNumbers, SandboxPool } from './pool.ts';
import type { Limits, SandboxReply } from './process.ts';
import type { QueueLimits } from './queue.ts';
import { schemaProblems } from './schema-problems.ts';

export { SandboxUnavailableError } from './process.ts';

export type CompileResult = { readonly ok: true } | { readonly ok: false; readonly error: string };
export type MappingResult =
  /** `exact`: the value as JSON text, if JavaScript would write its integers with other digits. */
  | { readonly ok: true; readonly value: unknown; readonly exact?: string }
  | { readonly ok: false; readonly error: string };
export type CheckResult =
  | { readonly ok: true }
  /**
   * `pointer` is a JSON pointer to the invalid value; `reason` continues the sentence: `must be a string`. `further`: what
   * else is wrong, omitted if nothing is, and `left`: how many problems are not told, omitted for none.
   */
  | (Problem & { readonly ok: false; readonly further?: readonly Problem[]; readonly left?: number });

const defaults: Limits = { timeMs: 250, memoryMb: 64, maxBytes: 256 * 1_024 };

const waiting: QueueLimits = { perWorkspace: 32, perLine: 256 };

/** Descriptions of the formats of JSON Schema. (The formats of the service's own schemas are stricter.) */
const formats = {
  'date-time': 'an RFC 3339 time such as 2026-03-14T09:26:53Z',
  email: 'an e-mail address',
  uri: 'an absolute URI',
};

/** Maximum number of problems of data that are told. */
export const maxProblems = 20;
/** Longer reasons would quote a whole value of the user. */
const maxErrorLength = 300;
const short = (text: string) =>
  text.length > maxErrorLength ? `${text.slice(0, maxErrorLength).toWellFormed()}…` : text;

/** A value as JSON text, which may have integers that JavaScript would write with other digits. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export class Sandbox {
  /** Schemas have processes of their own, so that mappings neither reach nor delay them. */
  readonly #mappings: SandboxPool;
  readonly #schemas: SandboxPool;

  /** `waiting`: how much may wait. No process is started before the first task. */
  constructor(limits: Partial<Limits> = {}, most: QueueLimits = waiting) {
    const options = { limits: { ...defaults, ...limits }, waiting: most };
    this.#mappings = new SandboxPool({ ...options, of: 'mapping' });
    this.#schemas = new SandboxPool({ ...options, of: 'schema' });
  }

  /**
   * Applies a mapping to an input, or to one that is given as JSON text. `signal`: when it is aborted before the turn of the mapping, this rejects.
   * @throws SandboxUnavailableError: try again later
   */
  async map(
    workspaceId: string,
    expression: string,
    input: unknown,
    signal?: AbortSignal,
  ): Promise<MappingResult> {
    const answer = await run(this.#mappings, workspaceId, 'use', expression, input ?? null, signal);
    if (!answer.ok) return { ok: false, error: errorOf(answer) };
    const json = answer.value ?? 'null';
    const value = JSON.parse(json);
    const exact = exactPart(json, value);
    return { ok: true, value, ...(exact !== null && { exact }) };
  }

  /** Whether data fits a schema of 2020-12 or draft-07. `signal`: as for `map`. @throws SandboxUnavailableError: try again later */
  async check(
    workspaceId: string,
    schema: object,
    data: unknown,
    signal?: AbortSignal,
  ): Promise<CheckResult> {
    const answer = await run(this.#schemas, workspaceId, 'use', schema, data ?? null, signal);
    if (answer.ok) return { ok: true };
    if ('error' in answer) {
      const [first = '', ...rest] = errorOf(answer);
      return { ok: false, pointer: '', reason: `cannot be checked: ${first.toLowerCase()}${rest.join('')}` };
    }
    const found = schemaProblems(answer.errors, formats).map(({ pointer, reason }) => ({
      pointer: short(pointer),
      reason: short(reason),
    }));
    const [first = { pointer: '', reason: 'does not match its schema' }, ...further] = found.slice(
      0,
      maxProblems,
    );
    const left = Math.max(0, found.length - maxProblems) + answer.left;
    return { ok: false, ...first, ...(further.length > 0 && { further }), ...(left > 0 && { left }) };
  }

  /** Whether an expression can be used as a mapping. @throws SandboxUnavailableError: try again later */
  async compiles(workspaceId: string, expression: string): Promise<CompileResult> {
    const answer = await run(this.#mappings, workspaceId, 'trials', expression);
    return answer.ok ? { ok: true } : { ok: false, error: errorOf(answer) };
  }

  /** Whether an object can be used as a schema. @throws SandboxUnavailableError: try again later */
  async compilesSchema(workspaceId: string, schema: object): Promise<CompileResult> {
    const answer = await run(this.#schemas, workspaceId, 'trials', schema);
    return answer.ok ? { ok: true } : { ok: false, error: errorOf(answer) };
  }

  /** What it is doing and has done: `mappings` and `schemas`, of all workspaces. */
  numbers(): SandboxNumbers {
    const [mappings, schemas] = [this.#mappings.numbers('mappings'), this.#schemas.numbers('schemas')];
    return {
      inHand: { ...mappings.inHand, ...schemas.inHand },
      done: { ...mappings.done, ...schemas.done },
    };
  }

  /** Ends all processes. Running and waiting tasks reject with {@link SandboxUnavailableError}. */
  async close(): Promise<void> {
    await Promise.all([this.#mappings.close(), this.#schemas.close()]);
  }
}

async function run(
  pool: SandboxPool,
  owner: string,
  line: string,
  written: string | object,
  value?: unknown,
  signal?: AbortSignal,
): Promise<SandboxReply> {
  let source: string;
  let input: string | undefined;
  try {
    source = typeof written === 'string' ? written : JSON.stringify(written);
    input = value instanceof JsonText ? value.text : JSON.stringify(value);
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, error: 'It is nested too deeply.', isSlow: false };
    throw error;
  }
  return pool.run({ line, owner, source, input }, signal);
}

function errorOf(answer: SandboxReply): string {
  return 'error' in answer ? short(answer.error) : '';
}
