/** The settings of an instance of the simulated channel. */
import type { JsonSchema } from '../../../generated/schemas.ts';

export interface SimulatedSettings {
  readonly address: string | null;
  readonly pairAfter: number | null;
  readonly answers: boolean;
}

export const settingsSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    address: {
      type: 'string',
      description: 'Its own address. Without it, one is made up.',
      pattern: '^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$',
      minLength: 1,
      maxLength: 255,
      examples: ['+4930901820'],
    },
    pair_after: {
      description: 'After how many seconds somebody pairs the instance. If it is null, nobody does.',
      anyOf: [{ type: 'number', minimum: 0, maximum: 3600 }, { type: 'null' }],
      default: 3,
      examples: [3],
    },
    answers: {
      type: 'boolean',
      description: 'Whether people answer what the instance sends.',
      default: true,
      examples: [true],
    },
  },
};

export const simulatedSettings = (given: Readonly<Record<string, unknown>>): SimulatedSettings => ({
  address: typeof given.address === 'string' ? given.address : null,
  pairAfter: given.pair_after === null ? null : Number(given.pair_after ?? 3),
  answers: given.answers !== false,
});
