/** What a flag of the command line is. */
import type { MockOptions } from '../options.ts';

export type CliCommandName =
  | 'serve'
  | 'init'
  | 'migrate'
  | 'import'
  | 'export'
  | 'secrets'
  | 'verify'
  | 'record'
  | 'browser';

interface Row {
  /** In the documentation as it is; `--help` shows it without backticks. */
  readonly means: string;
  /** What happens without the flag, where that is worth saying. */
  readonly standard?: string;
  /** The flag without which this one means nothing. @default none */
  readonly needs?: string;
  /** The commands that take the flag; all others refuse it. @default `serve`, the command without a name */
  readonly commands?: readonly CliCommandName[];
}

/** What a flag is for commands to which it means something else. */
type OtherMeaning = Pick<Texts, 'takes' | 'means' | 'standard'> & Required<Pick<Row, 'commands'>>;

interface Texts extends Row {
  readonly type: 'string';
  readonly also?: OtherMeaning;
  /** The name of its value in `--help`. */
  readonly takes: string;
  /** The end of the sentence that says what is wrong with a value, or `null`. */
  readonly check?: (text: string) => string | null;
}

interface TextFlag extends Texts {
  readonly multiple?: never;
  /** `others`: what the flags before it in the table have set. */
  readonly sets?: (text: string, others: MockOptions) => Partial<MockOptions>;
}

/** It may be given several times. */
interface ListFlag extends Texts {
  readonly multiple: true;
  readonly sets?: (texts: readonly string[], others: MockOptions) => Partial<MockOptions>;
}

interface Switch extends Row {
  readonly type: 'boolean';
  readonly multiple?: never;
  readonly sets?: (given: boolean, others: MockOptions) => Partial<MockOptions>;
}

export type Flag = TextFlag | ListFlag | Switch;

export const unless = (fits: (text: string) => boolean, complaint: string) => (text: string) =>
  fits(text) ? null : complaint;

/** Texts that are shown to people need a visible character. */
export const isVisible = unless(text => text.trim() !== '', 'must not be blank');
