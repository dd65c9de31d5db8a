/** The coverage as people and programs read it. */
import type { OpenApiDocument } from '../../../src/openapi/types.ts';
import { type Contract, templateOf } from './contract.ts';
import type { ContractCounts } from './counts.ts';
import type { FieldCounting } from './field-counting.ts';
import type { FieldCoverage } from './fields.ts';
import type { ContractMistake } from './mistakes.ts';

/** How many there are, and how many of them were used. */
export interface UsedOf {
  readonly used: number;
  readonly all: number;
}

/** What was used of an operation. All counts are by name, and 0 for what was never used. */
export interface OperationCoverage {
  readonly method: string;
  /** As in the document, such as `/api/v1/links/{link_id}`. */
  readonly path: string;
  /** Requests, without HEAD and OPTIONS. */
  readonly calls: number;
  /** Answers by status: those that the document describes for this operation. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Those that it describes once for many operations, such as 401. */
  readonly sharedStatuses: Readonly<Record<string, number>>;
  /** Those that it does not describe, such as 418 of a fault. */
  readonly otherStatuses: Readonly<Record<string, number>>;
  /** Query parameters. */
  readonly parameters: Readonly<Record<string, number>>;
  /** Fields of accepted bodies by path, such as `items[].price`; `null` without the option `coverage`. */
  readonly requestFields: Readonly<Record<string, FieldCoverage>> | null;
  /** Fields of answers below 300; `null` without the option `coverage`. */
  readonly responseFields: Readonly<Record<string, FieldCoverage>> | null;
}

/** What was used of the document. */
export interface Coverage {
  readonly summary: {
    readonly calls: number;
    readonly operations: UsedOf;
    /** Without those that many operations share. */
    readonly statuses: UsedOf;
    readonly parameters: UsedOf;
    /** `null` without the option `coverage`. */
    readonly requestFields: UsedOf | null;
    /** `null` without the option `coverage`. */
    readonly responseFields: UsedOf | null;
    /** Requests that the document does not allow. */
    readonly disallowed: number;
    /** Answers of a real server that it does not allow. */
    readonly drift: number;
  };
  /** By `operationId`. */
  readonly operations: Readonly<Record<string, OperationCoverage>>;
  /** Each mistake once: up to a hundred at paths of the document, and as many at others. */
  readonly disallowed: readonly ContractMistake[];
  /** The same of the answers of a real server (`proxy`). */
  readonly drift: readonly ContractMistake[];
}

export function reportOf(
  { paths }: OpenApiDocument,
  { contract, counts }: { readonly contract: Contract; readonly counts: ContractCounts },
  fields: FieldCounting | null,
): Coverage {
  const operations = Object.fromEntries(
    contract.all.map(request => {
      const { operation } = request;
      const path = templateOf(operation);
      const { calls, statuses, parameters } = counts.of(request);
      const responses = Object.entries(paths[path]?.[operation.method.toLowerCase()]?.responses ?? {});
      const own = responses.filter(([, response]) => !('$ref' in response)).map(([status]) => status);
      const shared = responses.map(([status]) => status).filter(status => !own.includes(status));
      const others = [...statuses.keys()]
        .map(String)
        .filter(one => !own.includes(one) && !shared.includes(one));
      const countsOf = (names: readonly string[]) =>
        Object.fromEntries(names.map(status => [status, statuses.get(Number(status)) ?? 0]));
      const bodies = fields?.of(operation.id);
      const covered: OperationCoverage = {
        method: operation.method,
        path,
        calls,
        statuses: countsOf(own),
        sharedStatuses: countsOf(shared),
        otherStatuses: countsOf(others),
        parameters: Object.fromEntries(parameters),
        requestFields: bodies?.request.list() ?? null,
        responseFields: bodies?.response.list() ?? null,
      };
      return [operation.id, covered];
    }),
  );
  const all = Object.values(operations);
  const sum = (countsIn: (one: OperationCoverage) => readonly number[]) => usedOf(all.flatMap(countsIn));
  const fieldsIn = (name: 'requestFields' | 'responseFields') =>
    fields === null ? null : sum(one => Object.values(one[name] ?? {}).map(({ count }) => count));
  return {
    summary: {
      calls: all.reduce((total, { calls }) => total + calls, 0),
      operations: sum(({ calls }) => [calls]),
      statuses: sum(({ statuses }) => Object.values(statuses)),
      parameters: sum(({ parameters }) => Object.values(parameters)),
      requestFields: fieldsIn('requestFields'),
      responseFields: fieldsIn('responseFields'),
      disallowed: counts.disallowed.total,
      drift: counts.drift.total,
    },
    operations,
    disallowed: counts.disallowed.list(),
    drift: counts.drift.list(),
  };
}

const usedOf = (counts: readonly number[]): UsedOf => ({
  used: counts.filter(count => count > 0).length,
  all: counts.length,
});
