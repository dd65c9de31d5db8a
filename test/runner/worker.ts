/** One file of tests in a process of its own. Tells the runner what it registered and how it ended. */
import './assert-ok.ts';
import './remembered-scrypt.ts';
import { pathToFileURL } from 'node:url';
import { atEnd } from './at-end.ts';
import { leftOut } from './left-out.ts';
import type { FromWorker } from './messages.ts';

/** A suite of uvu: what is wrong with it, how many tests passed, how many were skipped, how many there are. */
type Suite = () => Promise<[errors: string | true, passed: number, skipped: number, total: number]>;

const uvu = globalThis as unknown as { UVU_DEFER: number; UVU_INDEX: number; UVU_QUEUE: Suite[][] };
const [file = '', patience = '10000'] = process.argv.slice(2);

const tell = (message: FromWorker) =>
  new Promise<void>((resolve, reject) => {
    if (process.send === undefined) resolve();
    else process.send(message, error => (error ? reject(error) : resolve()));
  });

// Where the runner is gone, nobody waits for the rest.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();

// Before uvu is loaded, or it starts by itself.
uvu.UVU_DEFER = 1;
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
for (const close of atEnd.reverse()) await close();
const out = leftOut();
const { user, system } = process.cpuUsage();
const seconds = (user + system) / 1_000_000;
await tell({ ended: { total: total - out, passed: passed - out, skipped: skipped + out, failed, seconds } });
if (failed) process.exitCode = 1;

// Unref'd: it only ever fires where something keeps the process alive.
setTimeout(async () => {
  const open = process.getActiveResourcesInfo();
  // Its own output goes through pipes.
  const told = open.filter(name => name !== 'PipeWrap');
  await tell({ leftOpen: told.length > 0 ? told : open });
  process.exit(1);
}, Number(patience)).unref();
