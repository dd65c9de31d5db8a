/** The content of a message. */
import type { MediaStatus, Message, TextContent, UnsupportedContent } from '../../../../generated/types.ts';
import { shortened, time } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import type { Quoted } from '../views.ts';

/** In one line, for lists. */
export function summaryOf({ content }: Quoted): string {
  if (content === null) return 'Deleted message';
  switch (content.kind) {
    case 'text':
      return shortened(content.text, 80);
    case 'media':
      return `File${content.caption === null ? '' : `: ${content.caption}`}`;
    case 'location':
      return `Location${content.name === null ? '' : `: ${content.name}`}`;
    case 'contact':
      return `Contact: ${content.name}`;
    case 'poll':
      return `Poll: ${content.question}`;
    case 'unsupported':
      return `Unsupported content${content.type === null ? '' : `: ${content.type}`}`;
  }
}

/** Where the rest of a long text is. */
const whole = (
  { truncated, media_id }: TextContent | UnsupportedContent,
  fileHref: (mediaId: string) => string,
): Html | false =>
  truncated === true &&
  html`<p class="muted">This is the beginning. ${media_id !== undefined && html`<a href="${fileHref(media_id)}">Download all of it</a>`}</p>`;

/** What people read of a file that is not stored. */
function fileWords({ state, reason, retry_at }: MediaStatus): Html {
  const next =
    retry_at === null ? html` It is not tried again by itself.` : html` Next attempt: ${time(retry_at)}.`;
  const why = reason === null ? '' : ` ${reason}.`;
  return state === 'pending'
    ? html`The file is not here yet.${why}${reason !== null && next}`
    : html`The file could not be stored.${why}${next}`;
}

/** How a page shows files: the URL of each, and whether it is a picture to show. */
interface FilesOnPage {
  readonly href: (mediaId: string) => string;
  readonly isPicture: (mediaId: string) => boolean;
}

/** A picture leads to its file, beside the chat. */
const file = (mediaId: string, caption: string | null, { href, isPicture }: FilesOnPage): Html =>
  isPicture(mediaId)
    ? html`<a class="message-picture" href="${href(mediaId)}" target="_blank" rel="noopener"><img src="${href(mediaId)}" alt="" loading="lazy"><span class="hush">${caption === null ? 'Picture' : `Picture: ${shortened(caption, 80)}`}</span></a>`
    : html`<p><a href="${href(mediaId)}">Download file</a></p>`;

/** `retry`: the button that asks for a file again. */
export function contentOf({ content }: Message, files: FilesOnPage, retry: Html | null): Html {
  if (content === null) return html`<p class="muted">Deleted message</p>`;
  switch (content.kind) {
    case 'text':
      return html`<p class="message-text">${content.text}</p>${whole(content, files.href)}`;
    case 'media':
      return html`${
        content.media.state === 'stored'
          ? file(content.media_id, content.caption, files)
          : html`<p class="muted">${fileWords(content.media)}</p>${content.media.state !== 'pending' && retry}`
      }
${content.caption !== null && html`<p class="message-text">${content.caption}</p>`}`;
    case 'location':
      return html`<p>Location: ${content.name ?? 'unnamed'} <code>${content.latitude}, ${content.longitude}</code></p>`;
    case 'contact':
      return html`<p>Contact: ${content.name} ${content.addresses.map(address => html`<code>${address}</code> `)}</p>`;
    case 'poll':
      return html`<p>Poll: ${content.question}</p><ul>${content.options.map(option => html`<li>${option}</li>`)}</ul>`;
    case 'unsupported':
      return html`<details><summary>${summaryOf({ content })}</summary><pre>${content.raw}</pre></details>${whole(content, files.href)}`;
  }
}
