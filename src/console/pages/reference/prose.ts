import { type Html, html } from '../../html.ts';

/** A description of the document, what stands between backticks as code. */
export const prose = (text: string): Html =>
  html`${text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
