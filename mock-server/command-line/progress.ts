/** The progress bar of `--generate`, on a terminal. */
import type { GenerateProgress } from '../generate/options.ts';

const width = 30;

interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Draws one line over itself; elsewhere than on a terminal, nothing. */
export function progressBar(terminal: Terminal = process.stderr): (progress: GenerateProgress) => void {
  if (!terminal.isTTY) return () => {};
  return ({ collection, done, total }) => {
    const bar = '#'.repeat(Math.round((done / total) * width)).padEnd(width, '.');
    const text = `${collection} [${bar}] ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
    terminal.write(`\r${text}${done === total ? '\n' : ''}`);
  };
}
