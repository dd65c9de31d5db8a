/** The errors of requests that cannot be passed on. */
import { errorRows } from '../../../src/common/errors/errors.ts';

export const proxyErrors = errorRows({
  proxy_failed: { status: 502, message: 'The real server cannot be reached' },
  proxy_timeout: { status: 504, message: 'The real server has not answered in time' },
  proxy_loop: { status: 508, message: 'The request would come back: the real server passes on to this one' },
  proxy_upgrade: { status: 501, message: 'The mock server does not pass on requests for another protocol' },
});
