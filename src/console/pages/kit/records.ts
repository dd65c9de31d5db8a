/** The page of a record. */
import { timeFrom } from '../../format.ts';
import { type Html, html } from '../../html.ts';
import type { Specimen } from '../../section.ts';
import type { Frame } from '../../views.ts';
import { badge } from '../badge.ts';
import { detailHead, withFacts } from '../detail.ts';
import { type At, timesBefore } from './times.ts';

export const recordSpecimens = (frame: Frame): readonly Specimen[] => [
  { title: 'Page of a record', content: record(timesBefore(frame.seen)) },
];

const record = (at: At): Html => html`${detailHead({
  up: ['#main', 'Links'],
  title: 'Summer sale',
  status: badge('good', 'Active'),
  actions: html`<a class="button" href="#main">Edit</a>`,
  menu: [html`<a href="#main">Archive</a>`],
})}
<nav class="subnav" aria-label="Parts of the record"><ul><li><a href="#main" aria-current="page">Overview</a></li><li><a href="#main">Clicks</a></li><li><a href="#main">Settings</a></li></ul></nav>
${withFacts(
  [
    ['Created', timeFrom(at(0), at(4_000))],
    ['Owner', 'Ingrid Solberg'],
    ['Expires', null],
    ['Target', html`<code class="token">https://shop.example/${'path/'.repeat(12)}</code>`],
  ],
  html`<section aria-labelledby="kit-trace"><h2 id="kit-trace">What became of it</h2>
<ol class="trace"><li><span><strong>Received</strong> <span class="muted">from the shop</span></span>${timeFrom(at(0), at(9))}</li><li><span>${badge('good', 'Delivered')} <a href="#main">Stock keeping</a></span>${timeFrom(at(0), at(8))}</li><li class="below"><span>${badge('bad', 'Failed')} <a href="#main">Accounting</a></span>${timeFrom(at(0), at(7))}</li></ol></section>`,
)}`;
