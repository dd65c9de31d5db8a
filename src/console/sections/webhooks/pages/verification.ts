/** How a receiver verifies a delivery, in four languages, with the libraries of Standard Webhooks. */
import { html } from '../../../html.ts';
import { codeBlock } from '../../../pages/parts.ts';

const programs: readonly (readonly [id: string, label: string, code: string])[] = [
  [
    'javascript',
    'JavaScript',
    `import { Webhook } from "standardwebhooks";

// body: the text as it came, not parsed and written again
const event = new Webhook(process.env.WEBHOOK_SECRET).verify(body, headers);`,
  ],
  [
    'python',
    'Python',
    `import os
from standardwebhooks.webhooks import Webhook

# body: the bytes as they came, not parsed and written again
event = Webhook(os.environ["WEBHOOK_SECRET"]).verify(body, headers)`,
  ],
  [
    'go',
    'Go',
    `import standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

wh, err := standardwebhooks.NewWebhook(os.Getenv("WEBHOOK_SECRET"))
// body: the bytes as they came, not parsed and written again
err = wh.Verify(body, request.Header)`,
  ],
  [
    'php',
    'PHP',
    `$webhook = new \\StandardWebhooks\\Webhook(getenv("WEBHOOK_SECRET"));
// $body: the text as it came, not parsed and written again
$event = $webhook->verify($body, $headers);`,
  ],
];

/** Tabs of radio buttons, which work without scripts. */
export const verification = html`<section class="card" aria-labelledby="verify-title"><h2 id="verify-title">Verify deliveries</h2>
<p class="muted">A receiver checks the signature of each delivery with the secret of this webhook.</p>
<fieldset class="tabs"><legend class="hush">Language</legend>
${programs.map(
  ([id, label, code], index) =>
    html`<input type="radio" name="verify" id="verify-${id}"${index === 0 && html` checked`}><label for="verify-${id}">${label}</label>
<div class="tab">${codeBlock(`verify-code-${id}`, label, code)}</div>
`,
)}</fieldset></section>`;
