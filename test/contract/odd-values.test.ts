/** What clients may send to every operation: new ones are covered when they are declared. */
import assert from 'node:assert/strict';
import { schemas } from '../../src/generated/schemas.ts';
import { operations } from '../built-in.ts';
import { secrets, send, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { goodCalls, requestOf } from './calls.ts';
import { assertDescribed } from './described.ts';
import { start, urlOf } from './service.ts';

const test = suiteOf('Odd values for every operation', { isLong: true });

for (const [storage, open] of eachStorage(storages)) {
  for (const operation of operations) {
    const call = goodCalls[operation.id] ?? {};
    const changes = operation.writes ?? operation.method !== 'GET';

    test(`${operation.id} on ${storage} answers any text without an error of ours: no value causes a 500`, async () => {
      const { mock } = await start(open, { changes });
      const odd = [
        'a\ud800b',
        'a\0b',
        'a\u0007',
        '0000-01-01T00:00:00Z',
        '2030-12-31T23:59:60Z',
        '',
        {},
        [],
        ['\ud800'],
        null,
        1e300,
      ];
      const names = Object.keys(
        (schemas[operation.raw?.content['application/json']?.schema ?? operation.request]?.properties ??
          {}) as object,
      );
      for (const name of operation.method === 'GET' ? [] : names)
        for (const value of odd) {
          const answer = await send(
            urlOf(mock.url, operation, call),
            requestOf(operation.method, { ...call, body: { ...call.body, [name]: value } }, secrets.studio),
          );
          assert.ok(answer.status < 500, `${name}: ${JSON.stringify(value)} is ${answer.status}`);
          assertDescribed(operation.id, answer);
        }
      for (const value of ['%00', '%ED%A0%80', '%', '', '0000-01-01T00:00:00Z', '1e300', '9'.repeat(40)])
        for (const name of operation.method === 'GET' ? names : []) {
          const query = `${call.query === undefined ? '' : `${call.query}&`}${name}=${value}`;
          const url = urlOf(mock.url, operation, { ...call, query });
          const answer = await send(url, requestOf(operation.method, call, secrets.studio));
          assert.ok(answer.status < 500, `${name}=${value} is ${answer.status}`);
          assertDescribed(operation.id, answer);
        }
    });
  }
}

test.run();
