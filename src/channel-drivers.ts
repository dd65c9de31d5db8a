/** The channel drivers of this package, and its media stores. */
export { type BridgeDriver, bridge } from './messaging/drivers/bridge/driver.ts';
export type { BridgeOptions } from './messaging/drivers/bridge/options.ts';
export type { Misbehaviour, SimulatedMessage } from './messaging/drivers/simulated/account.ts';
export {
  type SimulatedDriver,
  type SimulatedOptions,
  simulated,
} from './messaging/drivers/simulated/driver.ts';
export type { SimulatedPerson } from './messaging/drivers/simulated/person.ts';
export { xmpp } from './messaging/drivers/xmpp/driver.ts';
export type { XmppOptions } from './messaging/drivers/xmpp/options.ts';
export { folderMedia } from './messaging/media/folder-store.ts';
export { memoryMedia } from './messaging/media/memory-store.ts';
