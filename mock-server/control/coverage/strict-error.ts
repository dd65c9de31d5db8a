/** The error of strict mode. */
import { errorRows } from '../../../src/common/errors/errors.ts';

export const { strict_mode: strictError } = errorRows({
  strict_mode: { status: 400, message: 'Strict mode' },
});
