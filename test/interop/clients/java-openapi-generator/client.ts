/** OpenAPI Generator for Java, with the HTTP client of the language. */
import { access, readdir, rename, rm } from 'node:fs/promises';
import type { Client, Place } from '../client.ts';
import { fetched, run } from '../command.ts';
import * as openapiGenerator from '../openapi-generator.ts';

export const settings = {
  library: 'native',
  // Lists that nobody set would be sent as empty ones otherwise, and a change would clear them.
  containerDefaultToNull: 'true',
};

const libraries = ({ tools }: Place): string => `${tools}java-${openapiGenerator.version}/`;

const classPath = (place: Place): string => `${libraries(place)}*:${place.output}classes`;

const compile = (place: Place, ...args: readonly string[]) =>
  run({
    command: 'javac',
    args: [
      ...[`-J${openapiGenerator.briefly}`, '-encoding', 'UTF-8', '-d', `${place.output}classes`],
      ...['-cp', classPath(place), ...args],
    ],
  });

/** Fetches the libraries that the generated project asks for: each version of the generator pins its own. */
async function fetchLibraries(place: Place): Promise<void> {
  const folder = libraries(place);
  if (
    await access(folder).then(
      () => true,
      () => false,
    )
  )
    return;
  const unfinished = `${folder.slice(0, -1)}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await fetched({
    command: 'mvn',
    args: [
      ...['-q', '-f', `${place.output}pom.xml`, 'dependency:copy-dependencies', '-DincludeScope=compile'],
      `-DoutputDirectory=${unfinished}`,
    ],
  });
  await rename(unfinished, folder);
}

export const openapiGeneratorJava: Client = {
  name: 'java-openapi-generator',
  generator: 'OpenAPI Generator `java`',
  version: openapiGenerator.version,
  language: 'Java',
  settings: openapiGenerator.shown(settings),
  needs: ['javac', ...openapiGenerator.needs],
  prepare: openapiGenerator.prepare,
  async generate(place) {
    await openapiGenerator.generate(place, 'java', settings);
    await fetchLibraries(place);
    const sources = `${place.output}src/main/java/`;
    const names = (await readdir(sources, { recursive: true })).filter(name => name.endsWith('.java'));
    await compile(place, '-nowarn', ...names.map(name => `${sources}${name}`));
  },
  // The generator uses methods that its own libraries advise against: only the program is compiled strictly.
  async compile(place) {
    await compile(place, '-Xlint:all', '-Werror', `${place.source}Program.java`);
  },
  command: place => ({
    command: 'java',
    args: [openapiGenerator.briefly, '-Dfile.encoding=UTF-8', '-cp', classPath(place), 'Program'],
  }),
};
