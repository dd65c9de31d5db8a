/** What README.md says beside other tools: one line for each, with figures of bench/figures.json. */
import { readFileSync } from 'node:fs';
import { builtIn, errorTable } from '../src/factories/built-in/groups.ts';

/** Written by `node bench/peers.js --write`. */
interface Figures {
  /** Time to the first answer, relative to ours. */
  readonly firstAnswer: Readonly<Record<string, number>>;
  readonly wrongRequests: number;
  /** How many of the wrong requests each refuses. */
  readonly refused: Readonly<Record<string, number>>;
  /** Our requests for a second of CPU time, relative to Express. */
  readonly toExpress: Readonly<Record<string, number>>;
}

export const figures = JSON.parse(
  readFileSync(new URL('../bench/figures.json', import.meta.url), 'utf8'),
) as Figures;

export function why(): string {
  const { firstAnswer, wrongRequests, refused, toExpress } = figures;
  const operations = builtIn.flatMap(group => group.operations).length;
  const errors = Object.keys(errorTable).length;
  const of = (name: string) => `**${refused[name]} of ${wrongRequests}**`;
  const times = Math.floor(toExpress['items/item'] ?? 0);
  const starts = firstAnswer['json-server']?.toFixed(1);
  const lines = [
    `[Prism](https://github.com/stoplightio/prism) checks requests against the OpenAPI document, takes any key and keeps no change. It refuses ${of('Prism')}.`,
    `[json-server](https://github.com/typicode/json-server) keeps changes and starts in ${starts} of our time. Without keys and rules, it refuses ${of('json-server')}.`,
    `[Mockoon](https://mockoon.com) answers what you set up. With the document alone, it refuses ${of('Mockoon CLI')}.`,
    `[MSW](https://mswjs.io) answers inside your process, as \`mock.fetch\` does. With handlers made of the document, it refuses ${of('MSW')}.`,
    `**Your own Express routes** would be ${operations} operations with ${errors} errors to write, and would not be faster. For the same CPU time, \`items/item\` answers **${times} times** as many requests as a route in Express with a map of keys and a map of items.`,
  ];
  return lines.map(line => `- ${line}`).join('\n');
}
