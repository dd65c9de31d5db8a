/** The page of all components: each in every state, with invented data. The browser tests look at it. */
import { type Html, html } from '../../html.ts';
import { layout } from '../../layout.ts';
import type { Specimen } from '../../section.ts';
import type { Frame } from '../../views.ts';
import { controlSpecimens } from './controls.ts';
import { recordSpecimens } from './records.ts';

export function kitPage(frame: Frame, ofGroups: readonly Specimen[]): string {
  const all = [...controlSpecimens(frame), ...recordSpecimens(frame), ...ofGroups];
  return layout(
    frame,
    'Components',
    html`<div class="head">
<h1>Components</h1>
<p class="muted">Every component of the console in every state. This page exists in development only.</p>
</div>
<nav class="kit-row" aria-label="Components">${all.map(({ title }) => html`<a class="chip" href="#${idOf(title)}">${title}</a>`)}</nav>
<div class="kit">
${all.map(part)}</div>`,
  );
}

const idOf = (title: string): string => `part-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

const part = ({ title, content }: Specimen): Html => html`<section aria-labelledby="${idOf(title)}">
<h2 id="${idOf(title)}">${title}</h2>
${content}
</section>
`;
