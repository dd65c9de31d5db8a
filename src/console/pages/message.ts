import { html } from '../html.ts';
import { layout } from '../layout.ts';
import type { Frame, MessageView } from '../views.ts';

/** A page with one message: an error or a hint. */
export function messagePage(frame: Frame, view: MessageView): string {
  const { title, text, action } = view;
  return layout(
    frame,
    title,
    html`<div class="card narrow message" data-message>
<h1>${title}</h1>
<p class="muted">${text}</p>
${action !== null && html`<p class="actions"><a class="button primary" href="${action.href}">${action.label}</a></p>`}
</div>`,
  );
}
