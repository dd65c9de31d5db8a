/** The password that init asks for. */
import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { passwordFrom, type Terminal } from '../../mock-server/command-line/password.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('The password that is asked for on a terminal');

/** A terminal with a user who answers one question at a time. */
function terminal(...answers: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, modes: [] as boolean[] });
  const setRawMode = (mode: boolean) => void input.modes.push(mode);
  const shown: string[] = [];
  const write = (text: string) => {
    shown.push(text);
    if (text.endsWith(': ')) setImmediate(() => input.write(answers.shift() ?? '\u0004'));
    return true;
  };
  return {
    terminal: { input: Object.assign(input, { setRawMode }), output: { write } } as never as Terminal,
    shown,
    modes: input.modes,
  };
}

test('is typed twice, and never shown', async () => {
  const good = 'correct horse battery\r';
  const { terminal: at, shown, modes } = terminal('short\r', good, 'correct horse batteri\r', good, good);
  assert.equal(await passwordFrom('ask', at), 'correct horse battery');
  assert.deepEqual(
    shown.filter(text => text !== '\n'),
    [
      'Password: ',
      'The password needs at least 12 characters.\n',
      'Password: ',
      'The same again: ',
      'The two are not the same.\n',
      'Password: ',
      'The same again: ',
    ],
  );
  // The terminal does not echo the password, but echoes all later input.
  assert.deepEqual([modes.at(0), modes.at(-1)], [true, false]);
});

for (const [key, typed] of Object.entries({ 'Ctrl-C': '\u0003', 'Ctrl-D': '\u0004' }))
  test(`is given up with ${key}`, async () => {
    const { terminal: at, modes } = terminal('correct horse battery\r', typed);
    await assert.rejects(passwordFrom('ask', at), { message: 'no password was given' });
    assert.equal(modes.at(-1), false);
  });

test('cannot be fetched back with the arrow keys', async () => {
  const { terminal: at } = terminal('correct horse battery\r', '\u001b[A\r', '\u0004');
  await assert.rejects(passwordFrom('ask', at), { message: 'no password was given' });
});

test.run();
