/** The stock client of the OpenAI API, unmodified. */
import assert from 'node:assert/strict';
import OpenAI from 'openai';
import { startMock } from '../../mock-server/index.ts';
import { fixtures, secrets, suiteOf } from '../helper.ts';

const test = suiteOf('The openai package');

test('lists the models', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const client = new OpenAI({ baseURL: `${mock.url}/api/v1`, apiKey: secrets.studio, maxRetries: 0 });
  const ids: string[] = [];
  for await (const model of client.models.list()) ids.push(model.id);
  assert.deepEqual(
    ids,
    fixtures.models.ws_studio?.map(({ id }) => id),
  );
});

test('reports a refused key as its own error', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const client = new OpenAI({ baseURL: `${mock.url}/api/v1`, apiKey: 'wrong', maxRetries: 0 });
  await assert.rejects(
    async () => {
      await client.models.list();
    },
    (error: unknown) => error instanceof OpenAI.AuthenticationError && error.status === 401,
  );
});

test.run();
