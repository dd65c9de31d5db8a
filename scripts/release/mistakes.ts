/** What is not as a release needs it. */
interface Asked {
  readonly manifest: { readonly version: string; readonly repository?: unknown };
  readonly changelog: string;
  /** The tag that the release is made of, or `null` for a dry run. */
  readonly tag: string | null;
  readonly publish: boolean;
}

const order = ['Breaking', 'Upgrade'];

/** Sentences for whoever makes the release; none: it may be made. */
export function mistakesOf({ manifest: { version, repository }, changelog, tag, publish }: Asked): string[] {
  const mistakes: string[] = [];
  const [heading = '', ...lines] = changelog.slice(changelog.indexOf('\n## ') + '\n## '.length).split('\n');
  if (heading !== version)
    mistakes.push(
      `CHANGELOG.md begins with the release ${heading}, and package.json has the version ${version}`,
    );
  const sections = lines
    .slice(
      0,
      lines.findIndex(line => line.startsWith('## ')),
    )
    .filter(line => line.startsWith('### '));
  for (const [at, name] of order.entries())
    if (sections.includes(`### ${name}`) && sections[at] !== `### ${name}`)
      mistakes.push(`In CHANGELOG.md, "### ${name}" is not section ${at + 1} of ${version}`);
  if (tag !== null && tag !== `v${version}`)
    mistakes.push(`The tag is ${tag}, and package.json has the version ${version}`);
  if (publish && tag === null) mistakes.push('--publish needs --tag');
  if (publish && repository === undefined)
    mistakes.push('package.json has no repository: npm cannot say where the package was built');
  return mistakes;
}
