/** Where the password of the first user comes from: never from the command line, which others on the machine can read. */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { PasswordSource } from './flags.ts';

const shortest = 12;
const longest = 1_024;

/** Without those that are taken for one another: 0 and O, 1, I and l. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** A random password: 20 characters, 116 bits. */
const randomPassword = (): string =>
  Array.from({ length: 20 }, () => letters.charAt(randomInt(letters.length))).join('');

/** What is wrong with a password, in a sentence, or `null`. */
function complaintAbout(password: string): string | null {
  if (password.length < shortest) return `The password needs at least ${shortest} characters.`;
  return password.length > longest ? `The password may have at most ${longest} characters.` : null;
}

export interface Terminal {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WritableStream;
}

/** @throws Error, in a sentence, where there is none that will do */
export async function passwordFrom(
  source: PasswordSource,
  // Not standard output: that is for what the command answers.
  terminal: Terminal = { input: process.stdin, output: process.stderr },
): Promise<string> {
  if (source === 'generate') return randomPassword();
  if (source === 'ask') return askTwice(terminal);
  const password = await firstLine(terminal.input);
  const complaint = complaintAbout(password);
  if (complaint !== null) throw new Error(complaint);
  return password;
}

async function firstLine(input: AsyncIterable<Buffer | string>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of input) {
    const bytes = Buffer.from(chunk);
    chunks.push(bytes);
    size += bytes.length;
    if (bytes.includes(10) || size > 8 * longest) break;
  }
  const [line = ''] = Buffer.concat(chunks).toString('utf8').split('\n', 1);
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

/** Asks until the same password was typed twice. What is typed is not shown. */
async function askTwice({ input, output }: Terminal): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  // It reads the terminal character by character, so that the terminal shows none; and remembers no line.
  const lines = createInterface({ input, output: nowhere, terminal: true, historySize: 0 });
  const ended = new AbortController();
  lines.once('SIGINT', () => lines.close());
  const closed = once(lines, 'close').then(() => ended.abort());
  const ask = async (question: string): Promise<string> => {
    output.write(question);
    try {
      return await lines.question('', { signal: ended.signal });
    } catch {
      throw new Error('no password was given');
    } finally {
      output.write('\n');
    }
  };
  try {
    for (;;) {
      const password = await ask('Password: ');
      const complaint = complaintAbout(password);
      if (complaint !== null) output.write(`${complaint}\n`);
      else if ((await ask('The same again: ')) === password) return password;
      else output.write('The two are not the same.\n');
    }
  } finally {
    lines.close();
    await closed;
  }
}
