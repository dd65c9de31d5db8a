/** The recipes alone: `npm run recipes -- [texts of their names]`. Needs `npm run build`. */
// @ts-expect-error: the built package, which this folder does not depend on
import { startMock } from '../../../dist/mock.js';
import { recipeChecks, runRecipe } from './run.ts';

const texts = process.argv.slice(2);
const chosen = recipeChecks.filter(
  ({ name }) => texts.length === 0 || texts.some(text => name.includes(text)),
);
if (chosen.length === 0) throw new Error(`No recipe has ${texts.join(', ')} in its name`);
const mock = await startMock();
let failed = 0;
for (const recipe of chosen) {
  await mock.reset();
  const begun = performance.now();
  const found = await runRecipe(recipe, mock.url);
  if (found === null) continue;
  failed += found.length;
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(
    [`${found.length === 0 ? 'ok    ' : 'FAILED'} ${recipe.name} (${seconds} s)`, ...found].join('\n'),
  );
}
await mock.close();
process.exit(failed === 0 ? 0 : 1);
