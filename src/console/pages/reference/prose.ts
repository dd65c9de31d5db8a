import { type Html, html } from '../../html.ts';

/** A description from the document; text in backticks becomes code. */
export const prose = (text: string): Html =>
  html`${text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
