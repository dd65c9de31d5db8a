/** How validators compare values. It is plain JavaScript, so that the sandbox can run it without a build. */
import { isSameJson } from './same-json.js';

const theirs = 'require("ajv/dist/runtime/equal").default';

/**
 * Makes an instance of Ajv compare values as JSON, in all keywords. Its own comparison calls `toString` and `valueOf` of
 * the data, which may be no functions (https://github.com/ajv-validator/ajv/issues/2624). `code`: Ajv's code of
 * `isSameJson`, for generated validators.
 *
 * @type {<Instance extends { readonly scope: { value: Function } }>(ajv: Instance, code?: unknown) => Instance}
 */
export function comparingAsJson(ajv, code) {
  const { scope } = ajv;
  const value = scope.value.bind(scope);
  scope.value = (name, given) =>
    value(name, String(given.code) === theirs ? { ref: isSameJson, code } : given);
  return ajv;
}
