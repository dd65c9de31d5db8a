/** The checks of channels alone: `npm run channels -- [texts of their names]`. Needs `npm run build`. */
import { channelChecks, runChannel } from './checks.ts';

const texts = process.argv.slice(2);
const chosen = channelChecks.filter(
  ({ name }) => texts.length === 0 || texts.some(text => name.includes(text)),
);
if (chosen.length === 0) throw new Error(`No check has ${texts.join(', ')} in its name`);
let failed = 0;
for (const check of chosen) {
  const found = await runChannel(check);
  if (found === null) continue;
  failed += found.length;
  console.log([`${found.length === 0 ? 'ok    ' : 'FAILED'} ${check.name}`, ...found].join('\n         '));
}
process.exit(failed === 0 ? 0 : 1);
