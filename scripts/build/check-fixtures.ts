/** Checks the fixtures of the package, so that mock servers need not check them at each start. */
import { startMock } from '../../mock-server/start.ts';

const mock = await startMock({ port: null });
await mock.close();
