/** The content of a message. */
import type { Message } from '../../../../generated/types.ts';
import { type Html, html } from '../../../html.ts';

/** In one line, for lists. */
export function summaryOf({ content, deleted_at }: Pick<Message, 'content' | 'deleted_at'>): string {
  if (content === null || deleted_at !== null) return 'Deleted message';
  switch (content.kind) {
    case 'text':
      return content.text.length > 80 ? `${[...content.text].slice(0, 80).join('')}…` : content.text;
    case 'media':
      return `File${content.caption === null ? '' : `: ${content.caption}`}`;
    case 'location':
      return `Location${content.name === null ? '' : `: ${content.name}`}`;
    case 'contact':
      return `Contact: ${content.name}`;
    case 'poll':
      return `Poll: ${content.question}`;
  }
}

/** `fileHref`: the URL of a file. */
export function contentOf({ content }: Message, fileHref: (mediaId: string) => string): Html {
  if (content === null) return html`<p class="muted">Deleted message</p>`;
  switch (content.kind) {
    case 'text':
      return html`<p class="message-text">${content.text}</p>`;
    case 'media':
      return html`<p><a href="${fileHref(content.media_id)}">Download file</a></p>
${content.caption !== null && html`<p class="message-text">${content.caption}</p>`}`;
    case 'location':
      return html`<p>Location: ${content.name ?? 'unnamed'} <code>${content.latitude}, ${content.longitude}</code></p>`;
    case 'contact':
      return html`<p>Contact: ${content.name} ${content.addresses.map(address => html`<code>${address}</code> `)}</p>`;
    case 'poll':
      return html`<p>Poll: ${content.question}</p><ul>${content.options.map(option => html`<li>${option}</li>`)}</ul>`;
  }
}
