/** Buttons, menus, badges, notices and fields, in every state. */
import { type Html, html } from '../../../src/console/html.ts';
import { icon, iconNames } from '../../../src/console/icons.ts';
import { type BadgeKind, badge, badgeIcons, plainBadge } from '../../../src/console/pages/badge.ts';
import { deleteMenu, field, optional, viewerNotice } from '../../../src/console/pages/controls.ts';
import { deleteItem, moreMenu, questionItem } from '../../../src/console/pages/detail.ts';
import { errorSummary } from '../../../src/console/pages/form-parts.ts';
import {
  brokenUrl,
  buttonForm,
  copyButton,
  copyIcon,
  noticeBox,
  options,
  scopeChips,
} from '../../../src/console/pages/parts.ts';
import type { Frame } from '../../../src/console/views.ts';
import type { Specimen } from './specimen.ts';

export const controlSpecimens = (frame: Frame): readonly Specimen[] => [
  { title: 'Text', content: texts },
  {
    title: 'Icons',
    content: row(iconNames.map(name => html`<span class="chip">${icon(name)} ${name}</span>`)),
  },
  {
    title: 'Buttons',
    content: html`${buttons}
${row([buttonForm(frame, '#', 'Form with one button')])}`,
  },
  { title: 'Menus', content: menus(frame) },
  { title: 'Badges', content: badges },
  { title: 'Notices', content: notices },
  { title: 'Fields', content: fields('kit-field', {}) },
  { title: 'Fields with errors', content: fields('kit-error', errors) },
  { title: 'Texts to copy', content: copies },
];

const row = (parts: readonly Html[]): Html => html`<div class="kit-row">${parts}</div>`;

const longWord = 'a-name-without-a-place-to-break-it-'.repeat(4);

const texts = html`<div class="head"><p class="eyebrow"><a href="#main">The page above</a></p><h1>Heading of a page</h1><p class="muted">What the page is about, in a sentence.</p></div>
<h2>Heading of a section</h2>
<h3>Heading of a part</h3>
<p>Text with a <a href="#main">link</a>, <code>code</code>, <strong>weight</strong> and <small>small print</small>. <span class="muted">Muted.</span> <span class="figures">1,234.50</span></p>
<p>${longWord}</p>
<p dir="auto">نص من اليمين إلى اليسار, and עברית in one line.</p>`;

const buttons = html`${row([
  html`<button class="button" type="button">Button</button>`,
  html`<button class="button primary" type="button">Primary</button>`,
  html`<button class="button danger" type="button">Danger</button>`,
  html`<button class="button danger solid" type="button">Delete record</button>`,
  html`<button class="button quiet" type="button">Quiet</button>`,
  html`<button class="button small" type="button">Small</button>`,
  html`<button class="button square" type="button">${icon('ellipsis')}<span class="hush">Square</span></button>`,
  html`<button class="button small square" type="button">${icon('x')}<span class="hush">Small and square</span></button>`,
  html`<button class="button primary" type="button">${icon('send')}With an icon</button>`,
  html`<a class="button" href="#main">Link</a>`,
])}
${row([
  html`<button class="button" type="button" disabled>Working…</button>`,
  html`<button class="button primary" type="button" disabled>Working…</button>`,
  html`<span class="button" aria-disabled="true">Previous</span>`,
])}
<div class="kit-narrow"><button class="button wide" type="button">As wide as its place</button></div>`;

function menus(frame: Frame): Html {
  const items = [
    html`<a href="#main">Rename</a>`,
    html`<button type="button">Pause</button>`,
    questionItem(frame, {
      words: 'Revoke',
      action: '#main',
      question: 'Revoke this record?',
      text: 'It stops working.',
      button: 'Revoke record',
    }),
    deleteItem(frame, '#', 'record', 'Those that refer to it are deleted too.'),
  ];
  return html`<div class="head"><h3>Closed</h3><div class="actions"><button class="button" type="button">Edit</button>${moreMenu(items)}</div></div>
<div class="actions">${deleteMenu(frame, '#', 'record', 'It is gone at once.')}</div>
<div class="head kit-open"><h3>Open</h3><div class="actions"><details class="menu more-menu" open><summary class="button square">${icon('ellipsis')}<span class="hush">Open menu</span></summary>
<div class="panel">${[...items.slice(0, 2), openQuestion].map(item => html`<div class="more-item">${item}</div>`)}</div></details></div></div>`;
}

const openQuestion = html`<details class="ask" open><summary class="danger">Delete</summary><form method="post" action="#"><p><strong>Delete this record?</strong> This cannot be undone.</p><button class="button danger solid" type="button">Delete record</button></form></details>`;

