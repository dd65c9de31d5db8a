import { errorRows } from '../common/errors/errors.ts';

export const requestErrors = errorRows({
  request_not_found: { status: 404, message: 'Request not found' },
});
