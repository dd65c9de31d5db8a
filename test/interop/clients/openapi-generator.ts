/** OpenAPI Generator, which makes clients of many languages: its jar comes from Maven Central. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import type { Place } from './client.ts';
import { fetched, run } from './command.ts';

export const version = '7.25.0';
const sha256 = '41ce4f6b07f196676439d710759fa1ced7a08066d06ff1bf314681470289efae';

/** Compilers of Java that do not optimise are done before those that do: most of the time is start-up. */
export const briefly = '-XX:TieredStopAtLevel=1';

/** What a client of OpenAPI Generator needs beside the commands of its own language. */
export const needs = ['java', 'mvn'];

const coordinates = `org.openapitools:openapi-generator-cli:${version}`;
export const jar = `${homedir()}/.m2/repository/org/openapitools/openapi-generator-cli/${version}/openapi-generator-cli-${version}.jar`;

const contentOf = (file: string): Promise<Uint8Array | null> => readFile(file).catch(() => null);

const withoutDocuments = ['apiDocs', 'modelDocs', 'apiTests', 'modelTests'].map(name => `${name}=false`);

let fetching: Promise<void> | undefined;

/** Fetches the jar where Maven keeps it, once for all clients. */
export const prepare = (): Promise<void> => {
  fetching ??= fetchJar();
  return fetching;
};

async function fetchJar(): Promise<void> {
  if ((await contentOf(jar)) === null)
    await fetched({
      command: 'mvn',
      args: ['-q', 'dependency:get', `-Dartifact=${coordinates}`, '-Dtransitive=false'],
    });
  const content = await contentOf(jar);
  if (content === null || createHash('sha256').update(content).digest('hex') !== sha256)
    throw new Error(`${jar} is not the pinned jar: remove it`);
}

type Settings = Readonly<Record<string, string>>;

const given = (settings: Settings): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');

/** Settings as they stand in a command. */
export const shown = (settings: Settings): string => `\`--additional-properties ${given(settings)}\``;

/**
 * Generates a client with one of the generators, and its settings. `withWebhooks: false`: without the operations that
 * receivers of webhooks would have, which no client calls.
 */
export async function generate(
  { document, output }: Place,
  generator: string,
  settings: Settings,
  { withWebhooks = true }: { readonly withWebhooks?: boolean } = {},
): Promise<void> {
  const parts = withWebhooks ? [] : ['apis', 'models', 'supportingFiles'];
  await run({
    command: 'java',
    args: [
      ...[briefly, '-jar', jar, 'generate'],
      ...['--generator-name', generator, '--input-spec', document, '--output', output],
      ...['--global-property', [...parts, ...withoutDocuments].join(',')],
      ...(Object.keys(settings).length === 0 ? [] : ['--additional-properties', given(settings)]),
    ],
  });
}
