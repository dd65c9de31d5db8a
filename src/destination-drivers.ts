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
