import streams from 'readable-stream';

export const { pipeline, finished } = (
  streams as unknown as { promises: typeof import('node:stream/promises') }
).promises;
