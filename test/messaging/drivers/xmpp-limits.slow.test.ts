/** What a server may cost: a limit on everything that it sends, and a reason that the instance shows. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import tls from 'node:tls';
import { fileURLToPath } from 'node:url';
import { deflateSync, gzipSync } from 'node:zlib';
import { ChannelError } from '../../../src/channel/errors.ts';
import { Frames } from '../../../src/messaging/drivers/xmpp/frames.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { until } from '../../until.ts';
import { cert } from '../../webhooks/self-signed.ts';
import { account, flood, header, type Lies, liar, mechanisms, obliging } from './xmpp-liar.ts';

const test = suiteOf('Limits of XMPP servers');
const stanzaLimit = 200_000;
/** What may be on its way when the connection ends, in bytes: the buffers of two sockets. */
const onItsWay = 12 * 1024 ** 2;

/** Lets the driver trust the certificate of the test. */
function trusting(cleanup: Cleanup): void {
  const { connect } = tls;
  tls.connect = ((options: tls.ConnectionOptions) => connect({ ...options, ca: cert })) as typeof connect;
  cleanup(() => {
    tls.connect = connect;
  });
}

const name = 'urn:ietf:params:xml:ns:xmpp-sasl';
const challenge = `<challenge xmlns='${name}'>${Buffer.from('r=x,s=eA==,i=1').toString('base64')}</challenge>`;

/** What a server floods with: what it says first, and then again and again. */
const floods: Record<string, { first?: string; again: string; before: RegExp; after?: RegExp }> = {
  'elements in elements': {
    again: '<a>',
    before: /nested deeper than 100 levels/,
    after: /nested deeper than 100 levels/,
  },
  'children of an element': {
    first: '<message>',
    again: '<a/>',
    before: /elements and attributes|more than \d+ bytes/,
    after: /more than 6250 elements and attributes/,
  },
  'a text': {
    first: '<message><body>',
    again: 'text ',
    before: /a stanza of more than 200000 bytes/,
    after: /a stanza of more than 200000 bytes/,
  },
  'a CDATA section': {
    first: '<message><body><![CDATA[',
    again: ']] ',
    before: /a stanza of more than 200000 bytes/,
    after: /a stanza of more than 200000 bytes/,
  },
  'the value of an attribute': {
    first: "<message a='",
    again: 'value>',
    before: /a stanza of more than 200000 bytes/,
    after: /a stanza of more than 200000 bytes/,
  },
  'the name of an element': {
    first: '<',
    again: 'name',
    before: /a stanza of more than 200000 bytes/,
    after: /a stanza of more than 200000 bytes/,
  },
  'attributes of an element': {
    first: '<message ',
    again: "a='' ",
    before: /more than 100 attributes/,
    after: /more than 100 attributes/,
  },
  'text between stanzas': {
    again: 'text',
    before: /text outside of stanzas/,
    after: /text outside of stanzas/,
  },
  comments: { again: '<!-- comment -->', before: /XML as XMPP allows it/, after: /XML as XMPP allows it/ },
  'a document type': {
    again: '<!DOCTYPE a [<!ENTITY b "b">]>',
    before: /XML as XMPP allows it/,
    after: /XML as XMPP allows it/,
  },
  'an instruction': { again: '<?a a?>', before: /XML as XMPP allows it/, after: /XML as XMPP allows it/ },
  'stanzas before the log-in': {
    again: "<message from='x@localhost'><body>Hello</body></message>",
    before: /more than 262144 bytes before the log-in/,
  },
  'challenges before the log-in': { again: challenge, before: /more than 262144 bytes before the log-in/ },
  'spaces before the log-in': { again: ' ', before: /more than 262144 bytes before the log-in/ },
  'offers of a log-in': {
    again: mechanisms,
    before: /offers a log-in twice/,
    after: /offers a log-in after the log-in/,
  },
};

for (const isEncrypted of [false, true]) {
  const how = isEncrypted ? 'after TLS' : 'without TLS';
  for (const [what, { first = '', again, before, after }] of Object.entries(floods)) {
    test(`${what}, without an end, before the log-in and ${how}: the connection is closed with the reason`, async cleanup => {
      trusting(cleanup);
      let sent = Promise.resolve(0);
      const port = await liar(
        cleanup,
        {
          begin: socket => {
            socket.write(`${header}${first}`);
            sent = flood(socket, again);
          },
        },
        { isEncrypted },
      );
      const { driver, session } = account(cleanup, port, { stanzaLimit });
      await assert.rejects(driver.connect(session), (error: unknown) => {
        assert.ok(error instanceof ChannelError);
        assert.match(error.message, before);
        assert.equal(error.retry, true);
        return true;
      });
      assert.ok((await sent) < onItsWay, `${await sent} bytes were taken`);
    });

    if (after !== undefined)
      test(`${what}, without an end, after the log-in and ${how}: the connection is closed with the reason`, async cleanup => {
        trusting(cleanup);
        let sent = Promise.resolve(0);
        let begun = false;
        const port = await liar(
          cleanup,
          {
            online: (socket, text) => {
              if (begun) return;
              obliging(socket, text);
              if (text !== '') return;
              // After the log-in has arrived.
              setTimeout(() => {
                begun = true;
                socket.write(first);
                sent = flood(socket, again);
              }, 50);
            },
          },
          { isEncrypted },
        );
        const { driver, session } = account(cleanup, port, { stanzaLimit });
        await driver.connect(session);
        await until(
          () => session.of('closed').length > 0,
          () => session.events,
        );
        assert.match(session.of('closed')[0]?.reason ?? '', after);
        assert.equal(session.of('closed')[0]?.retry, true);
        assert.ok((await sent) < onItsWay, `${await sent} bytes were taken`);
      });
  }
}

