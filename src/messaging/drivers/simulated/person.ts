/** The people on the simulated channel: who they are, what they answer, and how long they take. */

/** Somebody on the simulated channel. */
export interface SimulatedPerson {
  readonly address: string;
  readonly name: string;
  /** What this person answers, one after the other, again and again. Empty: never. @default friendly answers */
  readonly answers?: readonly string[];
}

export const standardPeople: readonly SimulatedPerson[] = [
  { address: '+4915112345601', name: 'Mara Lindt' },
  { address: '+4915112345602', name: 'Jonas Weber' },
  { address: '+4915112345603', name: 'Aylin Demir' },
  { address: '+4915112345604', name: 'Tomasz Nowak' },
  { address: '+4915112345605', name: 'Chiara Rossi' },
  { address: '+4915112345606', name: 'Björn Åkesson', answers: [] },
];

/**
 * How a message to an address fares, by its last digits: like the test cards of payment services, so that every outcome
 * can be seen. `…404` does not exist, `…408` never answers the channel, `…503` fails at the first attempt, `…200` gets
 * messages but never reads or answers them.
 */
export type MessageFate = 'fine' | 'missing' | 'silent' | 'busy' | 'unread';

const fates: Readonly<Record<string, MessageFate>> = {
  '404': 'missing',
  '408': 'silent',
  '503': 'busy',
  '200': 'unread',
};

export const fateOf = (address: string): MessageFate =>
  fates[address.split('@')[0]?.slice(-3) ?? ''] ?? 'fine';

const friendly: readonly string[] = [
  'Thanks, got it!',
  'Sounds good to me.',
  'Let me check and come back to you.',
  'Great, see you then 👋',
  'Could you send me the details?',
];

const toQuestions: readonly string[] = [
  'Yes, that works.',
  'I am not sure yet, ask me again tomorrow.',
  'No, sorry, not today.',
];

/** What a person answers to a text; `null`: nothing. `random`: from 0 to below 1; `count`: messages before. */
export function answerOf(
  { answers }: SimulatedPerson,
  text: string,
  count: number,
  random: () => number,
): string | null {
  if (answers !== undefined) return answers[count % Math.max(1, answers.length)] ?? null;
  const possible = text.trim().endsWith('?') ? toQuestions : friendly;
  return possible[Math.floor(random() * possible.length)] ?? null;
}

/** How long it takes until a message arrives, is read, and is answered, in milliseconds after it was sent. */
export function pause(text: string, random: () => number) {
  const delivered = 300 + random() * 700;
  const read = delivered + 1_000 + random() * 2_000;
  // People read, and then type.
  const answered = read + 500 + Math.min(text.length, 200) * 20 + random() * 2_000;
  return { delivered, read, answered };
}
