/** Old and new values, in every state. */
import { html } from '../../../src/console/html.ts';
import { changeLine, changeList, type ValueChange } from '../../../src/console/pages/value-change.ts';
import type { Specimen } from './specimen.ts';

const values = (field: string, from: ValueChange['from'], to: ValueChange['to']): ValueChange => ({
  field,
  from,
  to,
  redacted: false,
});

const changes: readonly ValueChange[] = [
  values('url', 'https://shop.example/summer', 'https://shop.example/autumn'),
  values('title', null, 'Autumn sale'),
  values('scopes', ['links:read', 'links:write', 'keys:read'], ['links:read', 'webhooks:read']),
  values('tags', ['a', 'b'], ['b', 'a']),
  values('archived', false, true),
  values('mapping', `{ "a": 1 }\n${'a long text '.repeat(14)}`, null),
  { field: 'password', from: null, to: null, redacted: true },
];

export const changeSpecimens = (): readonly Specimen[] => [
  { title: 'Old and new values', content: changeList(changes) },
  {
    title: 'A change on one line',
    content: html`<ul>${changes.slice(0, 3).map(one => html`<li class="few">${changeLine(one)}</li>`)}<li class="few">${changeLine({ field: 'password', from: null, to: null, redacted: true })}</li></ul>`,
  },
];
