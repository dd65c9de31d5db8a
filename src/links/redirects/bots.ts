/** Which user agents are bots: beside `isbot`, what it does not know, and what it takes for a bot by mistake. */
import { isbot } from 'isbot';

/** Programs that fetch a link before somebody opens it. */
const fetchers = [
  // Word, Excel, PowerPoint and Outlook ask for a link themselves, and hand it to the browser then.
  /\bms-office\b|\bMSOffice\b|\bMicrosoft (?:Office|Outlook|Word|Excel|PowerPoint)\b/i,
  // TikTok loads the pages of ads in advance.
  /\bthirdLandingPageFeInfra\b/i,
];

/** Names of phones with `bot` in them. */
const phones = /\bM bot \d+\b/gi;

export const isBot = (agent: string): boolean =>
  agent === '' || fetchers.some(pattern => pattern.test(agent)) || isbot(agent.replaceAll(phones, ''));
