/** The clients alone: `npm run clients -- [--write] [texts of their names]`. Needs `npm run build`. */
import { checkClients, chosenClients } from './check.ts';
import { linesOf } from './report.ts';

const args = process.argv.slice(2);
let failed = 0;
const differences = await checkClients(chosenClients(args.filter(arg => !arg.startsWith('--'))), {
  isWritten: args.includes('--write'),
  report: outcome => {
    failed += outcome.failures.length;
    console.log(linesOf(outcome).join('\n'));
  },
});
console.log(differences.join('\n'));
process.exit(failed + differences.length === 0 ? 0 : 1);