const badges = html`${row((Object.keys(badgeIcons) as BadgeKind[]).map(kind => badge(kind, kind === 'good' ? 'Delivered' : kind === 'waiting' ? 'Retrying' : kind === 'bad' ? 'Failed' : kind === 'off' ? 'Paused' : kind === 'test' ? 'Test' : 'Note')))}
${row([plainBadge('Password'), ...['get', 'post', 'put', 'patch', 'delete'].map(name => html`<span class="method ${name}">${name.toUpperCase()}</span>`)])}
${scopeChips(['links:read', 'messaging:send'])}
<h3>In a heading ${badge('good', 'Active')}</h3>`;

const notices = html`<p class="notice">The next attempt is due now.</p>
${noticeBox({ kind: 'success', text: 'The link was created.' })}
${noticeBox({ kind: 'error', text: 'The link was not created, because the service is busy. Try again.' })}
${viewerNotice}
<section class="callout" aria-labelledby="kit-callout"><h3 id="kit-callout">A callout</h3><p>What matters most on the page.</p><ul><li>One</li><li>Two</li></ul></section>`;

const errors = {
  name: 'Name must have at most 100 characters.',
  kind: 'Kind must be one of the list.',
  text: `Text must be JSON: unexpected end, after ${longWord}`,
  date: 'Date must be in the future.',
  agree: 'Scopes must not be empty.',
};

/** All kinds of fields; `errors`: those that were refused. */
const fields = (
  id: string,
  refused: Readonly<Record<string, string>>,
): Html => html`<form class="stack" method="post" action="#">
${errorSummary(id, refused, 'Nothing was saved. Please correct:')}
${field(id, 'name', refused, {
  label: 'Name',
  hint: 'What people call it.',
  control: attributes => html`<input${attributes} name="name" value="Summer sale">`,
})}
${field(
  id,
  'slug',
  {},
  {
    label: optional('Slug'),
    control: attributes => html`<input${attributes} name="slug" placeholder="random">`,
  },
)}
${field(
  id,
  'off',
  {},
  {
    label: 'Disabled',
    control: attributes => html`<input${attributes} name="off" value="Cannot be changed" disabled>`,
  },
)}
<div class="pair">
${field(id, 'kind', refused, {
  label: 'Kind',
  control: attributes =>
    html`<select${attributes} name="kind">${options(
      [
        ['a', 'Signed'],
        ['b', 'With a very long name that does not fit into it'],
      ],
      'b',
    )}</select>`,
})}
${field(id, 'date', refused, {
  label: 'Date',
  control: attributes => html`<input${attributes} type="date" name="date" value="2030-01-01">`,
})}
</div>
${field(id, 'text', refused, {
  label: 'Sample',
  hint: html`As <code>JSON</code>.`,
  control: attributes => html`<textarea${attributes} name="text" rows="4">{\n  "order": 1001</textarea>`,
})}
<fieldset class="field"${refused.agree !== undefined && html` aria-describedby="${id}-agree-error"`}><legend>Scopes</legend>
<div class="choices">
<label class="choice"><input type="checkbox" name="agree" id="${id}-agree" checked> <span><code>links:read</code> Read links</span></label>
<label class="choice"><input type="checkbox" name="agree"> <span><code>links:write</code> Create and change links</span></label>
<label class="choice"><input type="radio" name="one" checked> <span>One of several</span></label>
</div>
${refused.agree !== undefined && html`<p class="error" id="${id}-agree-error">${refused.agree}</p>`}</fieldset>
<div><details class="fold" open><summary>Advanced</summary><div class="stack">${field(
  id,
  'more',
  {},
  {
    label: 'Attempts per second',
    control: attributes => html`<input${attributes} name="more" inputmode="numeric">`,
  },
)}</div></details></div>
<p class="actions"><button class="button primary" type="button">Save</button><a class="button" href="#main">Cancel</a></p>
</form>`;

const copies = html`<p class="copyline"><code class="token" id="kit-id">lnk_4f0c2a</code>${copyButton('kit-id', 'the id')}</p>
<p><code>${brokenUrl(`https://shop.example/${'parts/of/a/path/'.repeat(9)}?page=2&sort=name`)}</code></p>
<div class="copyable"><code id="kit-url">https://shop.example/l/summer</code>${copyButton('kit-url', 'the URL')}</div>
<p><span class="with-copy"><code id="kit-short">/l/summer</code>${copyIcon('kit-short', 'the short URL')}</span></p>`;
