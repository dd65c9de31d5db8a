/** Runs the sections of the pages on clients: what their commands generate, and what their programs print. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
// @ts-expect-error: the built package, which this folder does not depend on
import { startMock } from '../../../dist/mock.js';
import { type Client, LeftOut, type Place } from './client.ts';
import { hasCommand, run } from './command.ts';
import { openapiGeneratorCsharp } from './csharp-openapi-generator/client.ts';
import { oapiCodegen } from './go-oapi-codegen/client.ts';
import { openapiGeneratorJava } from './java-openapi-generator/client.ts';
import { briefly } from './openapi-generator.ts';
import { type Section, sectionsOfPage } from './page.ts';
import { phpOpenapiGenerator } from './php-openapi-generator/client.ts';
import { pythonOpenapiGenerator } from './python-openapi-generator/client.ts';
import { openapiPythonClient } from './python-openapi-python-client/client.ts';
import { documentPath, generatedClient } from './run.ts';
import { openapiFetch } from './typescript-openapi-fetch/client.ts';

/** The client that a section is about. */
const clients: Readonly<Record<string, Client>> = {
  TypeScript: openapiFetch,
  Python: pythonOpenapiGenerator,
  'openapi-python-client': openapiPythonClient,
  Go: oapiCodegen,
  Java: openapiGeneratorJava,
  PHP: phpOpenapiGenerator,
  'C#': openapiGeneratorCsharp,
};

const here = fileURLToPath(new URL('./', import.meta.url));
/** Folders of what the clients in a language share. */
const shared = ['go', 'python', 'typescript'].map(name => join(here, name));
const generated = fileURLToPath(new URL('../generated/', import.meta.url));

const written = async (folder: string, files: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
};

/** What several sections use. */
const generatorSection = 'OpenAPI Generator';

const shell = (commands: string, cwd: string, path: readonly string[] = []) =>
  run({
    command: 'sh',
    args: ['-e', '-c', commands],
    cwd,
    env: { PATH: [...path, process.env.PATH].join(delimiter), JAVA_TOOL_OPTIONS: briefly },
  });

let installing: Promise<string> | undefined;

/** Installs OpenAPI Generator as the page says, once; returns the folder of its command. */
function installedGenerator({ commands }: Section): Promise<string> {
  installing ??= (async () => {
    const folder = `${generated}clients-page/generator/`;
    await mkdir(folder, { recursive: true });
    await shell(commands, folder);
    return `${folder}.venv/bin`;
  })();
  return installing;
}

/** The sources in a folder, without the time of their making. */
async function sourcesIn(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder, { recursive: true })).filter(name =>
    /\.(ts|py|go|java|php|cs)$/.test(name),
  );
  const texts = names.map(async (name): Promise<[string, string]> => {
    const text = await readFile(join(folder, name), 'utf8');
    return [name, text.replaceAll(/date = "[^"]*"/g, '')];
  });
  return new Map(await Promise.all(texts));
}

/** What the commands of the page generate differently from the client whose calls are in the table. */
async function differencesOf(
  place: Place,
  { commands, files }: Section,
  generator: Section,
  folder: string,
): Promise<string[]> {
  const document = await readFile(place.document, 'utf8');
  // A project of its own: npm would install into the next one above otherwise.
  await written(folder, { 'package.json': '{"private": true}', ...files, 'openapi.json': document });
  await mkdir(join(folder, 'marketplace'), { recursive: true });
  const bin = commands.includes('openapi-generator-cli ') ? [await installedGenerator(generator)] : [];
  // Where `go install` puts commands, which users of Go have in their path.
  const goBin = hasCommand('go')
    ? [join((await run({ command: 'go', args: ['env', 'GOPATH'] })).trim(), 'bin')]
    : [];
  await shell(commands, folder, [...bin, ...goBin]);
  const found = await sourcesIn(folder);
  const own = new Set((await Promise.all([place.source, ...shared].map(name => readdir(name)))).flat());
  return [...(await sourcesIn(place.output))].flatMap(([name, text]) =>
    own.has(name) || found.get(name) === text ? [] : [`its commands generate another ${name}`],
  );
}

/** Returns what is wrong with a section, or throws that this machine cannot run it. */
async function wrongIn(section: Section, client: Client, generator: Section): Promise<string[]> {
  const folder = `${generated}clients-page/${client.name}`;
  await rm(folder, { recursive: true, force: true });
  const mock = await startMock();
  try {
    const headers = { authorization: `Bearer ${mock.keys.studio}` };
    const get = async (path: string) => (await fetch(mock.url + path, { headers })).json();
    const place = {
      ...(await generatedClient(client, () => fetch(mock.url + documentPath))),
      // Steps find the folder of the client by its name.
      source: `${folder}/source/${client.name}/`,
    };
    await cp(join(here, client.name), place.source, { recursive: true });
    await written(place.source, section.files);
    // Composer's file, with the libraries of this machine.
    if (client === phpOpenapiGenerator)
      await cp(`${place.source}load.php`, `${place.source}vendor/autoload.php`, { recursive: true });
    const different = await differencesOf(place, section, generator, `${folder}/commands/`);
    if (!Object.keys(section.files).some(name => /^(program|main)\./i.test(name))) return different;
    await client.addProgram?.(place);
    await client.compile?.(place);
    const expected = [
      (await get('/api/account/details')).data.email,
      '404 Item Not Found',
      (await get('/api/v1/links?limit=100')).data.length,
      'https://shop.example/sale',
    ].join('\n');
    // The link is made, but its answer is lost.
    mock.fail({ operation: 'createLink', truncate: true });
    const { env, ...command } = client.command(place);
    const given = { MARKETPLACE_URL: mock.url, MARKETPLACE_KEY: mock.keys.studio };
    const printed = await run({ cwd: place.output, ...command, env: { ...env, ...given } });
    const requests = mock.requests({ operation: 'createLink' });
    const made = (await get('/api/v1/links?limit=100&q=shop.example/sale')).data.length;
    return [
      ...different,
      ...(printed.trim() === expected ? [] : [`its program prints ${printed}`]),
      ...(requests.length === 2 ? [] : [`its program sends the request ${requests.length} times`]),
      ...(made === 1 ? [] : [`its program makes ${made} links`]),
    ];
  } finally {
    await mock.close();
  }
}

/** Runs all sections. `report` is told of those that this machine cannot run. */
export async function wrongInPage(report: (line: string) => void): Promise<string[]> {
  const sections = await sectionsOfPage();
  const found = Object.keys(clients).flatMap(name => (sections[name] ? [] : [`there is no section ${name}`]));
  const { [generatorSection]: generator, ...others } = sections;
  if (generator === undefined) return [`there is no section ${generatorSection}`];
  for (const [name, section] of Object.entries(others)) {
    const client = clients[name];
    const wrong =
      client === undefined
        ? ['no client runs this section']
        : await wrongIn(section, client, generator).catch(error => {
            if (!(error instanceof LeftOut)) return [String(error)];
            report(`left out the section ${name} on clients: ${error.message}`);
            return [];
          });
    found.push(...wrong.map(line => `${name}: ${line}`));
  }
  return found;
}
