/** What has changed since the last release so that somebody has to change their code: what is gone, and what is required now. */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { groupBy } from '../../src/common/collections/group-by.ts';

interface Gone {
  /** The last release, or `null` if there is none yet. */
  readonly release: string | null;
  /** With the name of the file. A fact that has changed is here as it was. */
  readonly gone: readonly string[];
}

const ending = '.public.json.gz';

/** What a caller sends: a parameter or a part of a body. */
const isAsked = /^(?:[A-Z]+ \S+ (?:query|header|path)\.|[A-Z]+ \S+ body |[A-Z]\w*Request\.)/;

/** The operation or the schema that a line is about. */
const ownerOf = (line: string): string => /^(?:[A-Z]+ \S+|\w+)/.exec(line)?.[0] ?? line;

/** What a line says something about: it comes before a colon or an equals sign. */
const subjectOf = (line: string): string => /^.*?(?=: | = |$)/.exec(line)?.[0] ?? line;

const wordsOf = (line: string): readonly string[] => line.match(/"[^"]*"|[\w$.]+\??|[^\s\w]/g) ?? [];

/** Whether a line of a type says all that it said, and besides only what nobody has to give: a choice, an optional member. */
function onlyAdds(before: string, now: string): boolean {
  if (!/^(?:type|value) /.test(before)) return false;
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
    line => !current.has(line) && !bySubject.get(subjectOf(line))?.some(other => onlyAdds(line, other)),
  );
  return [...gone, ...asked.map(line => `${line} now`)];
}

const linesOf = (text: string): readonly string[] => text.split('\n').filter(line => line !== '');

/** `folder`: of the files. `releases`: a folder with what each release had, such as `1.2.3.public.json.gz`. */
export function goneSince(folder: URL, names: readonly string[], releases: URL): Gone {
  const [release = null] = readdirSync(releases)
    .filter(name => name.endsWith(ending))
    .map(name => name.slice(0, -ending.length))
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }));
  if (release === null) return { release, gone: [] };
  const file = readFileSync(new URL(`${release}${ending}`, releases));
  const before: Readonly<Record<string, readonly string[]>> = JSON.parse(gunzipSync(file).toString());
  const gone = names.flatMap(name => {
    const now = linesOf(readFileSync(new URL(`${name}.txt`, folder), 'utf8'));
    return breaksOf(before[name] ?? [], now).map(line => `${name}: ${line}`);
  });
  return { release, gone };
}
