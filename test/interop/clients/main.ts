/** The clients alone: `npm run clients -- [--write] [texts of their names]`. Needs `npm run build`. */
import { checkClients, chosenClients } from './check.ts';
import { linesOf } from './report.ts';

const args = process.argv.slice(2);
const flags = args.filter(arg => arg.startsWith('--'));
const [unknown] = flags.filter(flag => flag !== '--write');
if (unknown !== undefined) throw new Error(`${unknown} is no flag of this command: it has --write`);
let failed = 0;
const differences = await checkClients(chosenClients(args.filter(arg => !arg.startsWith('--'))), {
  isWritten: flags.includes('--write'),
  report: outcome => {
    failed += outcome.failures.length;
    console.log(linesOf(outcome).join('\n'));
  },
});
for (const line of differences) console.log(line);
process.exit(failed + differences.length === 0 ? 0 : 1);
