/** The clients of brokers, which are optional: anyone who compiles this package may have none of them. */
declare module '@nats-io/jetstream';
declare module '@nats-io/transport-node';
declare module 'amqplib';
declare module 'ioredis';
declare module 'kafkajs';