for (const [what, first, again] of [
  ['the value of an attribute of the header', "<stream:stream a='", 'value'],
  ['the name of the header', '<', 'name'],
  ['a declaration before the header', '<?', 'xml '],
  ['spaces before the header', '', ' '],
] as const)
  test(`${what} may have 16384 bytes`, async cleanup => {
    let sent = Promise.resolve(0);
    const port = await liar(cleanup, {
      begin: socket => {
        socket.write(first);
        sent = flood(socket, again);
      },
    });
    const { driver, session } = account(cleanup, port);
    await assert.rejects(driver.connect(session), /a header of more than 16384 bytes/);
    assert.ok((await sent) < onItsWay);
  });

for (const [what, bytes] of [
  ['zlib', deflateSync(Buffer.alloc(1_000_000))],
  ['gzip', gzipSync(Buffer.alloc(1_000_000))],
] as const)
  test(`a stream that is compressed with ${what}, which nobody has asked for, is no stream`, async cleanup => {
    const port = await liar(cleanup, { begin: socket => void socket.write(bytes) });
    const { driver, session } = account(cleanup, port);
    await assert.rejects(driver.connect(session), /text outside of stanzas|not XML as XMPP allows it/);
  });

for (const [when, step] of [
  ['before', 'begin'],
  ['after', 'online'],
] as const)
  test(`another address that a server names ${when} the log-in is not followed`, async cleanup => {
    let connections = 0;
    const other = await liar(cleanup, {
      begin: () => {
        connections += 1;
      },
    });
    const refer = (socket: Socket) =>
      void socket.write(
        `${step === 'begin' ? header : ''}<stream:error><see-other-host xmlns='urn:ietf:params:xml:ns:xmpp-streams'>127.0.0.1:${other}</see-other-host></stream:error>`,
      );
    let begun = false;
    const lies: Lies = {
      [step]: (socket: Socket) => {
        if (begun) return;
        begun = true;
        if (step === 'begin') refer(socket);
        else setTimeout(() => refer(socket), 50);
      },
    };
    const { driver, session } = account(cleanup, await liar(cleanup, lies));
    const reason = /refers to another address, which is not followed/;
    if (step === 'begin') await assert.rejects(driver.connect(session), reason);
    else {
      await driver.connect(session);
      await until(
        () => session.of('closed').length > 0,
        () => session.events,
      );
      assert.match(session.of('closed')[0]?.reason ?? '', reason);
    }
    // Longer than the library waits for the end of the old connection.
    await new Promise(resolve => setTimeout(resolve, 2_500));
    assert.equal(connections, 0);
  });

test('messages that wait to be stored are limited, and the connection is closed with the reason', async cleanup => {
  let sent = Promise.resolve(0);
  const port = await liar(cleanup, {
    online: (socket, text) => {
      if (text === '') sent = flood(socket, "<message from='x@localhost'><body>Hello</body></message>");
    },
  });
  const { driver, session } = account(cleanup, port);
  await driver.connect(session);
  await until(
    () => session.of('closed').length > 0,
    () => session.events,
  );
  assert.match(session.of('closed')[0]?.reason ?? '', /sends more than can be stored/);
  assert.ok((await sent) < onItsWay);
});

test('large messages that wait to be stored are limited by their size', async cleanup => {
  let sent = Promise.resolve(0);
  const body = 'x'.repeat(1_000_000);
  const port = await liar(cleanup, {
    online: (socket, text) => {
      if (text === '')
        sent = flood(socket, `<message from='x@localhost'><body>${body}</body></message>`, 4 * onItsWay);
    },
  });
  const { driver, session } = account(cleanup, port);
  await driver.connect(session);
  await until(
    () => session.of('closed').length > 0,
    () => session.events,
  );
  assert.match(session.of('closed')[0]?.reason ?? '', /sends more than can be stored/);
  assert.ok((await sent) < 3 * onItsWay);
});

