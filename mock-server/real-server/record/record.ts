/** Makes fixtures of what a real server has. */
import { isPlainObject } from '../../../src/common/json/plain-object.ts';
import type { Operation } from '../../../src/group/operation.ts';
import { parametersOf } from '../../../src/openapi/example-call.ts';
import { maskingOf, requestWith, type UnsignedCall } from '../api-keys.ts';
import { chosenOperations } from '../chosen.ts';
import { createClient, NoResponseError, type ServerClient } from '../client.ts';
import { serverDocument } from '../document.ts';
import { patientClient } from '../patient-client.ts';
import { checkResponse } from '../response-check.ts';
import { type ServerAddress, serverAddress } from '../server-url.ts';
import { StandIns } from '../stand-ins.ts';
import { recordedBy } from './collections.ts';
import { type GatheredFixtures, gatheredFixtures, hasRecords, type Observation } from './gathered.ts';

export interface RecordServerOptions {
  /** The address of the server, with the path of the mount, if it has one. */
  readonly url: string;
  /** API keys. The first one that an operation accepts is used for it. */
  readonly keys: readonly string[];
  /** Names of groups and ids of operations. Empty: all that records follow from. */
  readonly only: readonly string[];
  readonly purchaseCodes: readonly string[];
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Pages of a list that are read. @default 100 */
  readonly maxPages?: number;
  /** Waits so many milliseconds, as a server asks for. @default the real time */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

export interface RecordedFixtures extends GatheredFixtures {
  /** How many values were replaced, by what they are. */
  readonly replaced: Readonly<Record<string, number>>;
}

/** A page with more records needs fewer requests. */
const pageSize = 100;

/**
 * Reads the records of a real server, one request at a time. It changes nothing there.
 * @throws Error with one sentence if nothing could be recorded
 */
export async function recordServer(options: RecordServerOptions): Promise<RecordedFixtures> {
  const { url, keys, only, purchaseCodes, timeoutMs, maxPages = 100, wait } = options;
  const document = serverDocument();
  const chosen = chosenOperations(only, document.all).filter(({ id }) => id in recordedBy);
  if (chosen.length === 0)
    throw new Error(`--only: nothing is recorded of these; choose of ${Object.keys(recordedBy).join(', ')}`);
  const masking = maskingOf([...keys, ...purchaseCodes]);
  const client = patientClient(createClient(serverAddress(url), timeoutMs), wait);
  const left: string[] = [];
  const observations: Observation[] = [];
  const read = async (operation: Operation, call: UnsignedCall): Promise<unknown> => {
    const refusals: string[] = [];
    for (const key of keys.length === 0 ? [null] : keys) {
      const response = await client.send(requestWith(operation, call, key));
      const { status, json, error, objection } = checkResponse(operation, response, document);
      if (status === 200 && isPlainObject(json)) {
        observations.push({ operation: operation.id, body: json });
        return json;
      }
      refusals.push(
        error !== null
          ? `${error.message} (${status})`
          : json === undefined && status === 200
            ? `the status 200, but ${objection}`
            : `the status ${status}, and no JSON object`,
      );
    }
    left.push(masking.text(`${operation.id}: the server answered ${refusals[0]}`));
    return null;
  };
  try {
    for (const operation of chosen) {
      if (operation.id === 'validatePurchase') {
        if (purchaseCodes.length === 0) left.push('purchases: give their codes with --known purchase_code');
        for (const code of purchaseCodes)
          await read(operation, { path: operation.path, body: { purchase_code: code } });
      } else if (!operation.path.includes(':') && operation.id !== 'getItem')
        await readPages(operation, maxPages, path => read(operation, { path }), left);
    }
  } catch (error) {
    if (error instanceof NoResponseError) throw new Error(masking.text(error.message), { cause: error });
    throw error;
  } finally {
    client.close();
  }
  if (observations.length === 0)
    throw new Error(`nothing could be recorded: ${left[0] ?? `${addressOf(client).url} has none of it`}`);
  const standIns = new StandIns();
  const gathered = await gatheredFixtures(observations, document.all, standIns);
  const allLeft = [...left, ...gathered.left];
  if (!hasRecords(gathered))
    throw new Error(`nothing could be recorded: ${allLeft[0] ?? 'the answers have no records'}`);
  return { ...gathered, left: allLeft, replaced: standIns.counts };
}

const addressOf = ({ address }: ServerClient): ServerAddress => address;

async function readPages(
  operation: Operation,
  maxPages: number,
  read: (path: string) => Promise<unknown>,
  left: string[],
): Promise<void> {
  const names = parametersOf(operation).map(([name]) => name);
  const isPaged = names.includes('cursor');
  let query = isPaged && names.includes('limit') ? `?limit=${pageSize}` : '';
  for (let count = 1; ; count += 1) {
    const body = await read(`${operation.path}${query}`);
    const cursor = isPaged && isPlainObject(body) ? body.next_cursor : null;
    if (typeof cursor !== 'string') return;
    if (count >= maxPages) {
      left.push(`${operation.id}: the records after the first ${maxPages} pages`);
      return;
    }
    const next = new URLSearchParams(query);
    next.set('cursor', cursor);
    query = `?${next}`;
  }
}
