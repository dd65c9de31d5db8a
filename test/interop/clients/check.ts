/** Runs clients, two at a time, and reports each of them. */
import type { Client } from './client.ts';
import { clients } from './list.ts';
import { type Outcome, runClient } from './run.ts';
import { differencesOfTable } from './table.ts';

const atOnce = 2;

/** The clients whose folder has one of the texts in its name; all of them without texts. */
export function chosenClients(texts: readonly string[]): readonly Client[] {
  if (texts.length === 0) return clients;
  const unknown = texts.filter(text => !clients.some(({ name }) => name.includes(text)));
  if (unknown.length > 0)
    throw new Error(
      `No client is called ${unknown.join(', ')}: ${clients.map(({ name }) => name).join(', ')}`,
    );
  return clients.filter(({ name }) => texts.some(text => name.includes(text)));
}

/** Runs clients. `report` is told about each as soon as it has ended. Returns what the table says wrongly. */
export async function checkClients(
  chosen: readonly Client[],
  { isWritten, report }: { readonly isWritten: boolean; readonly report: (outcome: Outcome) => void },
): Promise<string[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...chosen];
  const work = async () => {
    for (let client = waiting.shift(); client !== undefined; client = waiting.shift()) {
      const outcome = await runClient(client);
      outcomes.push(outcome);
      report(outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return differencesOfTable(clients, outcomes, isWritten);
}
