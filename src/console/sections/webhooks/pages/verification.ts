/** How a receiver verifies a delivery, in four languages, with the libraries of Standard Webhooks. */
import { type Html, html } from '../../../html.ts';
import { codeBlock } from '../../../pages/parts.ts';

/** The webhook that a program receives from, as far as it is known. */
interface Receiver {
  /** `null`: it is a destination, which no request is sent to. */
  readonly url: string | null;
  /** One of the event types that it receives. */
  readonly type: string;
}

interface Program {
  readonly name: string;
  readonly language: string;
  /** `origin`: what is sent. `type`: an event type as a string of all four languages. */
  code(origin: string, type: string): string;
}

const programs: readonly Program[] = [
  {
    name: 'javascript',
    language: 'JavaScript',
    code: (origin, type) => `import { Webhook } from "standardwebhooks";

// ${origin}
// WEBHOOK_SECRET: the secret of this webhook
const webhook = new Webhook(process.env.WEBHOOK_SECRET);
// body: the raw request body, before it is parsed
const event = webhook.verify(body, headers);
if (event.type === ${type}) console.log(event.data);`,
  },
  {
    name: 'python',
    language: 'Python',
    code: (origin, type) => `import os
from standardwebhooks.webhooks import Webhook

# ${origin}
# WEBHOOK_SECRET: the secret of this webhook
webhook = Webhook(os.environ["WEBHOOK_SECRET"])
# body: the bytes as they came, not parsed and written again
event = webhook.verify(body, headers)
if event["type"] == ${type}:
    print(event["data"])`,
  },
  {
    name: 'go',
    language: 'Go',
    code: (
      origin,
      type,
    ) => `import standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

// ${origin}
// WEBHOOK_SECRET: the secret of this webhook
wh, err := standardwebhooks.NewWebhook(os.Getenv("WEBHOOK_SECRET"))
// body: the bytes as they came, not parsed and written again
err = wh.Verify(body, request.Header)
// err is nil for a delivery of this webhook, such as ${type}`,
  },
  {
    name: 'php',
    language: 'PHP',
    code: (origin, type) => `// ${origin}
// WEBHOOK_SECRET: the secret of this webhook
$webhook = new \\StandardWebhooks\\Webhook(getenv("WEBHOOK_SECRET"));
// $body: the raw request body, before it is parsed
$event = $webhook->verify($body, $headers);
if ($event["type"] === ${type}) print_r($event["data"]);`,
  },
];

/** In a URL, no character of a path ends a comment. */
function originOf(url: string | null): string {
  if (url === null) return 'A message, with the headers of a webhook';
  try {
    return `POST ${new URL(url).pathname}`;
  } catch {
    return 'POST /';
  }
}

/**
 * Tabs of radio buttons, which work without scripts. `receiver`: `null` if it is not known yet. `part`: what stands
 * around a program.
 */
export const verificationTabs = (
  id: string,
  receiver: Receiver | null,
  part: (name: string, content: Html) => Html = (_, content) => content,
): Html => html`<fieldset class="tabs"><legend class="hush">Language</legend>
${programs.map(({ name, language, code }, index) => {
  const text = code(
    originOf(receiver === null ? '' : receiver.url),
    JSON.stringify(receiver?.type ?? 'key.created'),
  );
  return html`<input type="radio" name="${id}" id="${id}-${name}" data-view${index === 0 && html` checked`}><label for="${id}-${name}">${language}</label>
<div class="tab">${part(name, codeBlock(`${id}-code-${name}`, language, text))}</div>
`;
})}</fieldset>`;

export const verification = (
  receiver: Receiver,
): Html => html`<section class="card" aria-labelledby="verify-title"><h2 id="verify-title">Verify deliveries</h2>
<p class="muted">A receiver checks the signature of each delivery with the secret of this webhook.</p>
${verificationTabs('verify', receiver)}</section>`;
