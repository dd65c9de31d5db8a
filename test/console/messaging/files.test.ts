/** Files of messages. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { suiteOf } from '../../helper.ts';
import { home, start } from './pages.ts';

const test = suiteOf('Files of messages');

test('that are pictures are shown by the browser, with their type and their name, and run nothing', async () => {
  const { put, person, viewer, repository } = await start();
  const id = await put();
  const record = await repository.messaging.findMedia('ws_studio', 'med_demo_photo');
  for (const who of [person, viewer]) {
    const { status, headers, bytes } = await who.get(`${home}/${id}/media/med_demo_photo`);
    assert.equal(status, 200);
    assert.equal(headers['content-type'], 'image/png');
    assert.equal(headers['content-disposition'], 'inline; filename="error.png"');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.match(String(headers['content-security-policy']), /default-src 'none'|sandbox/);
    assert.equal(createHash('sha256').update(bytes).digest('hex'), record?.digest);
  }
});

test('that are no pictures, or may contain scripts, are downloaded', async () => {
  const { put, person, repository } = await start();
  const id = await put();
  const photo = await repository.messaging.findMedia('ws_studio', 'med_demo_photo');
  assert.ok(photo);
  for (const type of ['image/svg+xml', 'text/html', 'application/pdf', 'image/png+xml', 'text/plain']) {
    await repository.put('media', 'ws_studio', { ...photo, type });
    const { headers } = await person.get(`${home}/${id}/media/med_demo_photo`);
    assert.match(String(headers['content-disposition']), /^attachment;/, type);
  }
  await repository.put('media', 'ws_studio', photo);
});

test('without a name are downloaded under their id', async () => {
  const { put, person, repository } = await start();
  const id = await put();
  const photo = await repository.messaging.findMedia('ws_studio', 'med_demo_photo');
  assert.ok(photo);
  await repository.put('media', 'ws_studio', { ...photo, name: null });
  const { headers } = await person.get(`${home}/${id}/media/med_demo_photo`);
  assert.equal(headers['content-disposition'], 'inline; filename="med_demo_photo"');
  await repository.put('media', 'ws_studio', photo);
});

test('that are gone, of another workspace, or below an unknown instance are not found', async () => {
  const { put, person, repository } = await start();
  const id = await put();
  const photo = await repository.messaging.findMedia('ws_studio', 'med_demo_photo');
  assert.ok(photo);
  // The store has lost its bytes.
  await repository.put('media', 'ws_studio', { ...photo, id: 'med_lost' });
  for (const path of [
    `/${id}/media/med_nobody`,
    `/${id}/media/med_sounds_cover`,
    `/${id}/media/med_lost`,
    '/ins_nobody/media/med_demo_photo',
  ]) {
    const { status, headers, text } = await person.get(home + path);
    assert.deepEqual([status, headers['content-type']], [404, 'text/html; charset=utf-8'], path);
    assert.ok(text.includes('<h1>Not found</h1>'));
  }
});

test.run();
