/** Part of each program in TypeScript: makes the calls one after another, and prints a line of JSON for each. */
import { createHash } from 'node:crypto';

export const notOffered: unique symbol = Symbol('not offered');

export async function printCalls(calls: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> {
  for (const [call, make] of Object.entries(calls)) {
    const line = await make().then(
      value => (value === notOffered ? { call, offered: false } : { call, value }),
      error => ({ call, error: error instanceof Error ? error.message : JSON.stringify(error) }),
    );
    console.log(JSON.stringify(line));
  }
}

export const seconds = (time: string | Date): number => Math.floor(new Date(time).getTime() / 1000);

export async function digest(content: Blob | ArrayBuffer): Promise<{ sha256: string; size: number }> {
  const bytes = new Uint8Array(content instanceof Blob ? await content.arrayBuffer() : content);
  return { sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
}

/** When the link of the programs expires. */
export const expiry = (): Date => new Date(Number(input('LINK_EXPIRES')) * 1000);

/** A variable that the program gets. */
export function input(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}
