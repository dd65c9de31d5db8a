/** Writes the entries for `require`. */
import { writeFileSync } from 'node:fs';

/**
 * Jest has a loader of its own for CommonJS, which cannot load modules. That of Node.js can, and gives the same module as
 * `import`. Its code has to come from outside of Jest's context, where `node:module` is Jest's.
 */
const entry = name => `'use strict';
const vm = require('node:vm');
const createRequire = vm.runInThisContext("process.getBuiltinModule('node:module').createRequire");
module.exports = createRequire(__filename)('./${name}.js');
${inContext[name] ?? ''}`;

/** What entries do in the context in which they are required: that of a test file of Jest has hooks and a clock. */
const inContext = {
  jest: `0 && (module.exports = { mock, useJest });
if (typeof beforeAll === 'function' && typeof expect === 'function') {
  const options = { now: () => Date.now(), ...globalThis.marketplace };
  module.exports.useJest({ expect, beforeAll, beforeEach, afterAll }, options, true);
}
`,
};

export function writeCommonJs(names, folder) {
  for (const name of names) writeFileSync(`${folder}/${name}.cjs`, entry(name));
}
