/** Reads scenarios: the files of a folder, or an object of a test. */
import { readdir, readFile } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { parseJson } from '../../../src/adapters/rules/parse-json.ts';
import { nearestName } from '../../../src/common/text/nearest-name.ts';
import { shownName } from '../../../src/common/text/unknown-name.ts';
import { checkedScenario, checkScenarioName, type Scenario } from './scenario.ts';

/** Scenarios by name. */
export type Scenarios = ReadonlyMap<string, Scenario>;

/**
 * The JSON files of a folder by their names, or the scenarios of an object.
 * @throws Error for a folder that cannot be read, or without scenarios; InvalidDataError with file and line for a file that
 * is not JSON; TypeError that names the invalid field
 */
export async function readScenarios(
  given: string | Readonly<Record<string, Scenario>> | undefined,
): Promise<Scenarios> {
  const found = new Map<string, Scenario>();
  if (typeof given === 'string')
    for (const [name, scenario] of await inFolder(resolve(given))) found.set(name, scenario);
  else
    for (const [name, scenario] of Object.entries(given ?? {})) {
      try {
        checkScenarioName(name);
      } catch (error) {
        throw new TypeError(`startMock: scenarios: ${(error as Error).message}, not ${shownName(name)}`);
      }
      found.set(name, checkedScenario(`startMock: scenarios.${name}`, scenario));
    }
  return found;
}

async function inFolder(folder: string): Promise<[string, Scenario][]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`scenarios: ${folder} cannot be read: ${error.message}`);
  });
  const files = names.filter(name => name.endsWith('.json') && !name.startsWith('.')).sort();
  if (files.length === 0) throw new Error(`scenarios: ${folder} contains no JSON file`);
  return Promise.all(
    files.map(async file => {
      const path = join(folder, file);
      const { name } = parse(file);
      try {
        checkScenarioName(name);
      } catch (error) {
        throw new Error(`${path}: ${(error as Error).message}`);
      }
      const content = await parseJson(path, await readFile(path, 'utf8'));
      return [name, checkedScenario(path, content)] as [string, Scenario];
    }),
  );
}

/** The option `scenario`: the names, once they are known to exist. @throws TypeError */
export function startNames(all: Scenarios, given: string | readonly string[] = []): readonly string[] {
  const names = [given].flat();
  try {
    scenariosNamed(all, names);
  } catch (error) {
    throw new TypeError(`startMock: ${(error as Error).message}`);
  }
  return names;
}

/** The scenarios with these names. @throws TypeError that names the first one that does not exist */
export function scenariosNamed(
  all: Scenarios,
  names: readonly unknown[],
): readonly (readonly [name: string, scenario: Scenario])[] {
  return names.map(name => {
    const scenario = typeof name === 'string' ? all.get(name) : undefined;
    if (typeof name === 'string' && scenario !== undefined) return [name, scenario];
    const known = [...all.keys()];
    const near = typeof name === 'string' ? nearestName(name, known) : null;
    const hint =
      near !== null
        ? `did you mean ${near}?`
        : known.length === 0
          ? 'there are none'
          : `use ${known.join(', ')}`;
    const shown = typeof name === 'string' ? name : JSON.stringify(name);
    throw new TypeError(`there is no scenario ${shownName(shown)}: ${hint}`);
  });
}
