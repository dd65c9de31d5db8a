/**
 * Checks the fixtures of the package, so that mock servers need not check them at each start. If they are invalid, the
 * mock server says so when it starts.
 */
import { writeFileSync } from 'node:fs';
import { checkedFile, digestOfFiles } from '../mock-server/fixtures/checked.ts';
import { readOwn } from '../mock-server/fixtures/load.ts';
import { startMock } from '../mock-server/start.ts';

const files = await readOwn().catch(() => null);
const mock = await startMock({ port: null }).catch(() => null);
if (files !== null && mock !== null) writeFileSync(checkedFile, digestOfFiles(files));
await mock?.close();
