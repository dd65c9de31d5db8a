/**
 * Runs what CI runs: `npm run check`. First what several stages use, so that no two make it at once; then the stages, two
 * beside each other: the tests, and all others one after the other. Lines that say FAILED are printed at once; the output
 * of a stage is printed in one piece when it has ended. The last lines name all stages that failed.
 *
 * Arguments: names of other scripts of package.json, to run only these. The first one runs beside the others. With
 * `--covered`, the coverage of `npm test` is reported instead of measured: it ran with NODE_V8_COVERAGE=coverage/tmp.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

const setUp = ['build:once', 'install:tools'];
/** The longest first. The tests leave a part of two cores idle, because they also wait. */
const all = [
  'test:rest',
  'test:interop',
  'test:coverage',
  'lint',
  'package:check',
  'generate:check',
  'public:check',
  'release',
  'typecheck',
  'audit',
];
const lanes = 2;

/** Output of what runs, by the name of the script. @type {Map<string, { child: import('node:child_process').ChildProcess, output: string }>} */
const running = new Map();
/** @type {string[]} */
const failed = [];
let isEnding = false;

/** @param {string} name */
async function run(name) {
  if (isEnding) return;
  const begun = Date.now();
  console.log(`== ${name} begins`);
  const child = spawn('npm', ['run', '--silent', name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows, npm is a script.
    shell: process.platform === 'win32',
    // A group of its own, because npm may not pass a signal on to what it runs.
    detached: process.platform !== 'win32',
  });
  const stage = { child, output: '' };
  running.set(name, stage);
  // The test file whose results follow: its name stands above them.
  let file = '';
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', line => {
      stage.output += `${line}\n`;
      if (/^\S+\.ts(?: \(|$)/.test(line)) file = `${line}: `;
      if (line.startsWith('FAILED')) console.log(`== ${name}: ${line.includes('.ts:') ? '' : file}${line}`);
    });
  const [code, signal] = await once(child, 'close');
  running.delete(name);
  const seconds = Math.round((Date.now() - begun) / 1_000);
  const result = code === 0 ? 'passed' : `FAILED (${signal ?? code})`;
  console.log(`\n== ${name} ${result} in ${seconds} s\n${stage.output}`);
  if (code !== 0) failed.push(name);
}

/** @param {readonly string[]} names @param {number} count how many run beside each other */
async function runAll(names, count) {
  const waiting = [...names];
  const lane = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await run(name);
  };
  await Promise.all(Array.from({ length: count }, lane));
}

/** Anyone who ends a run that takes too long wants to see how far it came. @param {NodeJS.Signals} signal */
function end(signal) {
  isEnding = true;
  for (const { child } of running.values()) {
    if (process.platform === 'win32' || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  }
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => end(signal));

const begun = Date.now();
const {
  values: { covered },
  positionals: chosen,
} = parseArgs({ allowPositionals: true, options: { covered: { type: 'boolean', default: false } } });
const stages = covered ? all.map(name => (name === 'test:coverage' ? 'coverage:report' : name)) : all;
if (chosen.length === 0) await runAll(setUp, setUp.length);
// Without what they use, stages would fail for a reason that is not theirs.
if (failed.length === 0) await runAll(chosen.length === 0 ? stages : chosen, lanes);
const seconds = Math.round((Date.now() - begun) / 1_000);
if (failed.length > 0 || isEnding) {
  console.error(`== FAILED after ${seconds} s: ${failed.join(', ') || 'ended early'}`);
  process.exitCode = 1;
} else console.log(`== Everything passed in ${seconds} s`);
