/** The code samples of the console, run in every language that is on this machine. */
import { startMock } from '../../mock-server/index.ts';
import { suiteOf } from '../helper.ts';
import { assertAnswered } from './samples/calls.ts';
import { assertProgram } from './samples/program.ts';
import { type LanguageName, runtimes, whyNot } from './samples/runtimes.ts';
import { assertSent } from './samples/sent.ts';

const test = suiteOf('Code samples in all languages');

for (const name of Object.keys(runtimes) as LanguageName[]) {
  const reason = whyNot(name);
  test.unless(reason, `${name}: calls, downloads and listens`, async cleanup => {
    const mock = await startMock();
    cleanup(mock.close);
    await assertAnswered(cleanup, name, mock);
  });
  if (!runtimes[name].slow) continue;
  test.unless(reason, `${name}: run as it stands, it sends what was filled in`, cleanup =>
    assertSent(cleanup, name, 12),
  );
  test.unless(reason, `${name}: the program of Getting started says how many items there are`, cleanup =>
    assertProgram(cleanup, name),
  );
}

test.run();