test('requests of a server that does not read the answers are limited', async cleanup => {
  let sent = Promise.resolve(0);
  const port = await liar(cleanup, {
    online: (socket, text) => {
      if (text !== '') return;
      socket.pause();
      sent = flood(socket, "<iq type='get' id='1'><a/></iq>", 60 * 1024 ** 2);
    },
  });
  const { driver, session } = account(cleanup, port);
  await driver.connect(session);
  await until(
    () => session.of('closed').length > 0,
    () => session.events,
  );
  assert.match(session.of('closed')[0]?.reason ?? '', /does not read the answers to its requests/);
  await sent;
});

test('an archive that sends more than was asked for ends the connection', async cleanup => {
  const port = await liar(cleanup, {
    online: (socket, text) => {
      const [, id] = /queryid="([^"]+)"/.exec(text) ?? [];
      if (id === undefined) return obliging(socket, text);
      void flood(
        socket,
        `<message><result xmlns='urn:xmpp:mam:2' queryid='${id}' id='1'><forwarded xmlns='urn:xmpp:forward:0'><message from='x@localhost'><body>Hello</body></message></forwarded></result></message>`,
      );
    },
  });
  const { driver, session } = account(cleanup, port);
  await driver.connect(session);
  await until(
    () => session.of('closed').length > 0,
    () => session.events,
  );
  assert.match(
    session.of('closed')[0]?.reason ?? '',
    /archive of the server has sent more than was asked for/,
  );
});

test('a letter that arrives in two parts is one letter, and spaces between stanzas are nothing', async cleanup => {
  const text = Buffer.from("<message from='x@localhost' type='chat' id='1'><body>Grüße 👋</body></message>");
  let [at, asked] = [0, ''];
  const port = await liar(cleanup, {
    online: (socket, given) => {
      asked += given;
      if (at === text.length) obliging(socket, given);
      if (given !== '') return;
      socket.setNoDelay(true);
      const next = () => {
        if (at < text.length) socket.write(text.subarray(at, ++at), () => setTimeout(next, 1));
        else {
          obliging(socket, asked);
          void flood(socket, ' ', 3 * 1024 ** 2);
        }
      };
      next();
    },
  });
  const { driver, session } = account(cleanup, port);
  await driver.connect(session);
  await session.until('the message', () => session.of('message').length > 0);
  assert.deepEqual(session.of('message')[0]?.content, { kind: 'text', text: 'Grüße 👋' });
  assert.equal(session.of('closed').length, 0);
});

test('what is cut into stanzas is the same however it arrives', () => {
  const parts = [
    `${header}`,
    `<a/>`,
    `<b c="d>e" f = 'g"h'>i<j k=''/>l</b >`,
    `<m><![CDATA[<n>]]]]></m>`,
    `<o:p.q-r_s xmlns:o="ü">👋 &lt;</o:p.q-r_s>`,
    `</stream:stream>`,
  ];
  const whole = Buffer.from(parts.join(' \n'));
  for (let size = 1; size <= whole.length; size += 1) {
    const frames = new Frames(10_000);
    const complete: string[] = [];
    for (let at = 0; at < whole.length; at += size)
      complete.push(...frames.take(whole.subarray(at, at + size)).map(String));
    assert.deepEqual(complete, parts, `in parts of ${size} bytes`);
  }
});

for (const text of [
  '<a "x>"/>',
  '<a b=c/>',
  '<a b/>',
  '<a / b="c"/>',
  '<a!b/>',
  '<a></a b>',
  '</ a>',
  '<a><!b></a>',
  '<a><![cdata[b]]></a>',
  '<a><?b?></a>',
  '<>',
  '<a<b/>',
  '\u0000',
])
  test(`${JSON.stringify(text)} is refused, since the parser would see something else`, () => {
    const frames = new Frames(10_000);
    frames.take(Buffer.from(header));
    assert.throws(() => frames.take(Buffer.from(text)), /not XML as XMPP allows it|text outside of stanzas/);
  });

for (const when of ['before', 'after'])
  test(`a process with a small heap survives a server that sends elements in elements ${when} the log-in`, async cleanup => {
    const endless = (socket: Socket, text: string) => void flood(socket, text, 100 * 1024 ** 2);
    const port = await liar(
      cleanup,
      when === 'before'
        ? { begin: socket => endless(socket, `${header}${'<a>'.repeat(5_000)}`) }
        : { online: (socket, text) => text === '' && void setTimeout(() => endless(socket, '<a>'), 50) },
    );
    const child = spawn(
      process.execPath,
      [
        '--max-old-space-size=150',
        '--import',
        'tsx',
        fileURLToPath(new URL('./xmpp-process.ts', import.meta.url)),
        String(port),
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    cleanup(() => child.kill('SIGKILL'));
    let [out, err] = ['', ''];
    child.stdout.on('data', data => {
      out += data;
    });
    child.stderr.on('data', data => {
      err += data;
    });
    const [code] = await once(child, 'close');
    assert.deepEqual(
      [code, out.trim()],
      [0, 'The server has sent a stanza that is nested deeper than 100 levels'],
      err,
    );
  });

test.run();
