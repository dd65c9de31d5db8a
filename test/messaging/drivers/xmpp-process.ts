/** A process with one account on the server at the given port. It prints why its connection has ended. */
import { account } from './xmpp-liar.ts';

const { driver, session } = account(() => {}, Number(process.argv[2]));
try {
  await driver.connect(session);
  await session.until('the end', () => session.of('closed').length > 0);
  console.log(session.of('closed')[0]?.reason);
} catch (error) {
  console.log((error as Error).message);
}
session.end();
