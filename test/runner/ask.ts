/** How a test requests a shared part. */
import { LeftOut } from './left-out.ts';
import type { FromRunner, FromWorker, PartAnswer, SharedPart } from './messages.ts';

const asked = new Map<SharedPart, Promise<string>>();

/** The address of a part. @throws LeftOut in a quick run */
export function addressOf(part: SharedPart): Promise<string> {
  let address = asked.get(part);
  if (address === undefined) {
    address = ask(part);
    asked.set(part, address);
  }
  return address;
}

async function ask(part: SharedPart): Promise<string> {
  if (process.send === undefined) throw new Error(`${part}: run this file by test/run.ts, which shares one`);
  const answer = new Promise<PartAnswer>(resolve => {
    const listen = (message: FromRunner) => {
      if (!('part' in message) || message.part !== part) return;
      process.off('message', listen);
      resolve(message);
    };
    process.on('message', listen);
  });
  // The channel to the runner keeps no process alive, except while a test waits for a part.
  process.channel?.ref();
  process.send({ need: part } satisfies FromWorker);
  const found = await answer;
  process.channel?.unref();
  if ('address' in found) return found.address;
  throw 'leftOut' in found ? new LeftOut(found.leftOut) : new Error(`${part}: ${found.error}`);
}
