import { html } from '../../../html.ts';
import { layout, workspaceHref } from '../../../layout.ts';
import type { Frame } from '../../../views.ts';
import type { ClickAnalytics } from '../views.ts';
import { clickReport } from './chart.ts';

/** The clicks on all links of a workspace. */
export const analyticsPage = (frame: Frame, clicks: ClickAnalytics): string =>
  layout(
    frame,
    'Link analytics',
    html`<div class="head">
<h1>Analytics</h1>
<p class="muted">The clicks on all links of this workspace, including deleted ones. Days are in UTC.</p>
</div>
${clickReport('Clicks on all links', clicks, workspaceHref(frame, '/link-analytics'))}`,
  );
