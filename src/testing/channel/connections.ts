import assert from 'node:assert/strict';
import { freshId, opened, settingsFor, soon, texting } from './opened.ts';
import { TestSession } from './session.ts';
import { type DriverCase, test } from './world.ts';

export const connectionCases: readonly DriverCase[] = [
  test('the driver describes itself', async world => {
    const { driver } = world;
    const settings = await settingsFor(world, freshId('ins'));
    assert.match(driver.name, /^[a-z][a-z0-9_-]{0,31}$/);
    assert.notEqual(driver.description, '');
    assert.equal(driver.settings.type, 'object');
    const names = Object.keys((driver.settings.properties ?? {}) as object);
    for (const name of [...driver.secrets, ...Object.keys(settings)])
      assert.ok(names.includes(name), `the schema of the settings has no ${name}`);
    assert.equal(new Set(driver.commands).size, driver.commands.length);
    assert.ok(driver.contents.includes('text'));
  }),
  test('an instance opens, says its address, and answers heartbeats', async world => {
    const { session, connection, end } = await opened(world);
    assert.match(session.of('open')[0]?.address ?? '', /^[^\s]{1,255}$/);
    await connection.heartbeat(soon());
    await connection.heartbeat(soon());
    await end();
  }),
  test('what it remembers is enough to open again', async world => {
    const instanceId = freshId('ins');
    const first = await opened(world, { instanceId });
    const address = first.session.of('open')[0]?.address;
    await first.end();
    const { memory } = first.session;
    if (world.pair !== undefined) assert.notEqual(memory, null, 'a pairing is remembered');
    const second = await opened(world, { instanceId, memory });
    assert.equal(second.session.of('pairing').length, 0, 'it is not paired again');
    assert.equal(second.session.of('open')[0]?.address, address);
    await second.end();
  }),
  test('a code has a method, a text and a time in the future', async world => {
    if (world.pair === undefined) return;
    const session = new TestSession({
      instanceId: freshId('ins'),
      settings: await settingsFor(world, freshId('ins')),
      memory: null,
    });
    const connection = await world.driver.connect(session);
    await session.until('a code', () => session.of('pairing').length > 0);
    const [code] = session.of('pairing');
    assert.equal(code?.method, 'qr');
    assert.match(code?.text ?? '', /^.{1,2000}$/);
    assert.ok(Date.parse(code?.expiresAt ?? '') > Date.now());
    assert.equal(session.of('open').length, 0, 'it is not open before it is paired');
    await connection.disconnect({ logOut: false, ...soon() });
    session.end();
  }),
  test('after a log-out it has to be paired again', async world => {
    if (world.pair === undefined) return;
    const instanceId = freshId('ins');
    const first = await opened(world, { instanceId });
    await first.end(true);
    const second = await opened(world, { instanceId, memory: null });
    assert.ok(second.session.of('pairing').length > 0);
    await second.end();
  }),
  test('a connection that breaks is told, or no longer answers heartbeats; the next one works', async world => {
    const instanceId = freshId('ins');
    const { session, connection, end } = await opened(world, { instanceId });
    await world.cut(instanceId);
    const isReported = session.until('the end', () => session.of('closed').length > 0).then(() => true);
    const isNoticed = connection.heartbeat(soon()).then(
      () => isReported,
      () => true,
    );
    assert.ok(await Promise.any([isReported, isNoticed]));
    for (const { retry, reason } of session.of('closed')) {
      assert.equal(retry, true);
      assert.notEqual(reason, '');
    }
    await end().catch(() => {});
    session.end();
    const again = await opened(world, { instanceId, memory: session.memory });
    await again.connection.heartbeat(soon());
    await again.connection.send(texting(world.person, 'Hello again'), soon());
    await again.end();
  }),
  test('a channel that does not answer is never taken for alive', async world => {
    const instanceId = freshId('ins');
    const { session, connection } = await opened(world, { instanceId });
    await world.silence(instanceId);
    const limit = new AbortController();
    // By the clock that the driver goes by.
    session.after(300, () => limit.abort(new Error('too late')));
    const answer = await Promise.race([
      connection.heartbeat({ signal: limit.signal }).then(
        () => 'alive',
        () => 'dead',
      ),
      new Promise<string>(resolve => session.after(600, () => resolve('no answer'))),
    ]);
    assert.notEqual(answer, 'alive');
    session.end();
  }),
  test('after it has disconnected it tells nothing more', async world => {
    const { session, end } = await opened(world);
    await end();
    const reported = session.events.length;
    await new Promise<void>(resolve => session.after(50, resolve));
    assert.equal(session.events.length, reported);
  }),
  test('instances do not see each other', async world => {
    const [first, second] = [freshId('ins'), freshId('ins')];
    const one = await opened(world, { instanceId: first });
    const other = await opened(world, { instanceId: second });
    await world.write(first, 'only for one');
    await one.session.until('the message', () => one.session.of('message').length === 1);
    await one.end();
    await other.connection.heartbeat(soon());
    assert.equal(other.session.of('message').length, 0);
    await other.end();
  }),
];
