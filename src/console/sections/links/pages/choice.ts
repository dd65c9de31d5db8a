/** A choice in the forms of links. */
import { type Html, html } from '../../../html.ts';

export const choice = (name: string, words: Html | string, checked: boolean): Html =>
  html`<label class="choice"><input type="checkbox" name="${name}"${checked && html` checked`}><span>${words}</span></label>`;
