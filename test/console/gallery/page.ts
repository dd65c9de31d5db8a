/** The pages of the gallery: every component in every state, with invented data. The browser tests look at them. */
import { type Html, html } from '../../../src/console/html.ts';
import { layout } from '../../../src/console/layout.ts';
import { editorScript } from '../../../src/console/pages/editor.ts';
import type { Frame } from '../../../src/console/views.ts';
import { changeSpecimens } from './changes.ts';
import { chartSpecimens, reportSpecimens } from './charts.ts';
import { codeSpecimens } from './code.ts';
import { controlSpecimens } from './controls.ts';
import { deliverySpecimens } from './deliveries.ts';
import { editorSpecimens } from './editors.ts';
import { listSpecimens } from './lists.ts';
import { recordSpecimens } from './records.ts';
import { searchSpecimens } from './searches.ts';
import type { Specimen } from './specimen.ts';

/** The components of a group. */
export interface GalleryPart {
  readonly name: string;
  readonly specimens: readonly Specimen[];
}

/** `chosen`: the name of a part; an unknown one shows the first part. */
export function galleryPage(
  frame: Frame,
  ofGroups: readonly GalleryPart[],
  chosen: string,
  styles: string,
): string {
  const parts: readonly GalleryPart[] = [
    { name: 'controls', specimens: controlSpecimens(frame) },
    { name: 'lists', specimens: listSpecimens(frame) },
    { name: 'records', specimens: recordSpecimens(frame) },
    { name: 'editors', specimens: editorSpecimens(frame) },
    { name: 'deliveries', specimens: deliverySpecimens(frame) },
    { name: 'charts', specimens: chartSpecimens() },
    { name: 'changes', specimens: changeSpecimens() },
    { name: 'reports', specimens: reportSpecimens() },
    { name: 'code', specimens: codeSpecimens() },
    { name: 'searches', specimens: searchSpecimens() },
    ...ofGroups.filter(({ specimens }) => specimens.length > 0),
  ];
  const shown = parts.find(({ name }) => name === chosen) ?? parts[0];
  const all = shown?.specimens ?? [];
  return layout(
    frame,
    'Components',
    html`<link rel="stylesheet" href="${styles}">
<div class="head">
<h1>Components</h1>
<p class="muted">Every component of the console in every state.</p>
</div>
<nav class="kit-row" aria-label="Parts">${parts.map(one => html`<a class="chip" href="?part=${one.name}"${one === shown && html` aria-current="page"`}>${one.name}</a>`)}</nav>
<nav class="kit-row" aria-label="Components">${all.map(({ title }) => html`<a class="chip" href="#${idOf(title)}">${title}</a>`)}</nav>
<div class="kit">
${all.map(part)}</div>`,
    editorScript(frame),
  );
}

const idOf = (title: string): string => `part-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

const part = ({ title, content }: Specimen): Html => html`<section aria-labelledby="${idOf(title)}">
<h2 id="${idOf(title)}">${title}</h2>
${content}
</section>
`;
