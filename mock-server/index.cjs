/**
 * The mock server for CommonJS. It is loaded as a module when it is started, because Jest has a loader of its own for
 * CommonJS, which cannot require modules. The build puts this file beside `mock.js`.
 */
'use strict';
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');
const vm = require('node:vm');

const { href } = pathToFileURL(join(__dirname, 'mock.js'));

/** With the loader of Node.js itself: inside of Jest, `import` needs a flag. */
const withNode = () =>
  vm.runInThisContext('url => import(url)', {
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  })(href);

let loading;
const load = () => {
  loading ??= import(href).catch(error => {
    if (!String(error.code).startsWith('ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING')) throw error;
    return withNode();
  });
  return loading;
};

exports.startMock = async options => (await load()).startMock(options);
