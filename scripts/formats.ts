/** The functions behind `format` in compiled validators. The generated code imports them while it is bundled. */
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isDecimal, isPowerOfTwo } from '../src/common/number-formats.ts';

export const email = fullFormats.email;
export const uri = fullFormats.uri;
export const decimal = { type: 'number', validate: isDecimal };
const powerOfTwo = { type: 'number', validate: isPowerOfTwo };
const dateTime = fullFormats['date-time'];

export { dateTime as 'date-time', powerOfTwo as 'power-of-two' };
export const date = fullFormats.date;
