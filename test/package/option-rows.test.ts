/** An option of an engine stands in two places: its member with the prose for its host, and its row. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resolveLowdbOptions } from '../../src/adapters/lowdb/options.ts';
import { resolvePostgresOptions } from '../../src/adapters/postgres/options.ts';
import { realTime } from '../../src/common/time/worker-time.ts';
import { withRouterDefaults } from '../../src/factories/router-options.ts';
import { withLinkDefaults } from '../../src/links/redirects/options.ts';
import { withMessagingDefaults } from '../../src/messaging/engine/options.ts';
import { withRequestLogDefaults } from '../../src/requests/engine.ts';
import { resolveWorkerOptions } from '../../src/webhooks/options.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Options of engines');

const root = fileURLToPath(new URL('../../src/', import.meta.url));

/** `derived`: numbers that are computed from options, and have their names. */
const engines = [
  {
    folder: 'webhooks',
    file: 'webhooks/options.ts',
    resolved: resolveWorkerOptions({}, realTime),
    // `onError` of the host is called by another one.
    derived: ['leaseFor', 'onError'],
  },
  {
    folder: 'messaging/engine',
    file: 'messaging/engine/options.ts',
    resolved: withMessagingDefaults({} as never),
    // Objects, whose members have rows of their own.
    derived: ['timeouts', 'health'],
  },
] as const;

const source = (file: string) => readFileSync(`${root}${file}`, 'utf8');

for (const { folder, file, resolved, derived } of engines) {
  const names = Object.keys(resolved);

  test(`of ${folder} have their type in ${file} only`, () => {
    assert.ok(names.length > 10);
    const others = readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts') && `${folder}/${name}` !== file)
      .map(name => `${folder}/${name}`);
    const copies = others.flatMap(other =>
      names
        .filter(name => !(derived as readonly string[]).includes(name))
        .filter(name =>
          new RegExp(`^ +readonly ${name}\\??: (?:number|readonly number)`, 'm').test(source(other)),
        )
        .map(name => `${other} ${name}`),
    );
    assert.deepEqual(copies, []);
    for (const name of names.filter(one => !(derived as readonly string[]).includes(one))) {
      const places = source(file).match(new RegExp(`^ {2}(?:readonly )?${name}\\??: `, 'gm')) ?? [];
      assert.ok(places.length <= 2, `${name} stands in ${places.length} places`);
    }
  });

  test(`of ${folder} are used: each is named outside of ${file}`, () => {
    const [room = ''] = folder.split('/');
    const texts = readdirSync(`${root}${room}`, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts') && `${room}/${name}` !== file)
      .map(name => source(`${room}/${name}`).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''));
    const unused = names.filter(name => !texts.some(text => new RegExp(`\\b${name}\\b`).test(text)));
    assert.deepEqual(unused, []);
  });

  test(`of ${folder} say the default that they have`, () => {
    const stated = [...source(file).matchAll(/@default (\d+)\b[^*]*\*\/\s+readonly (\w+)\?: number/g)];
    assert.ok(stated.length > 7);
    for (const [, value, name = ''] of stated)
      if (name in resolved)
        assert.equal((resolved as unknown as Record<string, unknown>)[name], Number(value), name);
  });
}

for (const { file, resolved, least = 3 } of [
  { file: 'factories/router-options.ts', resolved: withRouterDefaults({} as never) },
  { file: 'adapters/lowdb/options.ts', resolved: resolveLowdbOptions({}), least: 2 },
  { file: 'links/redirects/options.ts', resolved: withLinkDefaults({} as never) },
  { file: 'requests/engine.ts', resolved: withRequestLogDefaults({} as never) },
  { file: 'adapters/postgres/options.ts', resolved: resolvePostgresOptions({ connectionString: '/' }) },
])
  test(`in ${file} say the default that they have`, () => {
    const stated = [
      ...source(file).matchAll(/@default\s+(?:\* )?(\d+|true|false|'\w+')[^*]*\*\/\s+readonly (\w+)\?: /g),
    ].filter(([, , name = '']) => name in resolved);
    assert.ok(stated.length >= least, `${stated.length} defaults`);
    for (const [, value = '', name = ''] of stated)
      assert.equal(String((resolved as Record<string, unknown>)[name]), value.replaceAll("'", ''), name);
  });

test.run();
