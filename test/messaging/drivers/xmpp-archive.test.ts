/** Copies of what another device has sent come without an id: the archive of the server has it. */
import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { account, liar, obliging } from './xmpp-liar.ts';

const test = suiteOf('Copies of messages and the archive of an XMPP server');
/** What another device has sent, whose id for it is that of the archive with a letter before. */
const forwarded = (id: string) =>
  `<forwarded xmlns='urn:xmpp:forward:0'><message from='shop@localhost/phone' to='ann@localhost' type='chat' id='x${id}'><body>Hello</body></message></forwarded>`;
const copy = (id: string) =>
  `<message from='shop@localhost' to='shop@localhost/test'><sent xmlns='urn:xmpp:carbons:2'>${forwarded(id)}</sent></message>`;

/** A connection whose server has an archive, and gives messages ids that it leaves out of copies. */
async function connected(cleanup: Cleanup) {
  /** The ids of the archive, and the places after which it was asked for more. */
  const [kept, asked]: [string[], (string | undefined)[]] = [['a0'], []];
  let socket: Socket | undefined;
  const online = (here: Socket, text: string) => {
    socket = here;
    for (const [request, id] of text.matchAll(/<iq [^>]*id="([^"]+)".*?<\/iq>/g)) {
      const queryId = /queryid="([^"]+)"/.exec(request)?.[1];
      if (queryId !== undefined) {
        const after = /<after>([^<]*)</.exec(request)?.[1];
        asked.push(after);
        const page = kept.slice(kept.indexOf(after ?? '') + 1);
        for (const one of page)
          here.write(
            `<message><result xmlns='urn:xmpp:mam:2' queryid='${queryId}' id='${one}'>${forwarded(one)}</result></message>`,
          );
        here.write(
          `<iq type='result' id='${id}'><fin xmlns='urn:xmpp:mam:2' complete='true'><set xmlns='http://jabber.org/protocol/rsm'/></fin></iq>`,
        );
      } else if (request.includes('disco#info'))
        here.write(
          `<iq type='result' id='${id}'><query xmlns='http://jabber.org/protocol/disco#info'><feature var='urn:xmpp:sid:0'/></query></iq>`,
        );
      else obliging(here, request);
    }
  };
  const port = await liar(cleanup, { online });
  const { driver, session } = account(cleanup, port, {}, { archive: 'a0', rooms: [] });
  const connection = await driver.connect(session);
  cleanup(() => connection.disconnect({ logOut: false, signal: AbortSignal.timeout(10_000) }));
  await session.until('open', () => session.of('open').length > 0);
  /** Another device sends messages, whose copies arrive together. */
  const sends = async (...ids: string[]) => {
    kept.push(...ids);
    socket?.write(ids.map(copy).join(''));
    await session.until('all copies', () => session.of('message').length === kept.length - 1);
  };
  const reported = () => session.of('message').map(({ externalId }) => externalId);
  return { asked, sends, reported };
}

test('gets copies that arrive together their ids with one question, and later ones with another', async cleanup => {
  const { asked, sends, reported } = await connected(cleanup);
  assert.deepEqual(asked, ['a0'], 'what was sent before');
  await sends('a1', 'a2', 'a3');
  assert.deepEqual(asked, ['a0', 'a0']);
  await sends('a4');
  assert.deepEqual(asked, ['a0', 'a0', 'a3']);
  assert.deepEqual(reported(), ['a1', 'a2', 'a3', 'a4']);
});

test.run();
