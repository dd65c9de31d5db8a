import { type Html, html } from '../html.ts';
import { layout } from '../layout.ts';
import type { Frame, LoginView } from '../views.ts';
import { csrfField } from './parts.ts';

/** The login page. */
export function loginPage(frame: Frame, view: LoginView): string {
  const wrong = view.error !== null && html` aria-invalid="true" aria-describedby="login-error"`;
  const focus = html` autofocus`;
  return layout(
    frame,
    'Log in',
    html`<div class="card narrow">
<h1>Log in</h1>
<p class="muted">to the API console of ${frame.brand}</p>
${view.kept.length > 0 && html`<p class="notice" role="status">Your session ended before the form was sent. Log in to get the form back as you filled it in, except for passwords.</p>`}
${view.error !== null && html`<p class="notice error" role="alert" id="login-error">${view.error}</p>`}
<form class="stack" id="log-in" method="post" action="${frame.base}/login">
${csrfField(frame)}
<input type="hidden" name="return_to" value="${view.returnTo}">
${view.kept.map(({ name, value }) => html`<input type="hidden" name="kept-${name}" value="${value}">\n`)}<div class="field">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" required spellcheck="false" autocapitalize="none" value="${view.email}"${wrong}${view.email === '' && focus}>
</div>
<div class="field">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${wrong}${view.email !== '' && focus}>
</div>
<button class="button primary wide" type="submit">Log in</button>
</form>
${view.demo.length > 0 && demo(view)}
</div>`,
  );
}

/** They belong to the form above, so that what it keeps of an interrupted one is kept by them too. */
const demo = ({ demo }: LoginView): Html => html`<section class="demo-log-in" aria-label="Demo">
<p class="muted">This is a mock server. Its users and their data are invented.</p>
${demo.map(({ name, email }) => html`<button class="button wide" type="submit" form="log-in" name="demo" value="${email}" formnovalidate>Continue as ${name}</button>\n`)}</section>`;
