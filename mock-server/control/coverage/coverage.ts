/** The coverage of the contract: what a test run has used of the document, and which requests the document does not allow. */
import type { ServerResponse } from 'node:http';
import type { ServedOptions } from '../../../src/group/served.ts';
import type { OpenApiDocument } from '../../../src/openapi/types.ts';
import type { Recording } from '../journal/index.ts';
import { type Contract, contractOf } from './contract.ts';
import { ContractCounts } from './counts.ts';
import type { FieldCounting } from './field-counting.ts';
import type { Coverage } from './report.ts';

/** The coverage, as a test sees it. */
export interface MockCoverage {
  /**
   * What was used of the document since the start, or since `clearCoverage`: calls and statuses of each operation, query
   * parameters, and with the option `coverage` the fields of bodies; and the requests that the document does not allow.
   * It counts those of isolated tests too. A reset does not change it.
   * @example
   * const { operations, disallowed } = await mock.coverage();
   * assert.equal(operations.getItem.statuses[404], 1);
   * assert.deepEqual(disallowed, []);
   */
  coverage(): Promise<Coverage>;
  /** Starts the counts again. */
  clearCoverage(): void;
}

export interface ContractCoverage extends MockCoverage {
  readonly contract: () => Contract;
  /** Counts a request that was answered. `status`: `null` without an answer. `body`: all of it, if it was sent at once. */
  count(recording: Recording, res: ServerResponse, status: number | null, body: unknown): void;
}

export interface CoverageOptions {
  /** What the document describes. */
  readonly service: () => ServedOptions;
  readonly consolePath: string | null;
  /** Whether the fields of bodies are counted, which takes longer. */
  readonly countsFields: boolean;
}

/** One for all instances of a mock server. */
export function createCoverage({ service, consolePath, countsFields }: CoverageOptions): ContractCoverage {
  let known: { readonly contract: Contract; readonly counts: ContractCounts } | null = null;
  const get = () => {
    if (known === null) {
      const contract = contractOf(service().served, consolePath);
      known = { contract, counts: new ContractCounts(contract) };
    }
    return known;
  };
  let document: Promise<OpenApiDocument> | null = null;
  /** Made once: operations, statuses and schemas are always the same. */
  const loadDocument = () => {
    document ??= import('../../../src/openapi/served.ts').then(({ servedDocument }) =>
      servedDocument(service(), '/'),
    );
    return document;
  };
  /** Loaded with the first body. */
  let fields: Promise<FieldCounting> | null = null;
  const loadFields = () => {
    fields ??= import('./field-counting.ts').then(
      async ({ FieldCounting }) => new FieldCounting(await loadDocument()),
    );
    return fields;
  };
  return {
    contract: () => get().contract,
    count(recording, res, status, body) {
      const { method } = recording;
      // Programs and browsers send these to find something out.
      if (recording.isCounted || method === 'HEAD' || method === 'OPTIONS') return;
      recording.isCounted = true;
      const { counts } = get();
      const called = counts.count(recording, res, status, body);
      if (!countsFields || called === null || status === null || status >= 300) return;
      const { id } = called.request.operation;
      void loadFields().then(loaded => loaded.count(id, recording, res, body));
    },
    async coverage() {
      const [{ reportOf }, document] = await Promise.all([import('./report.ts'), loadDocument()]);
      return reportOf(document, get(), countsFields ? await loadFields() : null);
    },
    clearCoverage() {
      known?.counts.clear();
      fields = null;
    },
  };
}
