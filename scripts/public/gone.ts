/** What has changed since the last release so that somebody has to change their code: what is gone, and what is required now. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { groupBy } from '../../src/common/collections/group-by.ts';

interface Gone {
  /** The last release, or `null` if there is none yet. */
  readonly tag: string | null;
  /** With the name of the file. A fact that has changed is here as it was. */
  readonly gone: readonly string[];
}

const git = (args: readonly string[], cwd: string): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 100_000_000 });
  return status === 0 ? stdout.trimEnd() : null;
};

/** What a caller sends: a parameter or a part of a body. */
const isAsked = /^(?:[A-Z]+ \S+ (?:query|header|path)\.|[A-Z]+ \S+ body |[A-Z]\w*Request\.)/;

/** The operation or the schema that a line is about. */
const ownerOf = (line: string): string => /^(?:[A-Z]+ \S+|\w+)/.exec(line)?.[0] ?? line;

/** What a line says something about: it comes before a colon or an equals sign. */
const subjectOf = (line: string): string => /^.*?(?=: | = |$)/.exec(line)?.[0] ?? line;

const wordsOf = (line: string): readonly string[] => line.match(/"[^"]*"|[\w$.]+\??|[^\s\w]/g) ?? [];

/** Whether a line says all that it said, and besides only what nobody has to give: a choice, an optional member. */
export function onlyAdds(before: string, now: string): boolean {
  const wanted = [...wordsOf(before)];
  const added: string[] = [];
  for (const word of wordsOf(now))
    if (word === wanted[0]) {
      wanted.shift();
      added.push(' ');
    } else added.push(word);
  // `name:` without a question mark is required.
  return wanted.length === 0 && !added.some((word, at) => /^[\w$.]+$/.test(word) && added[at + 1] === ':');
}

/** Lines that are gone, and those that ask for something new from callers who were there before. */
export function breaksOf(before: readonly string[], now: readonly string[]): string[] {
  const [known, current] = [new Set(before), new Set(now)];
  const owners = new Set(before.map(ownerOf));
  const asked = now.filter(
    line => !known.has(line) && isAsked.test(line) && line.endsWith(' required') && owners.has(ownerOf(line)),
  );
  const bySubject = groupBy(now, subjectOf);
  const gone = before.filter(
    line =>
      !current.has(line) && !bySubject.get(subjectOf(line))?.some(other => onlyAdds(line, other)),
  );
  return [...gone, ...asked.map(line => `${line} now`)];
}

const linesOf = (text: string): readonly string[] => text.split('\n').filter(line => line !== '');

/** `folder`: of the files, in a repository whose releases are tagged `v1.2.3`. */
export function goneSince(folder: URL, names: readonly string[]): Gone {
  const path = fileURLToPath(folder);
  const tag = git(['describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*'], path);
  if (tag === null) return { tag: null, gone: [] };
  const gone = names.flatMap(name => {
    const before = git(['show', `${tag}:./${name}.txt`], path);
    const now = linesOf(readFileSync(new URL(`${name}.txt`, folder), 'utf8'));
    return before === null ? [] : breaksOf(linesOf(before), now).map(line => `${name}: ${line}`);
  });
  return { tag, gone };
}
