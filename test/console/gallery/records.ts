/** The page of a record. */
import { timeFrom } from '../../../src/console/format.ts';
import { type Html, html } from '../../../src/console/html.ts';
import { badge } from '../../../src/console/pages/badge.ts';
import { detailHead, withFacts } from '../../../src/console/pages/detail.ts';
import { createLink } from '../../../src/console/pages/editor.ts';
import { allWell, attention } from '../../../src/console/pages/home.ts';
import type { Frame } from '../../../src/console/views.ts';
import type { Specimen } from './specimen.ts';
import { type At, timesBefore } from './times.ts';

export const recordSpecimens = (frame: Frame): readonly Specimen[] => [
  { title: 'Head with a link to a form that creates', content: creating },
  { title: 'What needs attention', content: needs(frame) },
  { title: 'Page of a record', content: record(timesBefore(frame.seen)) },
];

const creating = html`<div class="head">
<h1>Hooks</h1>
<p class="muted">What the page is about, in a sentence that may need a second line beside the button that creates a record.</p>
${createLink('#main', 'Create a hook')}
</div>`;

const needs = (frame: Frame): Html => html`${attention(frame, [
  { text: 'The webhook Stock keeping is paused because of failures', path: '', isUrgent: true },
  { text: '2 deliveries failed in the last 24 hours', path: '' },
  { text: 'The key Shop front end expires on 1 Dec 2026', path: '' },
  { text: 'Instances that are down: Support', path: '', isUrgent: true },
  { text: 'The key Till expires on 2 Dec 2026', path: '' },
  { text: `A name that is far too long for one line, ${'and goes on and on, '.repeat(9)}`, path: '' },
])}
${allWell}`;

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
  html`<section aria-labelledby="kit-trace"><h2 id="kit-trace">Trace</h2>
<ol class="trace"><li><span><strong>Received</strong> <span class="muted">from the shop</span></span>${timeFrom(at(0), at(9))}</li><li><span>${badge('good', 'Delivered')} <a href="#main">Stock keeping</a></span>${timeFrom(at(0), at(8))}</li><li class="below"><span>${badge('bad', 'Failed')} <a href="#main">Accounting</a></span>${timeFrom(at(0), at(7))}</li></ol></section>`,
)}`;
