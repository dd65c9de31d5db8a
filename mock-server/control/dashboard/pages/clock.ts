/** The clock of the mock server. */
import { time } from '../../../../src/console/format.ts';
import { type Html, html } from '../../../../src/console/html.ts';
import type { ClockState } from '../../clock/clock.ts';
import type { FormFields } from '../form.ts';
import { hrefOf } from '../frame.ts';

export const clockPage = (
  { now, frozen, moved }: ClockState,
  given: FormFields,
): Html => html`<dl class="facts card">
<div><dt>Time of the mock server</dt><dd>${time(now)}</dd></div>
<div><dt>State</dt><dd>${frozen ? 'Stands still' : 'Runs'}${moved ? ', and was moved' : ''}</dd></div>
</dl>
<form class="stack card" method="post" action="${hrefOf('/clock/advance')}">
<div class="field"><label for="by">Move forward by</label>
<input id="by" name="by" required placeholder="30d" value="${given.by ?? ''}" aria-describedby="by-hint">
<p class="hint" id="by-hint">Such as <code>30d</code>, <code>2h30m</code> or a number of milliseconds. What is due by then happens at once.</p></div>
<p class="actions"><button class="button primary" type="submit">Move forward</button></p>
</form>
<form class="stack card" method="post" action="${hrefOf('/clock')}">
<div class="field"><label for="now">Set to</label>
<input id="now" name="now" required placeholder="2030-01-01T12:00:00Z" value="${given.now ?? ''}" aria-describedby="now-hint">
<p class="hint" id="now-hint">A date, or a date with a time and its zone.</p></div>
<label class="choice"><input type="checkbox" name="frozen"${given.frozen !== undefined && html` checked`}> <span>Stand still there</span></label>
<p class="actions"><button class="button primary" type="submit">Set</button></p>
</form>
<form method="post" action="${hrefOf('/clock/reset')}"><button class="button" type="submit">Back to the time of the start</button></form>`;
