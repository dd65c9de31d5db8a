/** What the benchmarks need of the package, and no entry of it exports. `npm run bench` bundles this file. */
export { lineWriter } from '../mock-server/line-writer.ts';
export { emptyData } from '../src/adapters/rules/empty.ts';
export { tracedRepository } from '../src/repository/traced.ts';
export { link } from '../src/testing/links/sample.ts';
export { endpoint, event } from '../src/testing/sample.ts';
