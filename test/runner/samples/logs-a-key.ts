import { suite } from 'uvu';

const test = suite('Logs a key');
test('writes what nobody may read', () => {
  console.log(`used ${'mk_'}${'a1'.repeat(19)}`);
});
test.run();
