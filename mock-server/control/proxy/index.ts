/** A real server beside the mock server. Loaded if there is one. */
import { type ProxyPart, type ProxySettings, proxyControl } from './control.ts';
import type { ProxyOptions } from './options.ts';
import { realServer } from './real-server.ts';

export interface RealServerProxy {
  /** For an instance of the mock server. */
  control(settings: ProxySettings): ProxyPart;
  close(): void;
}

/** `own`: the URLs of the mock server. @throws TypeError for an address that is not allowed */
export async function openProxy(
  given: string | ProxyOptions,
  own: readonly string[],
): Promise<RealServerProxy> {
  const options = typeof given === 'string' ? { url: given } : given;
  const server = realServer(options, own);
  await server.check();
  return {
    control: settings => proxyControl(server, options.mocks, settings),
    close: server.close,
  };
}
