import { type Html, html } from '../../html.ts';
import { layout } from '../../layout.ts';
import type { Frame } from '../../views.ts';

/** The API reference in the frame of the console. */
export const referencePage = (frame: Frame, content: Html, files: { css: string; js: string }): string =>
  layout(
    frame,
    'API reference',
    content,
    html`<link rel="stylesheet" href="${files.css}">
<script type="module" src="${files.js}"></script>`,
  );
