/** Names errors in the header `X-Error-Code`. */
import type { ServerResponse } from 'node:http';
import {
  errorCodeHeader,
  errorOfStatus,
  isErrorCode,
  type MarketplaceError,
} from '../common/errors/errors.ts';

/** Names an error. An application may throw one that it has not declared. */
export function setErrorCode(res: ServerResponse, { code }: Pick<MarketplaceError, 'code'>): void {
  if (isErrorCode(code)) res.setHeader(errorCodeHeader, code);
}

/** Names an error by its status, unless it is named already. Call it before the headers are sent. */
export function nameError(res: ServerResponse): void {
  if (res.statusCode < 400 || res.headersSent || res.hasHeader(errorCodeHeader)) return;
  setErrorCode(res, errorOfStatus(res.statusCode));
}
