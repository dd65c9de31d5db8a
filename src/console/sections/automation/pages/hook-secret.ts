/** The secret of a hook that was just created. */
import { type Html, html } from '../../../html.ts';
import { copyButton } from '../../../pages/parts.ts';

/** `title`: asks to copy it, and says that it is not shown again. */
export const hookSecret = (
  secret: string,
  title: string,
): Html => html`<section class="card callout" aria-labelledby="secret-title">
<h2 id="secret-title">${title}</h2>
<p>Verify signatures with any Standard Webhooks library.</p>
<div class="copyable secret"><code id="secret">${secret}</code>${copyButton('secret', 'the secret')}</div>
</section>`;
