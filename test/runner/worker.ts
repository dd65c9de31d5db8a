/**
 * Runs files of tests, one after the other, as the runner names them. A file is over when nothing keeps the process
 * alive any more; so what a file leaves open, or throws after its tests, is told of this file and of no other.
 */
import './assert-ok.ts';
import './quick-scrypt.ts';
import { pathToFileURL } from 'node:url';
import { atEnd } from './at-end.ts';
import { leftOut } from './left-out.ts';
import { endOfOutput, type FromRunner, type FromWorker } from './messages.ts';

/** A suite of uvu: what is wrong with it, how many tests passed, how many were skipped, how many there are. */
type Suite = () => Promise<[errors: string | true, passed: number, skipped: number, total: number]>;

const uvu = globalThis as unknown as { UVU_DEFER: number; UVU_INDEX: number; UVU_QUEUE: Suite[][] };
const [patience = '10000'] = process.argv.slice(2);

const tell = (message: FromWorker) =>
  new Promise<void>((resolve, reject) => {
    if (process.send === undefined) resolve();
    else process.send(message, error => (error ? reject(error) : resolve()));
  });

/** Where a file stands: its tests run, or have run and something of it may still be open, or there is none. */
let state: 'running' | 'ended' | 'waiting' = 'waiting';
let overdue: NodeJS.Timeout | undefined;

// Where the runner is gone, nobody waits for the rest.
process.on('disconnect', () => process.exit(1));
process.on('message', (message: FromRunner) => {
  if (!('run' in message)) return;
  if (message.run === null) process.exit();
  // The runner keeps no process alive by itself while a file is under way.
  process.channel?.unref();
  state = 'running';
  void run(message.run);
});

process.on('beforeExit', nothingLeft);

function nothingLeft(): void {
  // What its tests wait for can never come.
  if (state === 'running') process.exit(13);
  if (state === 'waiting') return;
  clearTimeout(overdue);
  state = 'waiting';
  for (const stream of [process.stdout, process.stderr]) stream.write(endOfOutput);
  process.channel?.ref();
}

// Before uvu is loaded, or it starts by itself.
uvu.UVU_DEFER = 1;

/** A rejection ends the process, as that of a module would. */
async function run(file: string): Promise<void> {
  const begun = process.cpuUsage();
  const outBefore = leftOut();
  uvu.UVU_INDEX = 0;
  uvu.UVU_QUEUE = [[]];
  await import(pathToFileURL(file).href);
  const suites = uvu.UVU_QUEUE[0] ?? [];
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
    // uvu says nothing where a hook before all tests throws.
    else if (ran !== all) console.log(`\nFAILED: ${all - ran} of its tests did not run: a hook threw`);
    failed ||= ran !== all;
  }
  for (const close of atEnd.splice(0).reverse()) await close();
  const out = leftOut() - outBefore;
  const { user, system } = process.cpuUsage(begun);
  const seconds = (user + system) / 1_000_000;
  await tell({
    ended: { total: total - out, passed: passed - out, skipped: skipped + out, failed, seconds },
  });
  // A library that ends its process where nothing is left to do knows nothing of the next file.
  for (const listener of process.listeners('beforeExit'))
    if (listener !== nothingLeft) process.off('beforeExit', listener);
  state = 'ended';
  // Unref'd: it only ever fires where something keeps the process alive.
  overdue = setTimeout(tellWhatIsOpen, Number(patience)).unref();
}

async function tellWhatIsOpen(): Promise<void> {
  const open = process.getActiveResourcesInfo();
  // Its own output goes through pipes.
  const told = open.filter(name => name !== 'PipeWrap');
  await tell({ leftOpen: told.length > 0 ? told : open });
  process.exit(1);
}
