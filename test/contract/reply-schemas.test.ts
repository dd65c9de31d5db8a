/** The schemas of replies are made from the operations, which name the schema of what a reply holds. */
import assert from 'node:assert/strict';
import { withReplies } from '../../scripts/reply-schemas.ts';
import { writtenSchemas } from '../../scripts/schemas.ts';
import { jsonReply, listReply } from '../../src/group/envelope.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('The schema of a reply');

test('is made where an operation declares the reply, beside the schema of its records', async () => {
  const schemas = await withReplies(await writtenSchemas());
  const { title, description, properties } = Object(schemas.get('members/member-list-reply.json'));
  assert.deepEqual([title, description], ['MemberListReply', 'The members of the workspace.']);
  assert.deepEqual(properties.data, { type: 'array', items: { $ref: './member.json' } });
  assert.deepEqual([...schemas.keys()], [...schemas.keys()].sort());
});

test('is not written by hand too', async () => {
  const written = await writtenSchemas();
  written.set('members/member-reply.json', { title: 'MemberReply' });
  await assert.rejects(
    withReplies(written),
    /members\/member-reply\.json: the operations declare this reply/,
  );
});

test('has records of a schema that exists', async () => {
  const written = await writtenSchemas();
  written.delete('members/member.json');
  await assert.rejects(withReplies(written), /MemberListReply: no schema has the title Member/);
});

test('has a title of its own', async () => {
  const written = await writtenSchemas();
  const title = 'SharedReply';
  const model = { reply: jsonReply('Model', 'A model.', { title }) };
  const same = { reply: { ...jsonReply('Model', 'The model.', { title }), status: 201 as const } };
  const schemas = await withReplies(written, [model, same]);
  assert.equal(Object(schemas.get('models/shared-reply.json')).description, 'A model.');
  for (const reply of [jsonReply('Item', 'An item.', { title }), listReply('Model', 'All.', { title })])
    await assert.rejects(withReplies(written, [model, { reply }]), /two replies are called SharedReply/);
});

test.run();
