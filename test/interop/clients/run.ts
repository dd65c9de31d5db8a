/** Generates a client, compiles it, runs its program against a mock server, and judges each call. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { calls } from './calls.ts';
import { type Client, LeftOut, type Place } from './client.ts';
import { hasCommand, run } from './command.ts';
import { inputs, startWorld, type World } from './world.ts';

/** What became of one client. */
export interface Outcome {
  readonly client: Client;
  /** Why this machine cannot run the client. */
  readonly leftOut?: string;
  /** The calls that passed, by name. */
  readonly passed: readonly string[];
  /** The forms of a request that the generator does not offer, by the name of the call. */
  readonly notOffered: readonly string[];
  readonly failures: readonly string[];
  readonly seconds: number;
}

interface Line {
  readonly call: string;
  readonly value?: unknown;
  readonly error?: unknown;
  readonly offered?: false;
}

const generated = fileURLToPath(new URL('../generated/clients/', import.meta.url));

export async function runClient(client: Client): Promise<Outcome> {
  const started = performance.now();
  const nothing = { passed: [], notOffered: [], failures: [] };
  const end = (outcome: Partial<Outcome>): Outcome => ({
    client,
    ...nothing,
    ...outcome,
    seconds: (performance.now() - started) / 1000,
  });
  const world = await startWorld();
  try {
    const place = await generatedClient(client, () => world.answer(documentPath));
    await client.addProgram?.(place);
    await client.compile?.(place);
    const { env, ...command } = client.command(place);
    const printed = await run({
      cwd: place.output,
      ...command,
      env: { ...env, ...inputs, BASE_URL: world.url, API_KEY: world.key },
    });
    return end(await judge(linesOf(printed), world));
  } catch (error) {
    if (error instanceof LeftOut) return end({ leftOut: error.message });
    return end({ failures: [error instanceof Error ? error.message : String(error)] });
  } finally {
    await world.close();
  }
}

export const documentPath = '/api/openapi.json';

/** The clients that this process has generated, by their names. */
const made = new Map<string, Promise<Place>>();

/** A client without its program, which is generated once for all that use it. */
export function generatedClient(client: Client, document: () => Promise<Response>): Promise<Place> {
  const place = made.get(client.name) ?? generateClient(client, document);
  made.set(client.name, place);
  return place;
}

async function generateClient(client: Client, document: () => Promise<Response>): Promise<Place> {
  const missing = client.needs.filter(name => !hasCommand(name));
  if (missing.length > 0) throw new LeftOut(`this machine has no ${missing.join(', ')}`);
  const place = {
    source: fileURLToPath(new URL(`./${client.name}/`, import.meta.url)),
    output: `${generated}${client.name}/`,
    document: `${generated}${client.name}.openapi.json`,
    tools: `${generated}tools/`,
  };
  await rm(place.output, { recursive: true, force: true });
  await mkdir(place.output, { recursive: true });
  await mkdir(place.tools, { recursive: true });
  await writeFile(place.document, await (await document()).text());
  await client.prepare?.(place);
  await client.generate(place);
  return place;
}

/** The lines of JSON that a program prints; others are those of its libraries. */
const linesOf = (printed: string): Line[] =>
  printed
    .split('\n')
    .filter(line => line.startsWith('{"call"'))
    .map(line => JSON.parse(line));

async function judge(lines: readonly Line[], world: World): Promise<Partial<Outcome>> {
  const passed: string[] = [];
  const notOffered: string[] = [];
  const failures: string[] = [];
  for (const { name, check, oneOf } of calls) {
    const found = lines.filter(({ call }) => call === name);
    const [line] = found;
    if (line === undefined || found.length > 1) failures.push(`${name}: ${found.length} lines, not one`);
    else if (line.offered === false && oneOf !== undefined) notOffered.push(name);
    else if ('error' in line || !('value' in line)) failures.push(`${name}: ${line.error ?? 'no value'}`);
    else
      await check(line.value, world).then(
        () => passed.push(name),
        error => failures.push(`${name}: ${error.message}`),
      );
  }
  const groups = new Set(calls.flatMap(({ oneOf }) => oneOf ?? []));
  for (const group of groups)
    if (!calls.some(({ name, oneOf }) => oneOf === group && passed.includes(name)))
      failures.push(`${group}: no form of it passed`);
  const unknown = lines.filter(({ call }) => !calls.some(({ name }) => name === call));
  failures.push(...unknown.map(({ call }) => `${call}: no call of the list`));
  return { passed, notOffered, failures };
}
