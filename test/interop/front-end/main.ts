/** Runs examples/front-end alone: `npm --prefix test/interop run front-end`; `--write` generates its client. Needs `npm run build`. */
import { frontEnd, writeClient } from './run.ts';

const found = process.argv.includes('--write') ? await writeClient() : await frontEnd();
console.log(found.join('\n') || 'ok');
process.exit(found.length === 0 ? 0 : 1);
