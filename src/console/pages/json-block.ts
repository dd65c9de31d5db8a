/** JSON in colours, with parts that can be folded, for pages without scripts too. */

import { isDeeper } from '../../common/json/depth.ts';
import { jsonLines, type Line } from '../assets/json.js';
import { type Html, html } from '../html.ts';
import { prettyJson } from '../json.ts';
import { codeBlock, colouredToken, copyButton } from './parts.ts';

const line = (one: Line): Html | string =>
  'inside' in one
    ? html`<details open><summary>${one.head.map(token => colouredToken(token))}</summary>${one.inside.map(line)}</details>`
    : colouredToken(one);

/** Larger values are shown as plain text: with up to four elements for each member, the page would become slow. */
const maxFoldedLength = 20_000;
const deepestFolded = 20;
const maxFolded = 300;

/** A value with a title, as {@link jsonBlock} unless it is too large for that. */
export function dataBlock(id: string, title: string, value: unknown): Html {
  const isLarge =
    isDeeper(value, deepestFolded) ||
    membersIn(value) > maxFolded ||
    JSON.stringify(value).length > maxFoldedLength;
  return isLarge ? codeBlock(id, title, prettyJson(value), 'plain') : jsonBlock(id, title, value);
}

/** The number of members of all objects and lists. The value must not be nested deeply. */
const membersIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, part) => sum + 1 + membersIn(part), 0)
    : 0;

/** A value with a title and a button that copies it. */
export const jsonBlock = (id: string, title: string, value: unknown): Html => html`<div class="code">
<div class="code-head"><span>${title}</span>${copyButton(id, `the ${title} code`)}</div>
<div class="json" id="${id}" role="group" aria-label="${title} code" tabindex="0">${jsonLines(value).map(line)}</div>
</div>`;
