/** What compiled validators take for `format`: imported by the generated code while it is bundled. */
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isDecimal } from './decimal-format.ts';

export const email = fullFormats.email;
export const uri = fullFormats.uri;
export const decimal = { type: 'number', validate: isDecimal };
const dateTime = fullFormats['date-time'];

export { dateTime as 'date-time' };
export const date = fullFormats.date;
