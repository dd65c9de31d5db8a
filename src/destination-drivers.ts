/** Where events can be sent other than to URLs: message brokers, and what a host defines. */
export {
  type AllowedAddress,
  type Destination,
  type DestinationConnection,
  type DestinationContext,
  type DestinationDeclaration,
  type DestinationMessage,
  type DestinationSettings,
  defineDestination,
} from './destinations/destination.ts';
export { kafka } from './destinations/kafka.ts';
export { nats } from './destinations/nats.ts';
export { rabbitmq } from './destinations/rabbitmq.ts';
export { redisStreams } from './destinations/redis-streams.ts';
