/** `npm run check` runs the stages that do not need each other beside each other. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Cleanup, suiteOf } from '../helper.ts';
import { until } from '../until.ts';

const test = suiteOf('npm run check');
const check = fileURLToPath(new URL('../../scripts/check.js', import.meta.url));

/** Starts the check of a project with these scripts, each of which is a program of Node. */
async function begin(cleanup: Cleanup, programs: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-check-'));
  cleanup(() => rm(folder, { recursive: true }));
  const scripts: Record<string, string> = {};
  for (const [name, program] of Object.entries(programs)) {
    await writeFile(join(folder, `${name}.mjs`), program);
    scripts[name] = `node ${name}.mjs`;
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts }));
  const child = spawn(process.execPath, [check, ...Object.keys(programs)], { cwd: folder });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      output += text;
    });
  const ended = once(child, 'close').then(([code]) => ({ code, output }));
  return { folder, child, ended };
}

test('runs each stage, the first one beside the others, and prints what each says in one piece', async cleanup => {
  // The first stage waits for a file that the second one writes.
  const { ended } = await begin(cleanup, {
    first: `import { existsSync } from 'node:fs';
      console.log('one');
      while (!existsSync('written')) await new Promise(resolve => setTimeout(resolve, 5));
      console.log('two');`,
    second: `import { writeFileSync } from 'node:fs';
      console.log('three');
      writeFileSync('written', '');`,
  });
  const { code, output } = await ended;
  assert.match(output, /^== first passed in \d+ s\none\ntwo\n$/m);
  assert.match(output, /^== second passed in \d+ s\nthree\n$/m);
  assert.match(output, /^== Everything passed in \d+ s$/m);
  assert.equal(code, 0);
});

test('runs all stages although some fail, names those at the end, and exits with 1', async cleanup => {
  const { ended } = await begin(cleanup, {
    good: 'console.log("well");',
    bad: 'console.error("why"); process.exitCode = 2;',
    worse: 'process.exitCode = 1;',
    fine: '',
  });
  const { code, output } = await ended;
  assert.match(output, /^== bad FAILED \(2\) in \d+ s\nwhy$/m);
  assert.match(output, /^== fine passed in/m);
  assert.match(output, /\n== FAILED after \d+ s: bad, worse\n$/);
  assert.equal(code, 1);
});

test('says at once what has failed, while its stage goes on', async cleanup => {
  const { child, ended } = await begin(cleanup, {
    endless: `console.log('fine');
      console.error('keys/keys.test.ts (0.1 s)\\nFAILED: a test');
      setInterval(() => {}, 1e6);`,
  });
  let printed = '';
  child.stdout.on('data', text => {
    printed += text;
  });
  await until(
    () => printed.includes('== endless: keys/keys.test.ts (0.1 s): FAILED: a test\n'),
    () => printed,
  );
  assert.doesNotMatch(printed, /fine/);
  child.kill('SIGTERM');
  assert.equal((await ended).code, 1);
});

test('prints what its stages have said when it is ended', async cleanup => {
  const { folder, child, ended } = await begin(cleanup, {
    endless: `import { writeFileSync } from 'node:fs';
      console.log('so far');
      writeFileSync('begun', '');
      setInterval(() => {}, 1e6);`,
  });
  await until(() => existsSync(join(folder, 'begun')));
  child.kill('SIGTERM');
  const { code, output } = await ended;
  assert.match(output, /^== endless FAILED \(\w+\) in \d+ s\nso far$/m);
  assert.match(output, /^== FAILED after \d+ s: endless$/m);
  assert.equal(code, 1);
});

test('is what CI runs, with every stage', async () => {
  const root = new URL('../../', import.meta.url);
  const { scripts } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'));
  const program = await readFile(check, 'utf8');
  const [, list = ''] = /const all = \[(.*?)\];/s.exec(program) ?? [];
  const stages = [...list.matchAll(/'([\w:]+)'/g)].map(([, name = '']) => name);
  assert.deepEqual(stages.toSorted(), [
    'audit',
    'generate:check',
    'lint',
    'package:check',
    'public:check',
    'release',
    'test:coverage',
    'test:interop',
    'test:rest',
    'typecheck',
  ]);
  for (const name of stages) assert.ok(name in scripts, name);
  assert.equal(scripts.check, 'node scripts/check.js');
});

test.run();
