/** The files of the console that spreadsheets open. */
import assert from 'node:assert/strict';
import { csvHead, csvLine } from '../../src/console/csv.ts';
import { builtIn } from '../../src/factories/built-in/groups.ts';
import { suiteOf } from '../helper.ts';
import { home, spring, start } from './demo-pages.ts';

const test = suiteOf('CSV files of the console');

test('have no formula, wherever a spreadsheet could find its beginning', () => {
  for (const [text, cell] of [
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(1)', "'@SUM(1)"],
    ['\uff1d1', "'\uff1d1"],
    ['\uff0b1', "'\uff0b1"],
    ['\uff0d1', "'\uff0d1"],
    ['\uff201', "'\uff201"],
    [' =1', " '=1"],
    ['\u00a0=1', "\u00a0'=1"],
    ['a;=1', `"a;'=1"`],
    ['a; "=1', `"a; ""'=1"`],
    ['a\t=1', `"a\t'=1"`],
    ['a\n=1', `"a\n'=1"`],
    ['\n=1', `"'\n'=1"`],
    ['\nx', `"'\nx"`],
    ['\tx', `"'\tx"`],
    ['\rx', `"'\rx"`],
    ['a=1;b', '"a=1;b"'],
    ['a "b", c', '"a ""b"", c"'],
    ['Zoë', 'Zoë'],
  ] as const)
    assert.equal(csvLine([text]), `${cell}\r\n`);
  assert.equal(
    csvLine([-1, true, null, undefined, [{ to: 'a;=1' }]]),
    `-1,true,,,"[{""to"":""a;'=1""}]"\r\n`,
  );
  assert.equal(csvHead(['day', 'clicks']), '\ufeffday,clicks\r\n');
});

test('begin with the mark by which Excel knows their encoding, all of them', async cleanup => {
  const { person } = await start(cleanup);
  const files = builtIn.flatMap(({ console }) =>
    (console?.routes ?? []).flatMap(([path]) => (path.endsWith('.csv') ? [path] : [])),
  );
  assert.equal(files.length, 6);
  for (const path of files) {
    const { status, bytes } = await person.get(
      path
        .replace('/workspaces/:workspace_id/links/:link_id', spring)
        .replace('/workspaces/:workspace_id', home),
    );
    assert.equal(status, 200, path);
    assert.equal(bytes.subarray(0, 3).toString('hex'), 'efbbbf', path);
  }
});

test.run();
