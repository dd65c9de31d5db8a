/**
 * Runs test files one after the other, as the runner requests. A file ends when nothing keeps the process alive any
 * more, so something that a file leaves open or throws after its tests is reported for this file only.
 */
import './assert-ok.ts';
import './group-time.ts';
import './quick-scrypt.ts';
import { pathToFileURL } from 'node:url';
import { load } from '../extent.ts';
import { atEnd } from './at-end.ts';
import { cpuSeconds } from './cpu-time.ts';
import { runsWholeInRest } from './files.ts';
import { leftOut } from './left-out.ts';
import { endOfOutput, type FromRunner, type FromWorker } from './messages.ts';
import { mutation } from './mutation.ts';

/** A uvu suite: what is wrong with it, and how many tests passed, were skipped and exist. */
type Suite = () => Promise<[errors: string | true, passed: number, skipped: number, total: number]>;

const uvu = globalThis as unknown as { UVU_DEFER: number; UVU_INDEX: number; UVU_QUEUE: Suite[][] };
const [patience = '10000'] = process.argv.slice(2);

const tell = (message: FromWorker) =>
  new Promise<void>((resolve, reject) => {
    if (process.send === undefined) resolve();
    else process.send(message, error => (error ? reject(error) : resolve()));
  });

/** The state of a file: its tests are running, or have run and something may still be open, or there is no file. */
let state: 'running' | 'ended' | 'waiting' = 'waiting';
let overdue: NodeJS.Timeout | undefined;

// If the runner is gone, the process ends.
process.on('disconnect', () => process.exit(1));
process.on('message', (message: FromRunner) => {
  if (!('run' in message)) return;
  if (message.run === null) process.exit();
  // The channel to the runner does not keep the process alive while a file runs.
  process.channel?.unref();
  state = 'running';
  mutation?.take?.(message.order);
  void run(message.run);
});

process.on('beforeExit', nothingLeft);

function nothingLeft(): void {
  // The tests wait for something that can never happen.
  if (state === 'running') process.exit(13);
  if (state === 'waiting') return;
  clearTimeout(overdue);
  state = 'waiting';
  for (const stream of [process.stdout, process.stderr]) stream.write(endOfOutput);
  process.channel?.ref();
}

// Before uvu is loaded, because otherwise it starts by itself.
uvu.UVU_DEFER = 1;

/** The suites of the files that have run, for files that run again. */
const loaded = new Map<string, Suite[]>();

async function suitesOf(file: string): Promise<Suite[]> {
  const known = loaded.get(file);
  if (known !== undefined) return known;
  uvu.UVU_INDEX = 0;
  uvu.UVU_QUEUE = [[]];
  await load(pathToFileURL(file).href, { runsWhole: runsWholeInRest(file) });
  const suites = uvu.UVU_QUEUE[0] ?? [];
  loaded.set(file, suites);
  return suites;
}

/** A rejection ends the process, like that of a module. */
async function run(file: string): Promise<void> {
  const begun = cpuSeconds();
  const outBefore = leftOut();
  const suites = await suitesOf(file);
  await tell({ registered: suites.length });
  let total = 0;
  let passed = 0;
  let skipped = 0;
  let failed = false;
  for (const suite of suites) {
    const [errors, ran, left, all] = await suite();
    total += all;
    passed += ran;
    skipped += left;
    if (typeof errors === 'string') console.log(`\n${errors}`);
    // uvu does not report an error in a hook before all tests.
    else if (ran !== all) console.log(`\nFAILED: ${all - ran} of its tests did not run: a hook threw`);
    failed ||= ran !== all;
  }
  const isKept = mutation?.take !== undefined;
  if (!isKept) for (const close of atEnd.splice(0).reverse()) await close();
  const out = leftOut() - outBefore;
  const seconds = cpuSeconds() - begun;
  await tell({
    ended: {
      total: total - out,
      passed: passed - out,
      skipped: skipped + out,
      failed,
      seconds,
      reached: mutation?.isReached?.(),
    },
  });
  // A library that ends its process when nothing is left to do does not know about the next file.
  for (const listener of process.listeners('beforeExit'))
    if (listener !== nothingLeft) process.off('beforeExit', listener);
  state = 'ended';
  if (isKept) {
    nothingLeft();
    return;
  }
  // Unref'd, so it fires only if something keeps the process alive.
  overdue = setTimeout(tellWhatIsOpen, Number(patience)).unref();
}

async function tellWhatIsOpen(): Promise<void> {
  const open = process.getActiveResourcesInfo();
  // Its own output goes through pipes.
  const reported = open.filter(name => name !== 'PipeWrap');
  await tell({ leftOpen: reported.length > 0 ? reported : open });
  process.exit(1);
}
