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
`;

export function writeCommonJs(names, folder) {
  for (const name of names) writeFileSync(`${folder}/${name}.cjs`, entry(name));
}
