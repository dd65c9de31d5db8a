/** The scenarios: those that can be used, and one of what has happened. */
import { type Html, html } from '../../../../src/console/html.ts';
import { badge } from '../../../../src/console/pages/badge.ts';
import { codeBlock } from '../../../../src/console/pages/parts.ts';
import type { ListedScenario, RecordedScenario } from '../../scenarios/controls.ts';
import { type DashboardPlace, hrefOf } from '../frame.ts';

export interface ScenariosView {
  readonly scenarios: readonly ListedScenario[];
  /** What has happened since the recording began; `null` before. */
  readonly recorded: RecordedScenario | null;
}

export function scenariosPage(place: DashboardPlace, { scenarios, recorded }: ScenariosView): Html {
  const active = scenarios.filter(one => one.active);
  return html`<div class="head">
<h1>Scenarios ${active.length === 0 ? badge('off', 'None') : badge('waiting', active.map(({ name }) => name).join(' + '))}</h1>
<p class="muted">A scenario is a start with its own data, answers, faults and time.</p>
</div>
${scenarios.length === 0 ? html`<p class="muted">There are none: start with --scenarios and a folder.</p>` : chooser(place, scenarios)}
<section aria-labelledby="recorded">
<h2 id="recorded">What has happened</h2>
<p class="muted">Since the recording began, as a scenario: records that were changed, answers, faults and the clock. Save it as a file in the folder of scenarios.</p>
${recorded === null ? html`<p class="muted">Nothing is recorded yet.</p>` : codeBlock('recorded-scenario', 'Scenario', JSON.stringify(recorded.scenario, null, 2))}
${recorded !== null && recorded.left.length > 0 && html`<p class="notice">Left out, because a scenario cannot contain them: ${recorded.left.join(', ')}</p>`}
<form method="post" action="${hrefOf(place, '/scenarios/record')}"><p class="actions"><button class="button" type="submit">Record from now on</button></p></form>
</section>`;
}

const chooser = (
  place: DashboardPlace,
  scenarios: readonly ListedScenario[],
): Html => html`<form class="stack" method="post" action="${hrefOf(place, '/scenarios/use')}">
<fieldset class="field"><legend>Begin with</legend>
<div class="choices">
${scenarios.map(
  ({ name, description, active }) =>
    html`<label class="choice"><input type="checkbox" name="names" value="${name}"${active && html` checked`}><span>${name}${description !== null && html` <span class="muted">${description}</span>`}</span></label>\n`,
)}</div></fieldset>
<p class="muted">Beginning again clears the data, the requests, answers and faults. Without a choice, it is a reset.</p>
<p class="actions"><button class="button primary" type="submit">Begin again</button></p>
</form>`;
