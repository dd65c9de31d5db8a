/** Fixtures with many generated records. The package `@faker-js/faker` is loaded for this only. */
import type { Faker } from '@faker-js/faker';
import { withPlainDates } from '../fixtures/relative-dates.ts';
import type { Fixtures } from '../fixtures.ts';
import { messageMaker } from './messages.ts';
import { type GeneratedName, type GenerateOptions, generated } from './options.ts';
import {
  contactMaker,
  itemMaker,
  linkMaker,
  type Maker,
  type MakerContext,
  purchaseMaker,
} from './records.ts';

/** Other work of the process goes on after this number of records. */
const everySo = 1_000;

const makers: Readonly<Record<GeneratedName, (making: MakerContext) => Maker<object>>> = {
  items: itemMaker,
  purchases: purchaseMaker,
  links: linkMaker,
  contacts: contactMaker,
  messages: messageMaker,
};

/**
 * The fixtures, with generated records in the lists of their first workspace. Their dates are relative, such as
 * `{today-3d}T10:28:00Z`.
 * @throws Error without the package `@faker-js/faker`, and if the fixtures have nothing that the records could be of
 */
export async function withGenerated(
  fixtures: Fixtures,
  options: GenerateOptions,
  load = loadFaker,
): Promise<Fixtures> {
  const [workspace] = fixtures.workspaces;
  if (workspace === undefined) throw new Error('generate needs fixtures with a workspace');
  const createFaker = await createFakers(load);
  const { seed = 1, onProgress } = options;
  const result: Fixtures = { ...fixtures };
  for (const [place, collection] of generated.entries()) {
    const total = options[collection] ?? 0;
    if (total === 0) continue;
    const own = result[collection] as Record<string, object[]>;
    const list = [...(own[workspace.id] ?? [])];
    const make = makers[collection]({
      // Each collection has its own sequence: more items leave the links as they are.
      faker: createFaker((seed + place * 0x9e37_79b9) % 2 ** 32),
      fixtures: result,
      workspaceId: workspace.id,
    });
    for (let done = 1; done <= total; done += 1) {
      list.push(make(done));
      if (done % everySo !== 0 && done !== total) continue;
      onProgress?.({ collection, done, total });
      await new Promise(resolve => setImmediate(resolve));
    }
    Object.assign(result, make.along?.(), { [collection]: { ...own, [workspace.id]: list } });
  }
  return result;
}

/** The same, with the dates for a mock that starts at `now`. */
export const generate = async (
  fixtures: Fixtures,
  options: GenerateOptions,
  now: number,
): Promise<Fixtures> => withPlainDates('the generated records', await withGenerated(fixtures, options), now);

/** To bundlers, what is caught right here is optional. */
const loadFaker = () => import('@faker-js/faker/locale/en').catch(error => Promise.reject(error));

/** Makes generators of one's own: those of an application that shares the package keep their sequence. */
async function createFakers(load: typeof loadFaker): Promise<(seed: number) => Faker> {
  const { faker } = await load().catch(cause => {
    throw new Error('generate needs the package @faker-js/faker: npm install @faker-js/faker', { cause });
  });
  const Own = faker.constructor as typeof Faker;
  return seed => new Own({ locale: faker.rawDefinitions, seed });
}
